import { readFileSync } from "node:fs";
import ts from "typescript";
import { sourceFiles } from "./source-files.ts";

// Says which files and functions are too long to be understood at one reading; part of `npm run check`.

const mostFileLines = 400;
const mostFunctionLines = 80;
/** Long data tables are as easy to read as short ones, and nobody reads generated code. */
const mayBeLong = /\.generated\.|^demo\/|\.(shader|glsl)\.ts$/;
/** One `describe` holds a file's tests. */
const mayHoldLongFunctions = /\.(test|spec|shader|glsl)\.tsx?$|\.generated\./;

const findings = sourceFiles(/\.(tsx?|mjs|css)$/).flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return [...fileFindings(file, text), ...(/\.css$/.test(file) ? [] : functionFindings(file, text))];
});
for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? "No file and no function is too long" : `${findings.length} too long`);
process.exitCode = findings.length === 0 ? 0 : 1;

function fileFindings(file: string, text: string): string[] {
  const lines = linesOf(text);
  if (lines <= mostFileLines || mayBeLong.test(file)) return [];
  return [`${file} has ${lines} lines (at most ${mostFileLines})`];
}

function functionFindings(file: string, text: string): string[] {
  if (mayHoldLongFunctions.test(file) || linesOf(text) <= mostFunctionLines) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const findings: string[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node, parent: ts.Node): void => {
    const last = lineOf(node.end);
    // nothing in it is too long either
    if (last - lineOf(node.pos) < mostFunctionLines) return;
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const first = lineOf(node.getStart(source));
      const lines = last - first + 1;
      if (lines > mostFunctionLines) {
        const name = nameOf(node, parent);
        findings.push(`${file}:${first} ${name} has ${lines} lines (at most ${mostFunctionLines})`);
      }
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return findings;
}

function linesOf(text: string): number {
  return text.trimEnd().split("\n").length;
}

function nameOf(node: ts.SignatureDeclaration, parent: ts.Node): string {
  const named = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  return named && ts.isIdentifier(named) ? named.text : "a function";
}

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dataTexts, type InterfaceText, interfaceTexts } from "./support/interface-texts.ts";

interface Pattern {
  source: string;
  write: string;
}

/** The table "Never in the interface" of docs/writing.md. */
function patterns(): Pattern[] {
  const [, section = ""] = readFileSync("docs/writing.md", "utf8").split("## Never in the interface");
  const table = section.split("\n## ")[0]!;
  return [...table.matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(([, source = "", write = ""]) => ({
    source: source.replaceAll("\\|", "|"),
    write,
  }));
}

const files = execFileSync(
  "git",
  [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "web",
    "server",
    "domain",
    "contract",
    "content",
  ],
  {
    encoding: "utf8",
  },
).split("\n");
const code = files.filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.|test-support|\.(generated|table)\./.test(file),
);
/** What people read of the content; the rest are words that people type, and materials. */
const data = files.filter((file) =>
  /^content\/(?:(?:emails|pages|style-profile)\/.+|(?:checklists|drawn-shapes|product-guides)\.json)$/.test(
    file,
  ),
);

const texts = [...code.flatMap(interfaceTexts), ...data.flatMap(dataTexts)];

describe("the texts of the interface", () => {
  it("are found in pages, emails and errors", () => {
    const of = (text: string) => texts.some((one: InterfaceText) => one.text.includes(text));
    expect(of("Save address")).toBe(true);
    expect(of("Invalid Card Number.")).toBe(true);
    expect(of("Wait for the reply with the return address")).toBe(true);
    expect(of("Our mission is to reduce the cost")).toBe(true);
    expect(texts.length).toBeGreaterThan(5000);
  });

  it.each(patterns())("never say $source: write $write", ({ source }) => {
    const found = texts.filter(({ text }) => new RegExp(source, "iu").test(text));
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it("are measured by a table", () => {
    expect(patterns().length).toBeGreaterThan(10);
  });
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routePaths } from "../../tests/journeys/route-examples.ts";
import { sourceFiles } from "../source-files.ts";
import { filesReadBy } from "./reads.ts";

const root = join(import.meta.dirname, "../..");

/** What every page and every test of the API is made with; followed further, each would read the whole server. */
const switchboards = ["server/domains.ts", "server/app.ts", "server/jobs.ts", "contract/index.ts"];

/** Files that differ from what git has at `since`, a commit or branch, as they lie there now. */
export function changedFiles(since = "HEAD"): Set<string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return new Set([
    ...git("diff", "--name-only", "--relative", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]);
}

/**
 * The tests that `changed` may have broken: those that read such a file. A server test reads the files beside it; a
 * journey reads the pages whose URLs it, or its imports, name, and a page the parts of the server that it calls.
 */
export function testsThatRead(changed: ReadonlySet<string>): { tests: string[]; journeys: string[] } {
  const touches = (files: Iterable<string>) => [...files].some((file) => changed.has(file));
  const calls = callsAnsweredBy(touches);
  const pages = routePaths.all
    .map(({ path, file }) => ({ path, files: filesReadBy(`web/${file}`, switchboards) }))
    .filter(({ files }) => touches(files) || makesOneOf(calls, files))
    .map(({ path }) => path);
  return {
    tests: sourceFiles(/\.test\.tsx?$/).filter((test) =>
      [test, ...besides(test)].some((file) => touches(filesReadBy(file, switchboards))),
    ),
    journeys: sourceFiles(/\.spec\.ts$/).filter((spec) => {
      const files = [...filesReadBy(spec)];
      const own = files.filter((file) => file.startsWith("tests/journeys/"));
      return touches(own) || touches(["web/root.tsx"]) || pages.some((path) => names(own, path));
    }),
  };
}

/**
 * The calls, such as "GET /api/boards", whose answers may be other ones: their routes, or what every call goes through,
 * read a changed file. Followed from one part of the server into the next, nearly every call would read every part.
 */
function callsAnsweredBy(touches: (files: Iterable<string>) => boolean): string[] {
  const doors = sourceFiles(/^server\/domains\/[^/]+\/[^/]+\/index\.ts$/);
  const readsChange = (file: string, except: readonly string[]) =>
    touches(filesReadBy(file, [...except, ...doors]));
  const routes = sourceFiles(/^server\/.+\.routes\.ts$/);
  const changed = ["server/main.ts", "server/domains/identity/accounts/identify.ts"].some((file) =>
    readsChange(file, ["server/domains.ts"]),
  )
    ? routes
    : routes.filter((file) => readsChange(file, switchboards));
  const served = new Set(changed.flatMap((file) => namesOfContract(textOf(file))));
  return sourceFiles(/^contract\/.+(?<!\.test)\.ts$/).flatMap((file) =>
    [...textOf(file).matchAll(/export const (\w+) = endpoint\(\s*"([^"]+)"/g)]
      .filter(([, name]) => served.has(name!))
      .map(([, , key]) => key!),
  );
}

/** What a file imports of the contract. */
const namesOfContract = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from "[^"]*\/contract\//g)].flatMap(([, names]) =>
    names!.split(",").map((name) => name.trim().split(" as ")[0]!),
  );

const makesOneOf = (calls: readonly string[], files: ReadonlySet<string>): boolean =>
  [...files].some(
    (file) => file.startsWith("web/") && calls.some((key) => textOf(file).includes(`"${key}"`)),
  );

/** A part of the server is tested whole, by calls that end in any of its files. */
function besides(test: string): string[] {
  const part = /^server\/domains\/[^/]+\/[^/]+\//.exec(test)?.[0];
  return part ? sourceFiles(new RegExp(`^${part}[^/]+(?<!\\.test)\\.ts$`)) : [];
}

function names(files: readonly string[], path: string): boolean {
  const [start = ""] = path.split(":");
  const ends = start === path ? ['"', "'", "`", "?", "#"] : [""];
  const addresses = ['"', "'", "`", "/"].flatMap((before) => ends.map((end) => `${before}${start}${end}`));
  const texts = files.map(textOf);
  return texts.some((text) => addresses.some((address) => text.includes(address)));
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
  texts.set(file, text);
  return text;
}

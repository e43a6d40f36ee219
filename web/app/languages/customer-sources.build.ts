import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { folderOf } from "./folders.build.ts";

const root = join(import.meta.dirname, "../../..");

/** Pages of people who work here; what they share with customers' pages is found through those. */
const ofWork =
  /^web\/areas\/(?:admin|vendor|payouts|developer|dev|pro\/(?!leads\/lead-form|crm\/invitations\/invitation\.page))|^web\/areas\/(?:hiring\/work\/(?:request|hire-profile)|reviews\/answers|proposals\/editor|projects\/pro\/|today\/(?:steps|first-steps|money|client-steps)\.)|^web\/app\/shells\/work/;

const imports =
  /\b(?:import|export)\s+(?!type\b)[^;"]*?\bfrom\s+"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"|\bimport\s+"(\.[^"]+)"/g;

export interface Source {
  file: string;
  code: string;
}

/**
 * Every module whose texts a customer can see: the customers' pages and what they load, and what
 * the server writes to customers, by path.
 */
export function customerSources(): Source[] {
  const routes = readFileSync(join(root, "web/routes.ts"), "utf8");
  const pages = Array.from(routes.matchAll(/"((?:areas|app)\/[^"]+\.tsx?)"/g), ([, page]) => `web/${page}`);
  const waiting = ["web/root.tsx", ...pages];
  const found = new Map<string, string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || ofWork.test(file) || !/\.tsx?$/.test(file)) continue;
    const code = readFileSync(join(root, file), "utf8");
    found.set(file, code);
    for (const [, ...paths] of code.matchAll(imports)) {
      const path = paths.find(Boolean)!;
      // types of the router's own
      if (!path.includes("+types/") && !path.includes("?"))
        waiting.push(posix.join(posix.dirname(file), path));
    }
  }
  for (const file of globSync("server/**/*.ts", { cwd: root }).map((one) => one.replaceAll("\\", "/")))
    if (folderOf(file)) found.set(file, readFileSync(join(root, file), "utf8"));
  for (const file of globSync("domain/designer/**/*.ts", { cwd: root }).map((one) =>
    one.replaceAll("\\", "/"),
  ))
    if (folderOf(file) === "designs") found.set(file, readFileSync(join(root, file), "utf8"));
  return [...found]
    .map(([file, code]) => ({ file, code }))
    .filter(({ file }) => folderOf(file) && !isReplaced(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Whether Spanish pages have `words.es.ts` in its place, and nothing of it. */
function isReplaced(file: string): boolean {
  const own = join(root, file.replace(/(\.tsx?)$/, ".es$1"));
  if (!existsSync(own)) return false;
  const code = readFileSync(own, "utf8").replace(/^import type [^;]*;/gm, "");
  return !code.includes(`"./${posix.basename(file)}"`);
}

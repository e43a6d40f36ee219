import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const documents = ["*.md", "{bench,client,content,demo,docs}/**/*.md"].flatMap((pattern) =>
  globSync(pattern, { exclude: (name) => name === "node_modules" }),
);

/** The address of a heading within its page, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
    .trim()
    .replaceAll(" ", "-");

const withoutCode = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "");
const anchorsOf = (file: string): string[] =>
  [...withoutCode(readFileSync(file, "utf8")).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    anchorOf(heading!),
  );

/** What is wrong with a link to a file of ours; undefined if it leads somewhere. */
function problemOf(from: string, link: string): string | undefined {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? from : normalize(join(dirname(from), path));
  if (!existsSync(file)) return `${from}: ${link} is not there`;
  if (anchor === undefined || !file.endsWith(".md")) return undefined;
  return anchorsOf(file).includes(anchor) ? undefined : `${from}: ${link} has no such heading`;
}

describe("documents", () => {
  it("have only links that lead somewhere", () => {
    const links = documents.flatMap((file) =>
      [...withoutCode(readFileSync(file, "utf8")).matchAll(/\]\(([^)\s]+)\)/g)].map(
        ([, link]) => [file, link!] as const,
      ),
    );
    const ours = links.filter(([, link]) => !/^([a-z]+:|\/)/.test(link));
    expect(ours.length).toBeGreaterThan(50);
    expect(ours.flatMap(([file, link]) => problemOf(file, link) ?? [])).toEqual([]);
  });

  it("have steps for every alert, where the alert says", () => {
    const rules = readFileSync("deploy/prometheus/alerts.yaml", "utf8");
    const alerts = [...rules.matchAll(/- alert: (\w+)[\s\S]*?runbook: (\S+)/g)];
    expect(alerts.length).toBe(rules.match(/- alert:/g)!.length);
    for (const [, name, runbook] of alerts) {
      expect(runbook).toBe(`docs/operations/incidents.md#${name!.toLowerCase()}`);
      expect(anchorsOf("docs/operations/incidents.md")).toContain(name!.toLowerCase());
    }
  });
});

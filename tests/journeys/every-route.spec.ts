import { expect, type Page, test } from "@playwright/test";
import { asksAll, PageFaults } from "./page-faults.ts";
import {
  type Example,
  examples,
  fileExamples,
  type Known,
  routePaths,
  type Visitor,
} from "./route-examples.ts";
import { arrive, findOut } from "./route-visitors.ts";

// Opens every page of the route table as a user who may see it, at phone, tablet and desktop size.

const widths = [390, 820, 1440] as const;
const visitors = [...new Set(Object.values(examples).flatMap((those) => those.map(({ by }) => by)))];
const pages = new Map<Visitor, Page>();
let known: Known;

test.beforeAll(async ({ browser }) => {
  for (const visitor of visitors) pages.set(visitor, await arrive(browser, visitor));
  known = await findOut(pages);
});

test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close();
});

test("every route has an example here", () => {
  const without = (paths: string[], given: object) => paths.filter((path) => !(path in given));
  expect(without(routePaths.pages, examples)).toEqual([]);
  expect(without(routePaths.files, fileExamples)).toEqual([]);
  expect(routePaths.pages.length).toBeGreaterThan(60);
});

test("the files among the routes are there", async ({ request }) => {
  for (const [path, { address, type }] of Object.entries(fileExamples)) {
    const answer = await request.get(address(known));
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
      path,
      200,
      expect.stringMatching(type),
    ]);
  }
});

for (const visitor of visitors) {
  const theirs = Object.values(examples).flatMap((those) => those.filter(({ by }) => by === visitor));
  // opened once, on a phone, and made wider: 70 pages in three windows each would take twice as long
  test(`every page for a ${visitor} is whole on a phone, a tablet and a desk`, async () => {
    test.slow();
    const page = pages.get(visitor)!;
    const faults = new PageFaults(page);
    for (const example of theirs) {
      const { isRoom, isMain } = example;
      await page.setViewportSize({ width: widths[isRoom ? 1 : 0], height: 900 });
      await faults.look(addressOf(example), example);
      await faults.ask();
      if (isRoom) continue;
      for (const width of widths.slice(1)) {
        await faults.turn(width);
        if (asksAll || (isMain && width === 1440)) await faults.ask();
      }
    }
    expect(faults.found).toEqual([]);
  });
}

test("the cookies policy lists everything that these browsers hold", async () => {
  const page = pages.get("guest")!;
  await page.goto("cookies_policy");
  const cells = await page.getByRole("table").locator("tbody td:first-child").allInnerTexts();
  const listed = new Set(cells.flatMap((names) => names.split(", ")));
  const held = new Set((await Promise.all([...pages.values()].map(namesHeld))).flat());
  expect(held.size).toBeGreaterThan(5);
  expect([...held].filter((name) => !listed.has(name))).toEqual([]);
});

/** The names of cookies and of what is in storage; one for each room begins with the name of all. */
async function namesHeld(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).concat(await caches.keys()),
  );
  return [...cookies.map(({ name }) => name), ...stored.map((name) => name.split(":")[0]!)];
}

const addressOf = ({ address }: Example): string => (typeof address === "string" ? address : address(known));

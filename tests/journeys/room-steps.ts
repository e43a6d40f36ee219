import { expect, type Page } from "@playwright/test";
import { inShowroom } from "./people.ts";

const roomAddress = /\/visualize\/room\/[0-9a-f-]{36}/;

/** For what is the same with and without 3D: the room opens at once. */
export async function withoutGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind as "2d", ...(more as []));
    } as typeof getContext;
  });
}

/** What the browser held back by the page's policy, from here on. */
export async function heldBack(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("tellHeldBack", (words: string) => found.push(words));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile, lineNumber }) => {
      (window as unknown as { tellHeldBack(words: string): void }).tellHeldBack(
        `${violatedDirective} ${sourceFile}:${lineNumber}`,
      );
    });
  });
  return found;
}

/** Begins a room as one does: in the list of templates. */
export async function beginBathroomByHand(page: Page): Promise<string> {
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/templates?room=bathroom");
  await page
    .getByRole("button", { name: /^Start (from|with) this/ })
    .first()
    .click();
  await expect(page).toHaveURL(roomAddress);
  await isSetUp(page);
  return page.url();
}

interface Template {
  id: string;
  area_sqft: number;
}

/** Is in a bathroom of the first template, for journeys that are not about how one begins a room. */
export const beginBathroom = (page: Page): Promise<string> => begin(page, ([first]) => first);

/** Is in the smallest bathroom, which takes two thirds of the time to draw, for what is the same in any room. */
export const beginSmallBathroom = (page: Page): Promise<string> =>
  begin(page, (all) => all.toSorted((a, b) => a.area_sqft - b.area_sqft)[0]);

async function begin(page: Page, choose: (all: Template[]) => Template | undefined): Promise<string> {
  await inShowroom(page, "OAKSTONE");
  const list = await page.request.get("/api/templates?of=shared&room=bathroom&showroom=OAKSTONE&per_page=60");
  const { data } = (await list.json()) as { data: { data: Template[] } };
  const template = choose(data.data)?.id;
  const begun = await page.request.post("/api/rooms", { data: { showroom: "OAKSTONE", template } });
  expect(begun.status()).toBe(201);
  await page.goto(`visualize/room/${((await begun.json()) as { data: { id: string } }).data.id}`);
  await isSetUp(page);
  return page.url();
}

/** Drawn in 3D, where that was not switched off. */
const isSetUp = (page: Page) =>
  expect(page.getByText("Setting up the room")).toHaveCount(0, { timeout: 180_000 });

export const panel = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Side panel" }).getByRole("button", { name });

export const surface = (page: Page, id: string) => page.locator(`[data-surface="${id}"]`);

/** Units on a line of the list: "40.3 sq ft + 20% waste, 5 boxes". */
export async function unitsOf(page: Page, id: string) {
  const words = await surface(page, id).getByRole("button").textContent();
  const found = /([\d.,]+) sq ft \+ (\d+)% waste, (\d+) /.exec(words ?? "");
  if (!found) throw new Error(`no quantities in “${words}”`);
  const [area, waste, units] = found.slice(1).map((text) => Number(text.replaceAll(",", "")));
  return { area: area!, waste: waste!, units: units! };
}

/** Buttons that a finger may miss, with the part that takes presses beyond their edge. */
export const smallTargets = (page: Page) =>
  page.locator("header, main").evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>("button, summary, select, input")])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1)
      .filter((element) => {
        const more = getComputedStyle(element, "::before");
        const height = Math.max(element.offsetHeight, Number.parseFloat(more.height) || 0);
        const width = Math.max(element.offsetWidth, Number.parseFloat(more.width) || 0);
        return height < 43.5 || (width < 43.5 && element.textContent === "");
      })
      .map((element) => `${element.ariaLabel ?? element.textContent} ${element.offsetHeight} px`),
  );

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedTemplate, Template } from "../contract/design/room-library.ts";
import { loadDemo } from "../demo/load.ts";
import { type TestApp, testApp } from "./support/app.ts";
import { type Visitor, visitor } from "./support/visitor.ts";

let demo: TestApp;
let guest: Visitor;
beforeAll(async () => {
  demo = await testApp();
  guest = visitor(demo.app);
  await loadDemo(demo.platform, { size: "small" });
});
afterAll(() => demo?.close());

/** The marketplace's templates in a showroom, counted. */
async function templatesIn(showroom: string): Promise<ListedTemplate[]> {
  const page = async (number: number) => {
    const query = `of=shared&showroom=${showroom}&totals=1&per_page=60&page=${number}`;
    const { body } = await guest.call(`GET /api/templates?${query}`);
    return (body.data as { data: ListedTemplate[] }).data;
  };
  return [...(await page(1)), ...(await page(2))];
}

describe.each(["OAKSTONE", "HARBOR88"])("the templates in the demo showroom %s", (showroom) => {
  it("find a match for every product, outdoors too, and have a floor", async () => {
    const templates = await templatesIn(showroom);
    expect(templates.length).toBeGreaterThan(100);
    const unmatched = templates.flatMap(({ id, figures }) =>
      figures!.replaced.filter(({ by }) => by === null).map(({ name }) => `${id}: ${name}`),
    );
    expect(unmatched).toEqual([]);
    expect(templates.filter(({ figures }) => figures!.missing.includes("floor")).map(({ id }) => id)).toEqual(
      [],
    );
    expect(templates.flatMap(({ figures }) => figures!.missing)).toEqual([]);
  });

  it("say before they are opened what is still to choose", async () => {
    for (const { id, figures } of await templatesIn(showroom)) {
      const { body } = await guest.call(`GET /api/templates/${id}?showroom=${showroom}`);
      const { design } = body.data as Template;
      const empty = [...design.surfaces, ...design.items].filter(({ sku }) => sku === null);
      expect(figures!.unknown, id).toBe(empty.length);
      expect(figures!.missing.length > 0, id).toBe(empty.length > 0);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedProject, ProjectLink } from "../../../../contract/design/shared-projects.ts";
import { sharedProject, tile, tokenOf } from "../../../../tests/support/shared-project.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("a link to a project", () => {
  it("shows lines, prices of the showroom and the total to anybody, and counts the openings", async () => {
    const { owner, make, shares, opened } = await sharedProject(shop);
    const link = await make({ label: "My sister" });
    const { status, body } = await opened(link);
    expect(status).toBe(200);
    const data = body.data as OpenedProject;
    expect(data.project.groups[0]?.lines).toMatchObject([{ sku: tile, qty: 3 }]);
    expect(data.project.total).toBe(data.project.groups[0]!.lines[0]!.unit_price * 3);
    expect(JSON.stringify(data)).not.toMatch(/wholesale|markup|trade|list_price/);
    await opened(link);
    // the owner's own look does not count
    await owner.call(`GET /api/shared_projects/${tokenOf(link)}`);
    expect((await shares()).links).toMatchObject([{ label: "My sister", opens: 2, state: "open" }]);
  });

  it("is one and the same when it is asked for by GET, and another one once it was revoked", async () => {
    const { owner, project, opened } = await sharedProject(shop);
    const ask = async () =>
      (await owner.call<ProjectLink>(`GET /api/project/share_link/${project}`)).body.data;
    const first = await ask();
    expect((await ask()).url).toBe(first.url);
    const gone = await owner.call<ProjectLink>(`DELETE /api/project/share_links/${project}/${first.id}`);
    expect(gone.body.data.state).toBe("revoked");
    expect((await opened(first)).status).toBe(404);
    const second = await ask();
    expect(second.url).not.toBe(first.url);
    expect((await opened(second)).status).toBe(200);
  });

  it("ends on its day", async () => {
    const { make, shares, opened } = await sharedProject(shop);
    const link = await make({ days: 2 });
    expect((await opened(link)).status).toBe(200);
    shop.clock.skipMinutes(2 * 24 * 60 + 1);
    expect((await opened(link)).status).toBe(404);
    expect((await shares()).links).toMatchObject([{ state: "expired" }]);
  });

  it("cannot be guessed, nor be made, seen or revoked by somebody else", async () => {
    const { project, make } = await sharedProject(shop);
    const link = await make();
    expect(tokenOf(link)).toMatch(/^[\w-]{22}$/);
    const stranger = await shop.signIn(shop.market.oakstone.user_id);
    for (const call of [
      `GET /api/project/share_link/${project}`,
      `GET /api/project/share_links/${project}`,
      `DELETE /api/project/share_links/${project}/${link.id}`,
    ]) {
      expect((await stranger.call(call)).status).toBe(404);
    }
    expect((await stranger.call(`POST /api/project/share_link/${project}`, {})).status).toBe(404);
    expect((await visitor(shop.app).call("GET /api/shared_projects/aaaaaaaaaaaaaaaaaaaaaa")).status).toBe(
      404,
    );
  });

  it("shows a pro's own project at customers' prices", async () => {
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const { owner, project, make, opened } = await sharedProject(shop, pro);
    const own = await owner.call<{ totals: { total: number } }>(`GET /api/projectCart/${project}`);
    const seen = (await opened(await make())).body.data as OpenedProject;
    expect(seen.project.total).toBeGreaterThan(own.body.data.totals.total);
  });
});

describe("a comment", () => {
  it("is pinned to a line, shown to the owner and by that link, and deleted by the owner", async () => {
    const { owner, project, make, shares, opened, comment } = await sharedProject(shop);
    const link = await make({ can_comment: true });
    const other = await make({ can_comment: true });
    const [line] = ((await opened(link)).body.data as OpenedProject).project.groups[0]!.lines;
    const said = await comment(link, { name: "Lee", text: "Too gray for me.", line: line!.id });
    expect(said.status).toBe(201);
    expect(((await opened(link)).body.data as OpenedProject).comments).toMatchObject([
      { author_name: "Lee", text: "Too gray for me.", line: line!.id },
    ]);
    expect(((await opened(other)).body.data as OpenedProject).comments).toEqual([]);
    const { comments } = await shares();
    expect(comments).toMatchObject([{ author_name: "Lee", line_name: line!.name, link: link.id }]);
    const news = await owner.call<{ data: { title: string }[] }>("GET /api/notification");
    expect(news.body.data.data[0]?.title).toMatch(/New comment/);
    const path = `/api/project/comments/${project}/${comments[0]!.id}`;
    expect((await (await shop.signIn(shop.market.harbor.user_id)).call(`DELETE ${path}`)).status).toBe(404);
    expect((await owner.call(`DELETE ${path}`)).status).toBe(200);
    expect((await shares()).comments).toEqual([]);
  });

  it("needs a link that allows it, a name, words, and a line of this project", async () => {
    const { make, comment } = await sharedProject(shop);
    expect((await comment(await make(), { name: "Lee", text: "Hello" })).status).toBe(403);
    const link = await make({ can_comment: true });
    expect(Object.keys((await comment(link, { name: "", text: "" })).body.errors)).toEqual(["name", "text"]);
    const elsewhere = { name: "Lee", text: "Hello", line: crypto.randomUUID() };
    expect((await comment(link, elsewhere)).body.errors).toHaveProperty("line");
  });

  it("is not taken without end from one address", async () => {
    const { make, comment } = await sharedProject(shop);
    const link = await make({ can_comment: true });
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++)
      statuses.push((await comment(link, { name: "Lee", text: `No. ${i}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

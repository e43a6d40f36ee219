import { expect, type Page, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import { roomDesign } from "../../contract/design/room-design.ts";
import type { Room } from "../../contract/design/rooms.ts";
import { axeFaults } from "./axe-faults.ts";
import { call, inShowroom, signedIn } from "./people.ts";
import { beginBathroom, panel, surface, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

const productsIn = (page: Page) => page.getByRole("region", { name: "Products that fit" });

/** Adds the first product of a kind that matches, and answers its name. */
async function add(page: Page, kind: string, search?: string): Promise<string> {
  await panel(page, /^Products/).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: kind, exact: true }).click();
  const products = productsIn(page);
  if (search) await products.getByPlaceholder("Search what fits").fill(search);
  await expect(products.locator('ul[aria-busy="false"]')).toContainText(new RegExp(search ?? "", "i"));
  const first = products.getByRole("listitem").getByRole("button").first();
  await expect(first).toBeEnabled();
  const name = (await first.locator("span.line-clamp-2").textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("button", { name: `Undo: Add ${name}` })).toBeEnabled();
  return name;
}

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
const listed = (page: Page, name: string) => page.getByTestId("room-panel").getByText(name).first();

test("what is added to a room is there after a reload, in the cart and on another device", async ({
  page,
  browser,
}) => {
  await withoutGraphics(page);
  await signedIn(page, "customer@demo.test");
  await inShowroom(page, "OAKSTONE");

  await test.step("starts from a kitchen", async () => {
    await page.goto("visualize/templates?room=kitchen");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/visualize\/templates\/[^/?]+/);
    await page.getByRole("button", { name: "Start from this template" }).first().click();
    await expect(page).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  });
  const address = page.url();
  const id = /[0-9a-f-]{36}/.exec(address)![0];
  const names: string[] = [];

  await test.step("adds what stands, what hangs on a wall and what stands on a counter", async () => {
    names.push(await add(page, "Stool"));
    await saved(page);
    names.push(await add(page, "Light", "sconce"));
    await saved(page);
  });

  await test.step("finds it after a reload, and goes on", async () => {
    await page.reload();
    await panel(page, /^List/).click();
    for (const name of names) await expect(listed(page, name)).toBeVisible();
    // a sink takes one faucet
    const faucets = page.getByTestId("room-panel").getByRole("button", { name: /faucet/i });
    await faucets.first().click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await saved(page);
    names.push(await add(page, "Faucet"));
    await saved(page);
    await panel(page, /^List/).click();
    await surface(page, "floor").getByRole("button").click();
    const other = productsIn(page).getByRole("listitem").getByRole("button", { pressed: false }).first();
    await expect(other).toBeEnabled();
    await other.click();
    await expect(page.getByRole("button", { name: /^Undo: Floor/ })).toBeEnabled();
    await saved(page);
  });

  await test.step("adds everything to the cart", async () => {
    await panel(page, /^List/).click();
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await page.getByRole("link", { name: "Go to the cart" }).click();
    for (const name of names) await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  });

  await test.step("sees it on another device", async () => {
    const other = await browser.newPage();
    await withoutGraphics(other);
    await signedIn(other, "customer@demo.test");
    await other.goto(address);
    await panel(other, /^List/).click();
    for (const name of names) await expect(listed(other, name)).toBeVisible();
    await other.context().close();
  });

  const room = await call<Room>(page, `GET rooms/${id}`);
  const design = roomDesign.parse(room.design);
  const [stool, light, faucet] = design.items.slice(-3);
  expect([stool?.kind, light?.kind, faucet?.kind]).toEqual(["stool", "light", "faucet"]);
  expect(light!.against).toBeTruthy();
  expect(design.items.some((item) => item.id === faucet!.host)).toBe(true);
  const cart = await call<Project>(page, `GET projectCart/${room.finalised!.project_id}`);
  const skus = new Set(cart.Project_tans.map(({ sku }) => sku));
  for (const { sku } of [stool!, light!, faucet!, design.surfaces.find((each) => each.id === "floor")!])
    expect(skus).toContain(sku);
  // other journeys check out as this customer too
  await call(page, `DELETE cart/destroy/${cart.id}?all=1`);
});

test("a room that the server refuses says why, keeps the work, and nothing is built on it", async ({
  page,
}) => {
  await withoutGraphics(page);
  const address = await beginBathroom(page);
  const id = /[0-9a-f-]{36}/.exec(address)![0];
  const name = await add(page, "Accessories", "hook");
  await saved(page);
  const before = (await (await page.request.get(`/api/rooms/${id}`)).json()) as { data: Room };

  await test.step("comes back with a draft that has an impossible size", async () => {
    const { version, design } = before.data;
    const items = design.items.map((item, at) =>
      at === design.items.length - 1 ? { ...item, width_in: -3 } : item,
    );
    const draft = JSON.stringify({ version, base: design, design: { ...design, items } });
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [`room-unsaved:${id}:old`, draft],
    );
    await page.reload();
  });

  const trouble = page.getByRole("alert").filter({ hasText: "This room isn't saved" });
  await expect(trouble).toContainText(/width: /);
  await expect(trouble).toContainText("We kept your changes in this browser");
  expect(await axeFaults(page)).toEqual([]);

  await test.step("cannot put it into the cart, share it or take a picture", async () => {
    await panel(page, /^List/).click();
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await expect(page.getByText(/^Nothing was added\. This room isn't saved\./)).toBeVisible();
    await expect(page.getByText("Added to your cart.")).toHaveCount(0);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Share a link" }).click();
    await page.getByRole("button", { name: "Create link" }).click();
    await expect(page.getByText(/^This room isn't saved\. .*width/).first()).toBeVisible();
    await expect(page.getByLabel(/Anyone with this link/)).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("goes on working, deletes what was refused, and everything is saved", async () => {
    await panel(page, /^List/).click();
    await surface(page, "floor").getByRole("button").click();
    await page.getByRole("button", { name: "Diagonal", exact: true }).click();
    await expect(trouble).toBeVisible();
    await trouble.getByRole("button").first().click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await saved(page);
    await expect(trouble).toHaveCount(0);
    await panel(page, /^List/).click();
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
  });

  const { data } = (await (await page.request.get(`/api/rooms/${id}`)).json()) as { data: Room };
  const design = roomDesign.parse(data.design);
  expect(design.surfaces.find((each) => each.id === "floor")?.pattern).toBe("diagonal");
  expect(design.items).toHaveLength(before.data.design.items.length - 1);
  await page.reload();
  await panel(page, /^List/).click();
  await expect(surface(page, "floor")).toContainText("15% waste");
  await expect(listed(page, name)).toHaveCount(0);
});

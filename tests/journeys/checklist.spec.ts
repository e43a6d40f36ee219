import { expect, type Page, test } from "@playwright/test";
import { inShowroom, signIn } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

const roomAddress = /\/visualize\/room\/[0-9a-f-]{36}/;

const box = (page: Page, task: string | RegExp) => page.getByRole("checkbox", { name: task });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

test("a guest's room becomes one project, whose checklist is worked through", async ({ page }) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await page.goto("visualize/templates?room=bathroom&sort=price");
  const first = page.getByRole("main").getByRole("article").first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("button", { name: /^Start from this template/ }).click();
  await expect(page).toHaveURL(roomAddress);

  await test.step("signs in, and goes on with the room", async () => {
    await signIn(page, "customer@demo.test");
    await expect(page).toHaveURL(roomAddress);
    await page.goto("projects");
    const project = page
      .getByRole("main")
      .locator("li", { has: page.getByRole("button", { name: `Checklist ${name}` }) });
    await expect(project).toContainText(/\d+ products/);
    await page.goBack();
    await expect(page).toHaveURL(roomAddress);
    const beside = page.getByRole("navigation", { name: "Side panel" });
    await beside.getByRole("button", { name: /^List/ }).click();
    await page.getByRole("button", { name: "Add everything to the project" }).click();
    await page.getByRole("link", { name: "Open the checklist" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checklist" })).toBeVisible();
    await expect(page.getByText(/^0 of \d+ done/)).toBeVisible();
  });

  const tile = box(page, /^Done: Order \d+ box/).first();
  await test.step("ticks, adds and removes; a removed one comes back with Undo", async () => {
    const ticked = (await tile.getAttribute("aria-label"))!;
    await tile.check();
    await expect(page.getByText(/^1 of \d+ done/)).toBeVisible();
    await page.getByLabel("New task").fill("Book the plumber");
    await page.getByRole("button", { name: "Add task" }).click();
    await page.getByLabel("New task").fill("Rent a tile saw");
    await page.getByRole("button", { name: "Add task" }).click();
    await page.getByRole("button", { name: "Remove Rent a tile saw" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(box(page, "Done: Rent a tile saw")).toBeVisible();
    await page.getByRole("button", { name: "Remove Rent a tile saw" }).click();
    await expect(box(page, "Done: Rent a tile saw")).toHaveCount(0);
    await saved(page);

    await page.reload();
    await expect(box(page, ticked)).toBeChecked();
    await expect(box(page, "Done: Book the plumber")).not.toBeChecked();
    await expect(box(page, "Done: Rent a tile saw")).toHaveCount(0);
  });

  await test.step("the room has one project, of its name; deleted, it leaves the room", async () => {
    const room = page.getByRole("main").getByRole("article").getByRole("link", { name, exact: true });
    await page.goto("projects");
    await expect(page.getByRole("link", { name: "My project", exact: true })).toHaveCount(0);
    const rows = page
      .getByRole("main")
      .locator("li", { has: page.getByRole("button", { name: `Checklist ${name}` }) });
    await expect(rows).toHaveCount(1);
    await rows.getByRole("button", { name: `Delete ${name}` }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole("button", { name: `Delete ${name}` }).click();
    const deleted = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await page.getByRole("main").getByRole("link", { name: "Design a room" }).click();
    expect((await deleted).status()).toBe(200);
    await page.goto("projects");
    await expect(room).toBeVisible();
    await expect(rows).toHaveCount(0);
  });
});

import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { pdfText } from "../support/pdf-text.ts";
import { axeFaults } from "./axe-faults.ts";
import { beginBathroom, panel, surface, withoutGraphics } from "./room-steps.ts";

/** What is the same with and without a picture in 3D; without one a room opens at once. */
test.describe.configure({ timeout: 360_000 });

test("two windows on one room lose no change, even with undo", async ({ page, context }) => {
  await withoutGraphics(page);
  const address = await beginBathroom(page);
  const other = await context.newPage();
  await withoutGraphics(other);
  await other.goto(address);
  await expect(other.getByLabel("Room name")).toBeVisible({ timeout: 60_000 });

  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  await page.getByRole("button", { name: "Diagonal", exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await panel(other, /^List/).click();
  await other
    .getByTestId("room-panel")
    .getByRole("button", { name: /toilet/i })
    .first()
    .click();
  await other.getByRole("button", { name: "Delete" }).click();
  await expect(other.getByText(/^Saved/)).toBeVisible();

  // the other's change comes in by itself; undoing takes back this window's alone
  await expect(page.getByText("You removed the toilet in another window.")).toBeVisible();
  await page.getByRole("button", { name: "Brick", exact: true }).click();
  await page.getByRole("button", { name: "Undo: Floor in brick" }).click();
  await expect(page.getByRole("button", { name: "Diagonal", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.reload();
  await panel(page, /^List/).click();
  await expect(surface(page, "floor")).toContainText("15% waste");
  await expect(page.getByTestId("room-panel").getByRole("button", { name: /toilet/i })).toHaveCount(0);
});

test("without a connection the work waits in the browser, and a reload in the middle of a change keeps it", async ({
  page,
  context,
}) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  await expect(page.getByRole("button", { name: "Diagonal", exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Diagonal", exact: true }).click();
  await expect(page.getByText("Offline. Saved in this browser")).toBeVisible();
  await page.getByRole("button", { name: "Brick", exact: true }).click();
  await expect(page.getByText("Offline. Saved in this browser")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.getByRole("button", { name: "Herringbone", exact: true }).click();
  await page.reload();
  await panel(page, /^List/).click();
  await expect(surface(page, "floor")).toContainText("20% waste");
  await expect(page.getByText(/^Saved/)).toBeVisible();

  // done and undone before it was sent: nothing waits, and nothing comes back
  await surface(page, "floor").getByRole("button").click();
  await page.getByRole("button", { name: "Straight", exact: true }).click();
  await page.getByRole("button", { name: "Undo: Floor in straight" }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Nothing to undo" })).toBeVisible();
  await panel(page, /^List/).click();
  await expect(surface(page, "floor")).toContainText("20% waste");
});

test("the plans are printed with what was just changed, on the paper that was chosen", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  await page.getByRole("button", { name: "Diagonal", exact: true }).click();
  await page.getByLabel("Room name").fill("Bath upstairs");
  await page.getByLabel("Room name").press("Enter");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Print the plans (PDF)" }).click();
  const dialog = page.getByRole("dialog", { name: "Print the plans" });
  await dialog.getByLabel(/^Tabloid/).check();
  const file = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the PDF" }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toBe("Bath upstairs plans.pdf");
  await expect(dialog).toBeHidden();
  const bytes = await readFile(await saved.path());
  expect(bytes.toString("latin1")).toContain("/MediaBox [0 0 1224 792]");
  const text = pdfText(bytes).replaceAll("\n", " ");
  expect(text).toContain("Bath upstairs");
  expect(text).toMatch(/Layout: floor/);
  expect(text).toContain("Diagonal Pattern");
  // what it costs on paper is what the page says
  await page.reload();
  await panel(page, /^List/).click();
  const total = await page.getByTestId("room-total").first().textContent();
  expect(text).toContain(/\$[\d,]+\.\d\d/.exec(total ?? "")![0]);
});

test("another version of a room is worked on under its own address, and the two are compared", async ({
  page,
}) => {
  await withoutGraphics(page);
  const address = await beginBathroom(page);
  const name = await page.getByLabel("Room name").inputValue();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Start another version" }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByLabel("Room name")).not.toHaveValue(name);
  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  await page.getByRole("button", { name: "Herringbone", exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Compare/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/costs? /)).toBeVisible();
  await expect(dialog.getByText(/^Floor: laid/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();

  await page.goto(address);
  await panel(page, /^List/).click();
  await expect(surface(page, "floor")).not.toContainText("20% waste");
});

test("products that fail to load can be requested again", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await page.route("**/api/rooms/fitting", (route) => route.abort());
  await page.getByRole("button", { name: "Toilet", exact: true }).click();
  await expect(page.getByText("We couldn't load the products.")).toBeVisible();
  await page.unroute("**/api/rooms/fitting");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^[\d,]+ that fit$/)).toBeVisible();
  await expect(page.getByText("We couldn't load the products.")).toHaveCount(0);
});

test("the keyboard selects, moves and releases items", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  const room = page.getByRole("application", { name: "The room from above" });
  const heading = page.getByTestId("room-panel").getByRole("heading", { level: 2 }).first();
  await room.focus();
  await page.keyboard.press("PageDown");
  const first = await heading.textContent();
  await page.keyboard.press("PageDown");
  await expect(heading).not.toHaveText(first ?? "");
  await page.keyboard.press("PageUp");
  await expect(heading).toHaveText(first ?? "");
  await expect(room).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page, /^Products/)).toBeFocused();

  await panel(page, /^List/).click();
  await page
    .getByTestId("room-panel")
    .getByRole("button", { name: /vanity/i })
    .first()
    .click();
  await expect(heading).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByText(/vanity deleted/i)).toBeVisible();
  // what was done since stays
  await panel(page, /^List/).click();
  await surface(page, "floor").getByRole("button").click();
  await page.getByRole("button", { name: "Diagonal", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await panel(page, /^List/).click();
  await expect(
    page
      .getByTestId("room-panel")
      .getByRole("button", { name: /vanity/i })
      .first(),
  ).toBeVisible();
  await expect(surface(page, "floor")).toContainText("15% waste");

  // arrows belong to the room, not to whatever has the focus
  await panel(page, /^Checks/).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Undo: Restore/ })).toBeVisible();
});

test("a wall gets a wainscot from its own tray, counted in words, and loses it again", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await panel(page, /^List/).click();
  const wall = page.locator('[data-surface^="wall:"]').first();
  const name = (await wall.getByRole("button").locator("span").first().textContent()) ?? "";
  await wall.getByRole("button").click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: "Add wainscot" }).click();
  await expect(page.getByRole("heading", { name: `Wainscot on the ${name.toLowerCase()}` })).toBeVisible();
  const products = page.getByRole("region", { name: "Products that fit" });
  const first = products.getByRole("listitem").getByRole("button").first();
  await expect(first).toBeEnabled();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");

  await panel(page, /^List/).click();
  const line = page.locator('[data-surface^="wainscot:"]');
  await expect(line).toContainText(/sq ft/);
  await expect(page.getByTestId("room-panel")).not.toContainText(/\b(wall|wainscot|shower|backsplash):\w/);

  await line.getByRole("button").click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await panel(page, /^List/).click();
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo: Remove the wainscot/ }).click();
  await expect(line).toHaveCount(1);
});

test("a browser without 3D has the plan, the products and the list", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await expect(page.getByText("This browser can't show the room in 3D")).toBeVisible();
  await expect(page.getByRole("application", { name: "The room from above" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await panel(page, /^List/).click();
  await expect(page.getByText("Total before tax")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await surface(page, "floor").getByRole("button").click();
  await page.getByText("Turn, start, joints and grout").click();
  await expect(page.getByText(/^[\d,]+ that fit$/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await panel(page, /^Checks/).click();
  expect(await axeFaults(page)).toEqual([]);
});

test("only the panel scrolls, not the page around it", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await page.getByTestId("room-panel").getByRole("button", { name: "Mirror", exact: true }).click();
  await expect(page.getByText(/^\d+ that fit$/)).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(beyond).toBe(0);
});

test("enlarged four times, nothing is cut at the side and all of it can be reached", async ({ page }) => {
  await withoutGraphics(page);
  await beginBathroom(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await panel(page, /^List/).click();
  const total = page.getByText("Total before tax");
  await total.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

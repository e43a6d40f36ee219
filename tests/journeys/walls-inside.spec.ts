import { expect, type Page, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

const part = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /^Floor plan/ }).getByRole("button", { name });
const selected = (page: Page) => page.getByRole("region", { name: "Selected" });

async function typeLength(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press("Enter");
}

/** Adds something inside the drawn room, with nothing selected. */
async function addInside(page: Page, name: string): Promise<void> {
  await part(page, /^Wall 1,/).focus();
  await page.keyboard.press("Escape");
  await selected(page).getByLabel("Add inside the room").selectOption({ label: name });
}

for (const width of [1440, 390]) {
  test(`a half wall, a soffit and a column are built inside a room at ${width} px and covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutGraphics(page);
    await enterShowroom(page, "OAKSTONE");
    await page.goto("visualize/draw");
    await page.getByRole("button", { name: "Draw this room" }).click();

    await test.step("draws a half wall by its lengths, takes it back and brings it again", async () => {
      await addInside(page, "Half wall");
      await typeLength(page, "Length", "3'");
      await typeLength(page, "Height", "40");
      await typeLength(page, "From the left", "0.01");
      await expect(part(page, /^Half wall, 3'/)).toBeVisible();
      await typeLength(page, "Length", "300'");
      await expect(page.getByText("It reaches past the wall.").first()).toBeVisible();
      await page.getByLabel("Length", { exact: true }).press("Escape");
      await part(page, /^Half wall, 3'/).focus();
      await page.keyboard.press("Delete");
      await expect(part(page, /^Half wall/)).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(part(page, /^Half wall, 3'/)).toBeVisible();
    });

    await test.step("adds a soffit along a wall and a column, which a reload keeps", async () => {
      await addInside(page, "Soffit");
      await expect(part(page, /^Soffit/)).toBeVisible();
      await typeLength(page, "Drop from the ceiling", "14");
      await addInside(page, "Column");
      await page.reload();
      for (const name of [/^Half wall, 3'/, /^Soffit/, /^Column, 1'/])
        await expect(part(page, name)).toBeVisible();
      await part(page, /^Soffit/).focus();
      await expect(page.getByLabel("Drop from the ceiling")).toHaveValue(`1' 2"`);
    });

    await test.step("covers one side of the half wall in the room, and finds it saved", async () => {
      await page.getByRole("button", { name: "Use this plan" }).click();
      await page.getByRole("button", { name: "Start empty" }).click();
      await expect(page).toHaveURL(/\/visualize\/room\//);
      const built = page.locator("[data-structure^=half_wall]");
      await expect(built).toBeVisible();
      await built.click();
      await expect(page.getByRole("heading", { name: "Front of the half wall" })).toBeVisible();
      await page.getByLabel("Side", { exact: true }).selectOption("Back");
      await expect(page.getByRole("heading", { name: "Back of the half wall" })).toBeVisible();
      const products = page.getByRole("region", { name: "Products that fit" });
      const first = products.getByRole("listitem").getByRole("button").first();
      await expect(first).toBeEnabled();
      await first.click();
      await expect(first).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
      await page.reload();
      await page.locator("[data-structure^=half_wall]").click();
      await expect(page.getByTestId("room-panel")).toContainText("Nothing chosen yet");
      await page.getByLabel("Side", { exact: true }).selectOption("Back");
      await expect(page.getByTestId("room-panel")).not.toContainText("Nothing chosen yet");
    });
  });
}

import { expect, test } from "@playwright/test";
import { enterAsAdmin } from "./people.ts";

test("an admin adds a category, puts it first, sees it in the shop's menu, and deletes it; one with products is refused", async ({
  browser,
  request,
  baseURL,
}) => {
  const name = `Range Hoods ${Date.now()}`;
  const desk = await enterAsAdmin(browser);
  const main = desk.getByRole("main");
  /** The first category that the shop's menu lists below a department. */
  const menu = async () => {
    const answer = await request.get(new URL("menus.json", baseURL).href);
    const departments = (await answer.json()) as { name: string; categories: { name: string }[] }[];
    return departments.find((one) => one.name === "Kitchen")!.categories.map((one) => one.name);
  };

  await test.step("adds it to a department", async () => {
    expect(await menu()).not.toContain(name);
    await desk.goto("account/admin/structure");
    await main.getByRole("link", { name: "Kitchen", exact: true }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Kitchen");
    await main.getByRole("button", { name: "Add category" }).click();
    const dialog = desk.getByRole("dialog", { name: "Add category" });
    await dialog.getByRole("button", { name: "Add category" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Add category" }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole("row", { name })).toBeVisible();
    expect((await menu()).at(-1)).toBe(name);
  });

  const rows = main.getByRole("grid").getByRole("row");
  await test.step("puts it one up with a button, and first with the keys", async () => {
    await main.getByRole("button", { name: `Move ${name} up` }).click();
    await expect(rows.nth(-2)).toContainText(name);
    await expect(main.getByRole("button", { name: `Move ${name} up` })).toBeFocused();
    await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    await main.getByRole("button", { name: `Move ${name}`, exact: true }).focus();
    // Each key is meant for the place that the one before it moved the focus to.
    const place = desk.locator(":focus").and(desk.getByRole("button", { name: /^Insert/ }));
    await desk.keyboard.press("Enter");
    await expect(place).toBeVisible();
    await desk.keyboard.press("Home");
    await expect(place).toHaveAccessibleName("Insert before Cabinets");
    await desk.keyboard.press("Enter");
    await expect(rows.first()).toContainText(name);
    await expect.poll(async () => (await menu())[0]).toBe(name);
  });

  await test.step("sees it first in the shop's menu", async () => {
    await desk.goto("department/kitchen");
    await expect(main.getByRole("list").getByRole("link", { name }).first()).toBeVisible();
    await desk.goBack();
  });

  await test.step("deletes it", async () => {
    await main.getByRole("button", { name: `Actions for ${name}` }).click();
    await desk.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = desk.getByRole("dialog", { name: `Delete ${name}` });
    await dialog.getByRole("button", { name: "Delete category" }).click();
    await expect(main.getByRole("row", { name })).toBeHidden();
    expect(await menu()).not.toContain(name);
  });

  await test.step("is told why a category with products stays", async () => {
    await main.getByRole("link", { name: "Tile Flooring", exact: true }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Tile Flooring");
    await rows
      .first()
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await desk.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = desk.getByRole("dialog");
    await expect(dialog.getByText(/products are in/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Move products and delete" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });
  await desk.close();
});

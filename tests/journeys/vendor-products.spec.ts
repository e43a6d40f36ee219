import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { call, inShowroom, signedIn } from "./people.ts";

test("a vendor lists a product with two variants, changes its stock in the table, and a customer finds it", async ({
  page,
  browser,
}) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  const stamp = Date.now().toString(36);
  const name = `Quarrywood Ledger ${stamp}`;
  const main = page.getByRole("main");
  const cellOf = (number: string) => main.getByRole("button", { name: `Edit stock of ${number}` });

  await test.step("is told at each field what is missing", async () => {
    // a list without rows, whose pictures need not be drawn first
    await page.goto(`account/products?q=${stamp}`);
    await main.getByRole("link", { name: "Add product" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("New product");
    await main.getByRole("button", { name: "Publish" }).click();
    await expect(main.getByText("Choose a category.")).toBeVisible();
    await expect(main.getByText("Fix the highlighted fields.")).toBeVisible();
  });

  await test.step("describes it, with two sizes", async () => {
    await main.getByLabel("Name", { exact: true }).fill(name);
    const category = main.getByLabel("Category");
    await category.fill("porcelain");
    const option = await main.locator("datalist option[value*='orcelain']").first().getAttribute("value");
    await category.fill(option!);
    await main.getByLabel("Option", { exact: true }).fill("Size");
    await main.getByLabel("Values").fill("12 in., 24 in.");
    await main.getByRole("button", { name: "Create variants" }).click();
    for (const [at, size] of ["12 in.", "24 in."].entries()) {
      const variant = main.getByRole("group", { name: size });
      await variant.getByLabel("Your SKU").fill(`QL-${stamp}-${at}`);
      await variant.getByLabel("Your price ($)").fill(String(20 + at));
      await variant.getByLabel("Stock", { exact: true }).fill("30");
    }
  });

  await test.step("sends a picture that is too small, then a right one", async () => {
    const png = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: "#8a7f70" } })
        .png()
        .toBuffer();
    const choose = main.getByLabel("Choose pictures");
    await choose.setInputFiles({ name: "tiny.png", mimeType: "image/png", buffer: await png(200) });
    await expect(main.getByText("must be Minimum 600 X 600 pixels")).toBeVisible();
    await choose.setInputFiles({ name: "slab.png", mimeType: "image/png", buffer: await png(700) });
    await main.getByLabel("Alt text").fill("A slab of ledger stone");
  });

  const stored = async () =>
    (await call<{ data: { hash: string }[] }>(page, `GET vendor/products?q=${stamp}`)).data;

  await test.step("presses Enter in its fields, which saves nothing", async () => {
    for (const label of [/^Name$/, /^Your SKU/, /^Your price/, /^Alt text/]) {
      await main.getByLabel(label).first().press("Enter");
    }
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("New product");
    expect(await stored()).toEqual([]);
  });

  await test.step("publishes it once, although the button is pressed twice", async () => {
    await main.getByRole("button", { name: "Publish" }).dblclick();
    await expect(page.getByText("Saved. Your product is on sale in showrooms.").first()).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("changes stock in the table and takes it back", async () => {
    await page.goto(`account/products?q=${stamp}`);
    await expect(main.getByText("2 items")).toBeVisible();
    await cellOf(`QL-${stamp}-0`).click();
    const field = main.getByLabel(`New stock of QL-${stamp}-0`);
    await field.fill("lots");
    await field.press("Enter");
    await expect(main.getByText("Enter a whole number up to 10,000,000.")).toBeVisible();
    await field.fill("7");
    await field.press("Enter");
    await expect(cellOf(`QL-${stamp}-0`)).toHaveText("7");
    await expect(cellOf(`QL-${stamp}-1`)).toBeFocused();
    await page.keyboard.press("9");
    await page.keyboard.press("Escape");
    await expect(cellOf(`QL-${stamp}-1`)).toHaveText("30");
    // what is typed after a click replaces the value
    await cellOf(`QL-${stamp}-1`).click();
    await page.keyboard.type("44");
    await expect(main.getByLabel(`New stock of QL-${stamp}-1`)).toHaveValue("44");
    await page.keyboard.press("Escape");
    await main.getByRole("button", { name: /^Undo stock of/ }).click();
    await expect(cellOf(`QL-${stamp}-0`)).toHaveText("30");
  });

  await test.step("goes on saving after a cell that fails in a way nobody expected", async () => {
    const empty = { contentType: "application/json", body: "null" };
    await page.route("**/api/vendor/stock/*", (route) => route.fulfill(empty), { times: 1 });
    for (const [at, stock] of ["11", "12"].entries()) {
      await cellOf(`QL-${stamp}-${at}`).click();
      await page.keyboard.type(stock);
      await page.keyboard.press("Enter");
    }
    await expect(cellOf(`QL-${stamp}-1`)).toHaveText("12");
    await expect(main.getByText("We couldn't save your change. Press Enter to try again.")).toBeVisible();
    await main.getByLabel(`New stock of QL-${stamp}-0`).press("Enter");
    await expect(cellOf(`QL-${stamp}-0`)).toHaveText("11");
  });

  await test.step("raises all prices that are listed, after a preview", async () => {
    await main.getByRole("button", { name: "Edit all in list" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Percent").fill("10");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await expect(dialog.getByText("2 items will change")).toBeVisible();
    await dialog.getByRole("button", { name: "Update 2 items" }).click();
    await expect(main.getByRole("button", { name: `Edit price of QL-${stamp}-0: $22.00` })).toBeVisible();
    await main.getByRole("button", { name: "Undo change of 2 items" }).click();
    await expect(main.getByRole("button", { name: `Edit price of QL-${stamp}-0: $20.00` })).toBeVisible();
  });

  await test.step("selects from one row to another, and hides two columns in one go", async () => {
    await main.getByLabel(`Select QL-${stamp}-0`).check();
    await main.getByLabel(`Select QL-${stamp}-1`).click({ modifiers: ["Shift"] });
    await expect(main.getByText("2 items selected")).toBeVisible();
    await main.getByRole("button", { name: "Columns" }).click();
    for (const name of ["Category", "Lots"]) await page.getByRole("menuitemcheckbox", { name }).click();
    await page.keyboard.press("Escape");
    await expect(main.getByRole("columnheader", { name: "Lots" })).toBeHidden();
    await expect(main.getByRole("columnheader", { name: "Stock" })).toBeVisible();
  });

  await test.step("saves with Ctrl+Enter, and not with Enter", async () => {
    await main.getByRole("link", { name }).first().click();
    const warranty = main.getByLabel("Warranty");
    await warranty.fill("Five years");
    await warranty.press("Enter");
    const path = `GET vendor/products/${(await stored())[0]?.hash}`;
    const warrantyNow = async () => (await call<{ warranty: string }>(page, path)).warranty;
    expect(await warrantyNow()).toBe("");
    await warranty.press("Control+Enter");
    await expect(page.getByText("Saved. Your product is on sale in showrooms.").first()).toBeVisible();
    expect(await warrantyNow()).toBe("Five years");
    await page.goto(`account/products?q=${stamp}`);
  });

  await test.step("is asked before changes are lost", async () => {
    await main.getByRole("link", { name }).first().click();
    await main.getByLabel("Warranty").fill("Ten years");
    await main.getByRole("link", { name: "Products", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Products");
  });

  await test.step("and a customer finds it in a showroom", async () => {
    const context = await browser.newContext();
    const customer = await context.newPage();
    await inShowroom(customer, "OAKSTONE");
    await customer.goto("");
    const search = customer.getByRole("combobox", { name: "Search products" }).first();
    await search.fill(name);
    await search.press("Enter");
    await customer.getByRole("main").getByRole("link", { name }).first().click();
    await expect(customer.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(customer.getByRole("img", { name: "A slab of ledger stone" }).first()).toBeVisible();
    await context.close();
  });
});

import { expect, test } from "@playwright/test";
import { addFirstOf, cards, fillCard, inShowroom, newCustomer } from "./people.ts";

const mastercard = "5555555555554444";

test("a customer keeps addresses and cards, and chooses from them at checkout", async ({ page }) => {
  await newCustomer(page, "book");

  await test.step("adds a job site, whose city comes from the ZIP code", async () => {
    await page.goto("account/addresses");
    await expect(page.getByRole("heading", { name: "1200 SW Park Ave" })).toBeVisible();
    await page.getByRole("button", { name: "Add an address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add an address" });
    await expect(dialog.getByLabel("Label")).toBeFocused();
    await dialog.getByLabel("Label").fill("Job site");
    await dialog.getByLabel("ZIP code").fill("97301");
    await expect(dialog.getByLabel("City")).toHaveValue("Salem");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog.getByLabel("Street")).toHaveAccessibleDescription("Enter a street.");
    await expect(dialog.getByLabel("Label")).toHaveValue("Job site");
    await dialog.getByLabel("Street").fill("77 Mill Street");
    await dialog.getByLabel("Phone for the driver").fill("503/555-0199 x12");
    await dialog.getByLabel("Delivery notes").fill("Gate code 4410");
    await dialog.getByLabel("State").selectOption("WA");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog.getByLabel("ZIP code")).toHaveAccessibleDescription(
      "97301 is in Oregon. Change the ZIP code or the state.",
    );
    await expect(dialog.getByLabel("Street")).toHaveValue("77 Mill Street");
    await dialog.getByLabel("State").selectOption("OR");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("heading", { name: "Job site" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("(503) 555-0199 ext. 12")).toBeVisible();
  });

  await test.step("saves two cards, the first as the default", async () => {
    await page.goto("account/cards");
    for (const [number, name] of [
      [cards.good, "Visa ending in 4242"],
      [mastercard, "Mastercard ending in 4444"],
    ] as const) {
      await page.getByRole("button", { name: "Add a card" }).click();
      await fillCard(page, number);
      await page.getByRole("button", { name: "Save card" }).click();
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(
      page.getByRole("main").getByRole("listitem").filter({ hasText: "Visa ending in 4242" }),
    ).toContainText("Default");
  });

  await test.step("sends a tax exemption certificate", async () => {
    await page.goto("account/tax");
    await page.getByRole("button", { name: "Add a certificate" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a tax certificate" });
    await dialog.getByLabel("State").selectOption({ label: "Washington" });
    await dialog.getByLabel("Why you are exempt").selectOption({ index: 1 });
    await dialog.getByLabel("Certificate number").fill("A-55-1042");
    await dialog.getByLabel("Expires on").fill(`${new Date().getFullYear() + 2}-12-31`);
    await dialog.getByLabel("Document").setInputFiles({
      name: "certificate.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer\n%%EOF\n"),
    });
    await dialog.getByRole("button", { name: "Send certificate" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("main").getByText("A-55-1042")).toBeVisible();
  });

  await test.step("orders to the job site with the second card", async () => {
    await inShowroom(page, "OAKSTONE");
    await addFirstOf(page, "toilets");
    await page.goto("checkout");
    await expect(page.getByRole("radio", { name: /1200 SW Park Ave/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
    await page.getByRole("radio", { name: /Job site/ }).check();
    await page.getByRole("radio", { name: /Mastercard ending in 4444/ }).check();
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
    await expect(page.getByText("Mastercard ending in 4444")).toBeVisible();
  });

  await test.step("deletes the job site, and the order still goes there", async () => {
    await page.goto("account/addresses");
    await page.getByRole("button", { name: "Delete Job site" }).click();
    await page.getByRole("button", { name: "Delete the address" }).click();
    await expect(page.getByRole("heading", { name: "Job site" })).toHaveCount(0);
    await page.goto("account/orders");
    await page.getByRole("link", { name: "Track order" }).click();
    await expect(page.getByRole("main").locator("address")).toContainText("77 Mill Street");
    await expect(page.getByText("Delivery notes: Gate code 4410")).toBeVisible();
  });
});

test("an address typed at checkout is kept for the next order", async ({ page }) => {
  await newCustomer(page, "keeper");
  await inShowroom(page, "OAKSTONE");
  await addFirstOf(page, "toilets");
  await page.goto("checkout");
  await page.getByLabel("Use a different address").check();
  await page.getByLabel("Street").fill("9 Lake Road");
  await page.getByLabel("ZIP code").fill("97301");
  await expect(page.getByLabel("City")).toHaveValue("Salem");
  await page.getByLabel("Keep this address in my account").check();
  await page.getByLabel("Label").fill("Lake house");
  await fillCard(page, cards.good);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  await page.goto("account/addresses");
  await expect(page.getByRole("heading", { name: "Lake house" })).toBeVisible();
});

import { expect, type Page, test } from "@playwright/test";
import { inShowroom, mailTo, signedIn } from "./people.ts";

async function openTile(page: Page): Promise<string> {
  await page.goto("category/tile-flooring/product");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Order a sample" })).toBeVisible();
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Full name").fill("Iris Fallow");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone").fill("(503) 555-0142");
  await page.getByLabel("Street").fill("18 Alder Way");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State").selectOption("OR");
}

test("a sample is ordered, acknowledged, and listed among the pro's leads", async ({ page, request }) => {
  const email = `iris.${Date.now()}@example.test`;
  await inShowroom(page, "OAKSTONE");
  const tile = await openTile(page);
  await page.getByRole("link", { name: "Order a sample" }).click();
  const dialog = page.getByRole("dialog", { name: "Order a sample" });
  await expect(dialog).toContainText("Free, including delivery to your door.");
  await expect(dialog).toContainText("with Oak & Stone Remodeling");
  await fillIn(page, email);
  await dialog.getByRole("button", { name: "Order the sample" }).click();
  await expect(dialog.getByLabel("ZIP code")).toHaveAccessibleDescription("Enter your ZIP code.");
  await expect(dialog.getByLabel("Full name")).toHaveValue("Iris Fallow");
  await dialog.getByLabel("ZIP code").fill("97201");
  await dialog.getByRole("button", { name: "Order the sample" }).click();
  await expect(page.getByText(/^Thank you. Your sample is on order/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await mailTo(request, email, /sample order/i);

  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/leads?type=Samples");
  const lead = page.getByRole("main").getByRole("row").filter({ hasText: email });
  await expect(lead).toContainText(tile);
  await expect(lead).toContainText("Ship to 18 Alder Way, Portland, OR 97201");
  await expect(lead).toContainText(/SKU /);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sample is ordered on a page of its own that loses nothing typed", async ({ page }) => {
    await openTile(page);
    await page.getByRole("link", { name: "Order a sample" }).click();
    await expect(page.getByText("Free, including delivery to your door.")).toBeVisible();
    await fillIn(page, "plain.sample@example.test");
    await page.getByRole("button", { name: "Order the sample" }).click();
    await expect(page.getByText("Enter your ZIP code.")).toBeVisible();
    await expect(page.getByLabel("Street")).toHaveValue("18 Alder Way");
    await expect(page.getByLabel("State")).toHaveValue("OR");
    await page.getByLabel("ZIP code").fill("97201");
    await page.getByRole("button", { name: "Order the sample" }).click();
    await expect(page.getByText(/^Thank you. Your sample is on order/)).toBeVisible();
  });
});

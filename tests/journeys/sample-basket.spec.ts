import { expect, type Page, test } from "@playwright/test";
import { inShowroom, mailTo, newCustomer, signedIn } from "./people.ts";

interface Sold {
  hash: string;
  name: string;
}

/** Two of the demo vendor's products that have samples. */
async function sampledProducts(page: Page): Promise<[Sold, Sold]> {
  const token = await signedIn(page, "vendor@demo.test", "pro-account/login");
  const headers = { Authorization: `Bearer ${token}`, "Sec-Fetch-Site": "same-origin" };
  const list = await page.request.get("/api/vendor/products?per_page=100", { headers });
  const { data } = (await list.json()) as { data: { data: Sold[] } };
  const found: Sold[] = [];
  for (const { hash, name } of data.data) {
    // the list has a row for each variant
    if (found.some((one) => one.hash === hash)) continue;
    const answer = await page.request.get(`/api/public?pid=${hash}`);
    if (!answer.ok()) continue;
    const { product } = (
      (await answer.json()) as { data: { product?: { surface: string[]; model: unknown } } }
    ).data;
    if (product && product.surface.length > 0 && product.model === null) found.push({ hash, name });
    if (found.length === 2) break;
  }
  return found as [Sold, Sold];
}

test("a customer collects samples, orders them together, and the vendor ships them", async ({
  page,
  browser,
}) => {
  const vendor = await browser.newPage();
  const [first, second] = await sampledProducts(vendor);
  const email = await newCustomer(page, "samples");
  await inShowroom(page, "OAKSTONE");

  await test.step("adds two samples on their products' pages", async () => {
    for (const { hash } of [first, second]) {
      await page.goto(`product/${hash}`);
      await page.getByRole("link", { name: "Order a sample" }).click();
      await page.getByRole("button", { name: "Add to sample basket" }).click();
      await expect(page.getByText(/^Added. Your sample basket has/)).toBeVisible();
    }
    await page.getByRole("link", { name: "See your sample basket" }).click();
    await expect(page.getByRole("heading", { name: "Your sample basket" })).toBeVisible();
  });

  await test.step("removes one, and takes that back", async () => {
    await page.getByRole("button", { name: `Remove ${first.name}` }).click();
    await expect(page.getByText("1 of 8.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("2 of 8.")).toBeVisible();
  });

  await test.step("orders them to the address of the account", async () => {
    await expect(page.getByRole("radio", { name: /1200 SW Park Ave/ })).toBeChecked();
    await expect(page.getByText(/^Arrives \d\d\.\d\d\.\d{4} to/)).toBeVisible();
    await page.getByRole("button", { name: "Order 2 samples" }).click();
    await expect(page.getByRole("heading", { name: "Ordered samples" })).toBeVisible();
    await expect(page.getByText("Your sample basket is empty.")).toBeVisible();
    await mailTo(page.request, email, /got your sample order/);
  });

  const number = await page.getByRole("article").locator(".code").first().textContent();

  await test.step("the vendor marks them as shipped", async () => {
    await vendor.goto("account/sample-requests");
    await vendor.getByRole("button", { name: `Mark as shipped: ${number}` }).click();
    const dialog = vendor.getByRole("dialog", { name: `Ship 2 samples for ${number}` });
    await dialog.getByLabel("Tracking number").fill("9400111899223197428490");
    await dialog.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(vendor.getByRole("button", { name: `Mark as shipped: ${number}` })).toHaveCount(0);
  });

  await test.step("the customer tracks them, and buys the full amount", async () => {
    await page.reload();
    await expect(page.getByRole("article")).toContainText("Shipped");
    await expect(page.getByRole("article")).toContainText("9400111899223197428490");
    await page.getByRole("link", { name: `Buy the full amount of ${first.name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.name);
    await expect(page.getByRole("button", { name: /^Add [\d,]+ (?!of )/ })).toBeVisible();
  });
  await vendor.close();
});

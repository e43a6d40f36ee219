import { expect, test } from "@playwright/test";
import { call, demoPassword, scriptsRun, signedIn } from "./people.ts";

test("a customer finds an order from My Order, and signs in on the way", async ({ page, browser }) => {
  const known = await browser.newPage();
  await signedIn(known, "customer@demo.test");
  const orders = await call<{ data: { number: string }[] }>(known, "GET orders");
  await known.close();
  const number = orders.data.at(-1)!.number;

  await page.goto("your_orders");
  await expect(page.getByRole("list", { name: "How an order goes" }).getByRole("listitem")).toHaveCount(6);
  await page.getByLabel("Order number or product").fill(number);
  await page.getByRole("button", { name: "Find order" }).click();
  await page.getByLabel("Email Address").fill("customer@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
});

test("pages about the product show its rooms, plans and lists, which lead on", async ({ page }) => {
  await page.goto("how_it_works");
  await expect(page.locator("#floor-plan").getByRole("img", { name: /^Floor plan: / })).toBeVisible();
  await expect(page.locator("#finalize").getByRole("img", { name: /^A room's list/ })).toBeVisible();
  await scriptsRun(page);
  await page.locator("#template").getByRole("link").last().click();
  await expect(page).toHaveURL(/\/visualize\/templates\//);

  for (const path of ["about_us", "pro-account", "our-brands", "design-ai"]) {
    await page.goto(path);
    const rooms = page.getByRole("main").locator("a[href*='/visualize/templates/']");
    await expect(rooms).toHaveCount(3);
  }
});

test("questions have what they speak of above them", async ({ page }) => {
  await page.goto("faq");
  await scriptsRun(page);
  const topics = page.getByRole("tablist", { name: "Topics" });
  for (const [topic, list, count] of [
    ["My Order", "How an order goes", 6],
    ["Shipping and Delivery", "How products arrive", 3],
    ["Returns and Cancelations", "How a return goes", 4],
  ] as const) {
    await topics.getByRole("tab", { name: topic }).click();
    await expect(page.getByRole("list", { name: list }).getByRole("listitem")).toHaveCount(count);
  }
});

import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { enterAsAdmin, mailTo, signedIn } from "./people.ts";

// everything that this vendor sends is reviewed
const email = "orders@piedmont-plank.example.com";
const stamp = Date.now().toString(36);
const name = `Riverbed Ash ${stamp}`;

/** Sends a new product, which waits for an admin; its hash. */
async function sendProduct(request: APIRequestContext, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, "Sec-Fetch-Site": "same-origin" };
  const base = `http://localhost:${process.env.JOURNEYS_PORT ?? 4190}`;
  const form = await request.get(`${base}/api/vendor/product-form`, { headers });
  const { data } = (await form.json()) as { data: { categories: { id: number; name: string }[] } };
  const answer = await request.post(`${base}/api/vendor/products`, {
    headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
    data: {
      name,
      brand: "Piedmont Plank",
      category: data.categories.at(-1)!.id,
      unit: "Box",
      description: "Ash with a clear finish.",
      status: "published",
      variants: [{ vendor_sku: `RA-${stamp}`, price: 61, stock: 40, lead_time_days: 5 }],
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { hash: string } }).data.hash;
}

const main = (page: Page) => page.getByRole("main");

/** Opens the queue of the vendor and chooses what waits of the product. */
async function choose(desk: Page): Promise<void> {
  await desk.goto("account/admin/catalog-review");
  await main(desk)
    .getByRole("link", { name: /^Show only this vendor/ })
    .waitFor();
  await main(desk)
    .getByRole("navigation", { name: "Queue" })
    .getByRole("button", { name: new RegExp(name) })
    .click();
  await expect(main(desk).getByRole("heading", { level: 2, name: new RegExp(name) })).toBeVisible();
}

test("a vendor's edits wait beside what is live until an admin approves them, or sends them back", async ({
  page,
  browser,
}) => {
  const token = await signedIn(page, email, "pro-account/login");
  const hash = await sendProduct(page.context().request, token);
  const product = `account/products/${hash}`;
  const desk = await enterAsAdmin(browser);
  const shop = await browser.newPage();

  await test.step("a new product is in review, and live once the admin presses A", async () => {
    await page.goto(product);
    await expect(main(page).getByText("Pending review")).toBeVisible();
    await choose(desk);
    await expect(main(desk).getByText("Ash with a clear finish.")).toBeVisible();
    await expect(main(desk).getByText("No pictures yet")).toBeVisible();
    await desk.keyboard.press("a");
    await expect(desk.getByText(`${name} is live.`).first()).toBeVisible();
    await shop.goto(`product/${hash}`);
    await expect(shop.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("the vendor edits its text and price: the price is live, the text waits", async () => {
    await page.goto(product);
    await expect(main(page).getByText("Pending review")).toBeHidden();
    await main(page).getByLabel("Description").fill("Ash with a matte finish.");
    await main(page).getByLabel("Your price ($)").fill("64");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved. Your edit goes live once we approve it.").first()).toBeVisible();
    const review = main(page).getByRole("region", { name: "Review" });
    await review.getByText("Compare with the live version (1)").click();
    await expect(review.getByText("Live now")).toBeVisible();
    await expect(review.locator("del")).toHaveText("clear");
    await expect(review.locator("ins")).toHaveText("matte");
    await shop.reload();
    await expect(shop.getByText("Ash with a clear finish.").first()).toBeVisible();
  });

  await test.step("the admin compares and approves, and the shop shows it", async () => {
    await choose(desk);
    await expect(main(desk).locator("del")).toHaveText("clear");
    await expect(main(desk).locator("ins")).toHaveText("matte");
    await main(desk).getByRole("button", { name: "Approve", exact: true }).click();
    await expect(desk.getByText(`${name} is live.`).first()).toBeVisible();
    await shop.reload();
    await expect(shop.getByText("Ash with a matte finish.").first()).toBeVisible();
    await mailTo(page.context().request, email, new RegExp(`edit of ${name} is live`));
  });

  await test.step("another edit is sent back with a reason by R, and withdrawn by the vendor", async () => {
    await page.goto(product);
    await main(page).getByLabel("Warranty").fill("Forever");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(main(page).getByText("Pending review")).toBeVisible();
    await choose(desk);
    await desk.keyboard.press("r");
    const dialog = desk.getByRole("dialog");
    const reason = "Please say for how many years the warranty holds.";
    await dialog.getByLabel("What to change").fill(reason);
    await dialog.getByRole("button", { name: "Send back" }).click();
    await expect(dialog).toBeHidden();
    await page.goto(product);
    await expect(main(page).getByText(reason)).toBeVisible();
    await expect(main(page).getByLabel("Warranty")).toHaveValue("Forever");
    await main(page).getByRole("button", { name: "Withdraw edit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(main(page).getByLabel("Warranty")).toHaveValue("");
    await expect(main(page).getByText(reason)).toBeHidden();
  });
  await desk.close();
  await shop.close();
});

test("the queue is gone through with J and K", async ({ browser }) => {
  const desk = await enterAsAdmin(browser);
  await desk.goto("account/admin/catalog-review");
  const title = main(desk).getByRole("article").getByRole("heading", { level: 2 });
  const first = await title.textContent();
  await desk.keyboard.press("j");
  await expect(title).not.toHaveText(first!);
  await desk.keyboard.press("k");
  await expect(title).toHaveText(first!);
  await desk.close();
});

import { type Browser, expect, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { signedIn, signInAsAdmin } from "./people.ts";

const as = async (browser: Browser) => (await browser.newContext()).newPage();

async function withoutFinding(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
}

test("a review is written by a buyer, declined, rewritten, published, answered and found helpful", async ({
  browser,
}) => {
  test.slow();
  const title = `Straight edges ${Date.now()}`;
  const words = "Laid it in two weekends, and not one piece was out of square.";
  const [customer, admin, vendor] = await Promise.all([as(browser), as(browser), as(browser)]);

  const product = await test.step("the buyer writes", async () => {
    await signedIn(customer, "customer@demo.test");
    await customer.goto("account/reviews");
    const item = customer
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: customer.getByRole("button", { name: /^Review / }) })
      .first();
    const link = item.getByRole("heading").getByRole("link");
    const path = ((await link.getAttribute("href")) ?? "").replace("/showroom/", "");
    const name = (await link.textContent()) ?? "";
    await item.getByRole("button", { name: `Review ${name}` }).click();
    const dialog = customer.getByRole("dialog", { name: `Review ${name}` });
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(dialog.getByText("Choose one to five stars.")).toBeVisible();
    await dialog.getByRole("radio", { name: /^4 of 5/ }).press("Space");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Your review").fill(`${words} Call me at 503 555 0142.`);
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(customer.getByText(/^Thank you. We'll email you/)).toBeVisible();
    await customer.goto(path);
    await customer.locator("#reviews").scrollIntoViewIfNeeded();
    await expect(customer.getByText("Awaiting review")).toBeVisible();
    await expect(customer.getByRole("heading", { name: title })).toHaveCount(0);
    return { path, name };
  });

  await test.step("a moderator declines it with a reason", async () => {
    await signInAsAdmin(admin);
    await admin.goto("account/reviews/moderation");
    await withoutFinding(admin);
    const item = admin.getByRole("main").getByRole("listitem").filter({ hasText: title });
    await item.getByRole("button", { name: /^Decline the review/ }).click();
    await item.getByRole("button", { name: "Decline" }).click();
    await expect(item.getByText("Tell the author what to fix.")).toBeVisible();
    await item.getByLabel(/^Reason/).fill("Please leave out the phone number.");
    await item.getByRole("button", { name: "Decline" }).click();
    await expect(admin.getByText("Review declined.")).toBeVisible();
    await expect(item).toHaveCount(0);
  });

  await test.step("the moderator sees 50 published reviews at once, after a reload too", async () => {
    const main = admin.getByRole("main");
    const rows = main.getByRole("button", { name: /^Decline the review/ });
    await main.getByRole("link", { name: "Published" }).click();
    await expect(rows).toHaveCount(25);
    await main.getByLabel("Rows per page").selectOption("50");
    await expect(rows).toHaveCount(50);
    await expect(admin).toHaveURL(/per_page=50/);
    await admin.reload();
    await expect(main.getByLabel("Rows per page")).toHaveValue("50");
    await expect(rows).toHaveCount(50);
    await main.getByRole("link", { name: "Declined" }).click();
    await main.getByRole("link", { name: "Published" }).click();
    await expect(rows).toHaveCount(50);
    await main.getByRole("link", { name: "Pending" }).click();
  });

  await test.step("the buyer reads why, and rewrites it", async () => {
    await customer.reload();
    await expect(customer.getByText("Please leave out the phone number.")).toBeVisible();
    await customer.getByRole("button", { name: `Rewrite the review of ${product.name}` }).click();
    await customer.getByRole("dialog").getByLabel("Your review").fill(words);
    await customer.getByRole("dialog").getByRole("button", { name: "Send review" }).click();
    await expect(customer.getByText("Awaiting review")).toBeVisible();
  });

  await test.step("the moderator publishes it", async () => {
    await admin.reload();
    const item = admin.getByRole("main").getByRole("listitem").filter({ hasText: title });
    await item.getByRole("button", { name: /^Publish the review/ }).click();
    await expect(admin.getByText("Review published.")).toBeVisible();
  });

  await test.step("only the product's vendor can answer", async () => {
    await signedIn(vendor, "vendor@demo.test", "pro-account/login");
    await vendor.goto("account/reviews/answers");
    await withoutFinding(vendor);
    const reviews = vendor.getByRole("main").getByRole("listitem");
    const item = reviews.filter({ has: vendor.getByRole("heading", { level: 2 }) }).first();
    await item.getByRole("button", { name: /^Answer / }).click();
    const answer = `Thank you for the picture, ${Date.now()}.`;
    await item.getByLabel("Your answer").fill(answer);
    await item.getByRole("button", { name: "Publish answer" }).click();
    await expect(vendor.getByText("Your answer is published.")).toBeVisible();
    await vendor.goto("account/reviews/answers?answered=1");
    const answered = vendor.getByRole("main").getByRole("listitem").filter({ hasText: answer });
    const path = (await answered.getByRole("link").first().getAttribute("href")) ?? "";
    await vendor.goto(path.replace("/showroom/", ""));
    await expect(vendor.getByText(answer)).toBeVisible();
  });

  await test.step("everybody reads it, and a signed-in reader finds it helpful", async () => {
    // who reads is found out last: a press does not wait for it
    let pressed = Promise.withResolvers<void>();
    await vendor.route("**/api/authuser", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await vendor.goto(product.path);
    await expect(vendor.getByRole("heading", { name: title })).toBeVisible();
    const item = vendor.getByRole("listitem").filter({ hasText: title });
    await expect(item).toContainText("Verified purchase");
    const helpful = item.getByRole("button", { name: /^Helpful/ });
    await helpful.click();
    await expect(helpful).toHaveText(/^Helpful \(1\)/);
    pressed.resolve();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    // nor does a press that takes back what was said before the reload
    pressed = Promise.withResolvers();
    await vendor.reload();
    const answered = vendor.waitForResponse("**/helpful");
    await helpful.click();
    expect((await answered).request().postDataJSON()).toEqual({ helpful: false });
    await expect(helpful).toHaveText(/^Helpful,/);
    pressed.resolve();
    await expect(helpful).toHaveAttribute("aria-pressed", "false");
    await helpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    await vendor.reload();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("reviews are sorted, and chosen by their stars", async () => {
    await vendor.getByRole("link", { name: /^4 stars/ }).click();
    await expect(vendor).toHaveURL(/stars=4/);
    await expect(vendor.getByRole("heading", { name: title })).toBeVisible();
    await vendor.getByRole("link", { name: /^1 star/ }).click();
    await expect(vendor).toHaveURL(/stars=1/);
    await expect(vendor.getByRole("heading", { name: title })).toHaveCount(0);
  });
});

test("a guest is led to the sign-in, and back to the product", async ({ page }) => {
  await page.goto("category/all/product?sort=popular");
  const reviewed = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /\d\.\d\s*\(\d+\)/ });
  await reviewed.first().getByRole("link").first().click();
  // the browser takes the reviews over when they come near
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Sign in to write a review" }).click();
  await expect(page).toHaveURL(/login\?redirect=%2Fproduct%2F/);
  await page.goBack();
  await page
    .getByRole("button", { name: /^Helpful/ })
    .first()
    .click();
  await expect(page).toHaveURL(/login\?redirect=%2Fproduct%2F/);
});

test("a pro who opens a vendor's answers gets an explanation and a link", async ({ page }) => {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/reviews/answers");
  await expect(
    page.getByRole("heading", { level: 1, name: "Your account can't open this page" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "My Account", exact: true }).filter({ visible: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not open/);
});

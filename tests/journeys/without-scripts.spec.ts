import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("without JavaScript a visitor enters a showroom, finds a product and adds it to the cart", async ({
  page,
}) => {
  await page.goto("");
  const field = page.getByRole("main").getByLabel("Enter Showroom ID");
  const next = page.getByRole("main").getByRole("button", { name: "Next" });
  await field.fill("ZZZZZZZZ");
  await next.click();
  await expect(page.getByText("No Showroom Found, Please Enter Correct Showroom Id.")).toBeVisible();
  await expect(field).toHaveValue("ZZZZZZZZ");
  await field.fill("OAKSTONE");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
  // a wrong link names what it asked for, and that the visitor is still elsewhere
  await page.goto("enter/NOSUCH00");
  await expect(page.getByText("No Showroom Found, Please Enter Correct Showroom Id.")).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Enter Showroom ID")).toHaveValue("NOSUCH00");
  await expect(page.getByText("You are still in another showroom")).toBeVisible();
  await page.goto("category/tile-flooring/product?f.in_stock=true");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("textbox", { name: "Quantity" })).toBeVisible();
  await expect(page.getByText("What's your area?")).toBeHidden();
  await page.goto("category/kitchen-faucets/product?f.in_stock=true");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(page.getByRole("button", { name: /^(More|Less)/ })).toHaveCount(0);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("a dozen");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Enter a whole number, such as 12.")).toBeVisible();
  await expect(quantity).toHaveValue("a dozen");
  await quantity.fill("2");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("without JavaScript a visitor reads a product's reviews", async ({ page }) => {
  await page.goto("category/all/product?sort=popular");
  await page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasText: /\d\.\d \(\d+\)/ })
    .first()
    .getByRole("link")
    .click();
  const reviews = page.getByRole("region", { name: /^\d+ reviews?$/ });
  await expect(reviews).toBeVisible();
  await expect(
    reviews
      .getByRole("listitem")
      .filter({ hasText: /\d\d\.\d\d\.\d{4}/ })
      .first(),
  ).toBeVisible();
  await reviews.getByRole("link", { name: "Lowest rated" }).click();
  await expect(reviews.getByRole("link", { name: "Lowest rated" })).toHaveAttribute("aria-current", "true");
});

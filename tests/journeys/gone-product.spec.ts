import { expect, test } from "@playwright/test";
import type { Project } from "../../contract/design/project-cart.ts";
import { call, inShowroom, signedIn } from "./people.ts";

interface Listed {
  data: { hash: string; sku: string; stock: number; name: string }[];
}

test("a product that its vendor takes off the market says so in the cart, and can be removed", async ({
  page,
  browser,
}) => {
  await inShowroom(page, "OAKSTONE");
  await signedIn(page, "customer@demo.test");
  const vendor = await browser.newPage();
  await signedIn(vendor, "vendor@demo.test", "pro-account/login");
  const { data } = await call<Listed>(vendor, "GET vendor/products?status=published&per_page=50");
  const stocked = data.filter(({ stock }) => stock > 100);
  const gone = stocked[0]!;
  const kept = stocked.find(({ hash }) => hash !== gone.hash)!;
  for (const { sku } of [gone, kept])
    await call(page, "POST projectCart/update_cart", { showroom: "OAKSTONE", sku, qty: 20 });
  await page.goto("cart");
  await expect(page.getByRole("link", { name: "Check out" })).toBeVisible();
  await vendor.goto(`account/products/${gone.hash}`);
  await vendor.getByRole("button", { name: "Archive" }).click();
  await expect(vendor.getByText("Archived. Your product is no longer for sale.")).toBeVisible();
  await vendor.close();

  const line = page.getByRole("listitem").filter({ hasText: gone.sku });
  await test.step("the cart names it after a reload and keeps it from checkout", async () => {
    await page.reload();
    await expect(line.getByText("This product is no longer sold. Please remove it.")).toBeVisible();
    await expect(line.getByRole("textbox")).toHaveCount(0);
    await expect(
      page.getByText("One product can no longer be ordered. Remove it to check out."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Check out" })).toHaveCount(0);
  });

  await test.step("checkout says the same, and leads back to the cart", async () => {
    await page.goto("checkout");
    await expect(page.getByText("This product is no longer sold. Please remove it.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay/ })).toBeDisabled();
    await page.getByRole("link", { name: "Change your cart" }).click();
  });

  await test.step("it is removed, and the rest can be ordered", async () => {
    await line.getByRole("button", { name: /^Remove/ }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Check out" })).toBeVisible();
    const cart = await call<Project>(page, "GET projectCart?is_cart=1&showroom=OAKSTONE");
    expect(cart.Project_tans.map(({ sku }) => sku)).not.toContain(gone.sku);
    expect(cart.Project_tans.map(({ sku }) => sku)).toContain(kept.sku);
    // other journeys check out as this customer too
    await call(page, `DELETE cart/destroy/${cart.id}?all=1`);
  });
});

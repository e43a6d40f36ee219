import { expect, type Page, test } from "@playwright/test";
import type { ProductForm } from "../../contract/catalog/product-form.ts";
import type { OwnProduct } from "../../contract/catalog/vendor-products.ts";
import type { Project } from "../../contract/design/project-cart.ts";
import type { Order } from "../../contract/orders/orders.ts";
import { draftOf, sentOf } from "../../web/areas/vendor/editor/draft.ts";
import { call, cards, fillCard, inShowroom, signedIn } from "./people.ts";

const payButton = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });
const notice = (page: Page) => page.getByRole("region", { name: /^Order \d+/ });

interface Listed {
  data: { hash: string; sku: string; stock: number; lots: object[]; name: string }[];
}

/** The last units of a product of the demo vendor's, in the customer's cart. Answers its name and SKU. */
async function lastOnes(page: Page, vendor: Page): Promise<{ name: string; sku: string }> {
  const { data } = await call<Listed>(vendor, "GET vendor/products?status=published&per_page=50");
  const { hash, sku } = data.find(({ stock, lots }) => stock > 20 && lots.length === 0)!;
  const cart = await call<Project>(page, "POST projectCart/update_cart", {
    showroom: "OAKSTONE",
    sku,
    qty: 20,
  });
  const { product } = cart.Project_tans.find((one) => one.sku === sku)!;
  const stock = product.minimum_unit;
  await call(page, "POST projectCart/update_cart", { project: cart.id, sku, qty: stock });
  const { attributes } = await call<ProductForm>(vendor, "GET vendor/product-form");
  const own = await call<OwnProduct>(vendor, `GET vendor/products/${hash}`);
  const draft = draftOf(own);
  const variants = draft.variants.map((variant, at) => ({
    ...variant,
    allows_backorder: false,
    ...(own.variants[at]!.sku === sku && { stock: String(stock) }),
  }));
  const { body } = sentOf({ ...draft, variants }, attributes);
  await call(vendor, `PUT vendor/products/${hash}`, { ...body, version: own.version });
  return { name: product.name, sku };
}

test("a buyer whose bank question stayed open goes on with the last piece, and the order is stored", async ({
  page,
  browser,
}) => {
  await inShowroom(page, "OAKSTONE");
  await signedIn(page, "customer@demo.test");
  const vendor = await browser.newPage();
  await signedIn(vendor, "vendor@demo.test", "pro-account/login");
  const product = await lastOnes(page, vendor);

  await test.step("types a job and a PO, reloads, and loses nothing", async () => {
    await page.goto("checkout");
    await expect(payButton(page)).toBeVisible();
    await page.getByLabel("Job name").fill("Alder Street kitchen");
    await page.getByLabel("PO number").fill("PO-3155");
    await page.reload();
    await expect(page.getByLabel("Job name")).toHaveValue("Alder Street kitchen");
    await expect(page.getByLabel("PO number")).toHaveValue("PO-3155");
    await expect(payButton(page)).toBeVisible();
  });

  const total = await test.step("pays with a card whose bank asks, and reads what is asked", async () => {
    const other = page.getByLabel("Use a different card");
    if (await other.isVisible()) await other.check();
    await fillCard(page, cards.asks);
    const amount = ((await payButton(page).textContent()) ?? "").replace("Pay ", "");
    await payButton(page).click();
    await expect(page).toHaveURL(/checkout-payment/);
    const facts = page.locator("dl").first();
    for (const words of [amount, "Materia, for Oak & Stone Remodeling", "Visa ending in 3155"]) {
      await expect(facts).toContainText(words);
    }
    await expect(page.getByRole("button", { name: `Yes, pay ${amount}` })).toBeVisible();
    const ordered = page.getByRole("region", { name: "Your order" });
    await expect(ordered.getByRole("listitem").getByText(/arrives/i)).not.toHaveCount(0);
    await expect(page.getByRole("region", { name: "Deliver to" })).toContainText(/, [A-Z]{2} \d{5}/);
    await expect(page.getByRole("heading", { name: "After you confirm" })).toBeVisible();
    return amount;
  });

  await test.step("leaves the question open; cart and checkout lead back to it", async () => {
    await page.goto("cart");
    await expect(notice(page)).toContainText(`Confirm ${total} on your Visa ending in 3155`);
    await expect(page.getByRole("link", { name: "Check out" })).toBeVisible();
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(notice(page)).toContainText("If you pay below instead, we'll cancel that payment.");
    await expect(payButton(page)).toBeEnabled();
  });

  await test.step("cancels it once, on the cart page, and the cart stays", async () => {
    await page.goto("cart");
    await notice(page).getByRole("button", { name: "Cancel payment" }).click();
    await expect(page.getByText("Payment canceled. Your card was not charged.")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: product.name })).toBeVisible();
  });

  const number = await test.step("pays again, goes on from the cart, and confirms", async () => {
    await page.goto("checkout");
    await expect(payButton(page)).toBeVisible();
    const other = page.getByLabel("Use a different card");
    if (await other.isVisible()) await other.check();
    await fillCard(page, cards.asks);
    await payButton(page).click();
    await expect(page).toHaveURL(/checkout-payment/);
    await page.goto("cart");
    await notice(page).getByRole("link", { name: "Confirm payment" }).click();
    await page.getByRole("button", { name: /^Yes, pay \$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
    const id = new URL(page.url()).searchParams.get("order");
    const { order } = await call<{ order: Order }>(page, `GET orders/${id}`);
    expect(order).toMatchObject({
      status: "paid",
      job_name: "Alder Street kitchen",
      po_number: "PO-3155",
      card: { brand: "Visa", last4: "3155" },
    });
    await page.goto("cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    return order.number;
  });

  await test.step("the vendor sees the order, and has nothing left", async () => {
    const listed = await call<Listed>(vendor, `GET vendor/products?q=${product.sku}`);
    expect(listed.data.find(({ sku }) => sku === product.sku)?.stock).toBe(0);
    await vendor.goto("account/orders");
    await expect(vendor.getByText(number).first()).toBeVisible();
    await vendor.close();
  });
});

import { expect, type Page, test } from "@playwright/test";
import type { Order } from "../../contract/orders/orders.ts";
import { call, cards, fillCard, inShowroom, signedIn } from "./people.ts";

/** The delivery address of the sign-up form, reached as a customer reaches it. */
async function openAddress(page: Page, zip: string) {
  await page.goto("register");
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByLabel("Email").fill("dana.zip@example.test");
  await page.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("ZIP code").first().fill(zip);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Shipping address" })).toBeVisible();
  const [city, state, zipCode] = ["City", "State", "ZIP code"].map((label) =>
    page.getByLabel(label).filter({ visible: true }),
  );
  return { city: city!, state: state!, zipCode: zipCode! };
}

test("a ZIP code fills city and state, follows its changes, and leaves alone what was typed", async ({
  page,
}) => {
  const { city, state, zipCode } = await openAddress(page, "97205");
  await expect(city).toHaveValue("Portland");
  await expect(state).toHaveValue("OR");

  await zipCode.fill("02139");
  await expect(city).toHaveValue("Cambridge");
  await expect(state).toHaveValue("MA");

  await city.fill("Cambridgeport");
  await zipCode.fill("98101-1234");
  await expect(state).toHaveValue("WA");
  await expect(city).toHaveValue("Cambridgeport");
});

test("an unknown ZIP code changes nothing, and an autofilled address stays", async ({ page }) => {
  const answered = page.waitForResponse(/\/api\/zip\/00000/);
  const { city, state, zipCode } = await openAddress(page, "00000");
  await answered;
  await expect(city).toHaveValue("");
  await expect(state).toHaveValue("");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const asked = page.waitForResponse(/\/api\/zip\/97007/);
  // Autofill sets all fields at once, and fires events afterward.
  await zipCode.evaluate((zip: HTMLInputElement) => {
    const fields = { shipping_city: "Aloha", shipping_state: "OR", shipping_zip_code: "97007" };
    const form = zip.form!;
    const named = Object.entries(fields).map(([name, text]) => {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(field, text);
      return field;
    });
    for (const field of named) {
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await asked;
  // what the answer changes is on the screen two frames later
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(city).toHaveValue("Aloha");
});

test("at checkout a ZIP code of another state is asked about, and the order pays the tax of the right one", async ({
  page,
  browser,
}) => {
  await inShowroom(page, "OAKSTONE");
  await signedIn(page, "customer@demo.test");
  const found = await call<{ data: { sku: string; minimum_unit: number }[] }>(
    page,
    "GET visualization/products?category=kitchen-faucets&showroom=OAKSTONE&in_stock=1",
  );
  const { sku, minimum_unit: qty } = found.data[0]!;
  await call(page, "POST projectCart/update_cart", { showroom: "OAKSTONE", sku, qty });

  await page.goto("checkout");
  const pay = page.getByRole("button", { name: /^Pay/ });
  await page.getByLabel("Use a different address").check();
  const [street, city, state, zip] = ["Street", "City", "State", "ZIP code"].map((label) =>
    page.getByLabel(label, { exact: true }).filter({ visible: true }),
  );
  await street!.fill("9400 Cañon Drive");
  await zip!.fill("90210");
  await expect(city!).toHaveValue("Beverly Hills");
  await state!.selectOption("OR");
  const mismatch = "90210 is in California. Change the ZIP code or the state.";
  await expect(zip!).toHaveAccessibleDescription(mismatch);
  await pay.click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check the marked fields." })).toBeVisible();
  await page.reload();
  await expect(zip!).toHaveAccessibleDescription(mismatch);
  await expect(street!).toHaveValue("9400 Cañon Drive");
  await state!.selectOption("CA");
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  const other = page.getByLabel("Use a different card");
  if (await other.isVisible()) await other.check();
  await fillCard(page, cards.good);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/thankyou\?order=/);
  const id = new URL(page.url()).searchParams.get("order");
  const { order } = await call<{ order: Order }>(page, `GET orders/${id}`);
  const { merchandise, tax } = order.totals!;
  expect(order.shipping_address).toMatchObject({ state: "CA", zip_code: "90210" });
  expect(tax).toBe(Math.round(merchandise * 7.25) / 100);

  const pro = await browser.newPage();
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  await pro.goto(`account/orders/${id}`);
  await expect(pro.getByText("Beverly Hills, CA 90210")).toBeVisible();
  await pro.close();
});

import { type Browser, expect, type Page, test } from "@playwright/test";
import { cards, enterAsAdmin, mailTo, newCustomer, signedIn } from "./people.ts";

const here = (path: string) => `http://localhost:${process.env.JOURNEYS_PORT ?? 4190}${path}`;
const shipping = { street: "18 Alder Way", city: "Portland", state: "OR", zip_code: "97201" };

/** Calls the API as the account that a page is signed in with. */
async function caller(page: Page) {
  const { origins } = await page.context().storageState();
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === "authToken");
  const headers = { Authorization: `Bearer ${token?.value}`, "Sec-Fetch-Site": "same-origin" };
  return async <Data>(method: "GET" | "POST" | "PUT", path: string, data?: object, more: object = {}) => {
    const answer = await page.request.fetch(here(path), {
      method,
      headers: { ...headers, ...more },
      ...(data && { data }),
    });
    const body = (await answer.json()) as { data: Data; message?: string };
    expect(answer.ok(), `${method} ${path}: ${body.message}`).toBe(true);
    return body.data;
  };
}

async function asVendor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  return page;
}

interface Placed {
  order: { id: string; number: string; items: { id: string; sku: string }[] };
}

/** Five units of a product of the demo vendor's, ordered by this page's customer. */
async function ordered(page: Page, vendor: Page): Promise<Placed["order"]> {
  const [customer, seller] = [await caller(page), await caller(vendor)];
  const listed = await seller<{ data: { sku: string; stock: number }[] }>(
    "GET",
    "/api/vendor/products?status=published&per_page=50",
  );
  const { sku } = listed.data.find(({ stock }) => stock > 100)!;
  const line = { showroom: "OAKSTONE", sku, qty: 5 };
  const { id: project } = await customer<{ id: string }>("POST", "/api/projectCart/update_cart", line);
  const quote = await customer<{ totals: { total: number } }>("POST", "/api/checkout/quote", {
    project,
    shipping,
  });
  const card = { card_number: cards.good, name_on_Card: "Rita Return", exp_date: "12/39", cvv: "123" };
  const { token } = await customer<{ token: string }>("POST", "/api/payments/token", card);
  const form = { project, shipping, payment: { token }, expected_total: quote.totals.total };
  const key = { "Idempotency-Key": `returns-${Date.now()}` };
  return (await customer<Placed>("POST", "/api/checkout", form, key)).order;
}

/** The same, delivered. */
async function delivered(page: Page, vendor: Page, browser: Browser): Promise<Placed["order"]> {
  const order = await ordered(page, vendor);
  const desk = await enterAsAdmin(browser);
  const admin = await caller(desk);
  await admin("PUT", `/api/orders/${order.id}/items/${order.items[0]!.id}/status`, { status: "Delivered" });
  await desk.context().close();
  return order;
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAOklEQVR42u3OQQ0AAAgEoOtkFjsZ2xbOBxsByHS9EiEhISEhISEhISEhISEhISEhISEhISEhISGhOws2qJCIYgqQfgAAAABJRU5ErkJggg==",
  "base64",
);

test("a customer returns 2 of 5 boxes and claims damage of another with pictures; the vendor refunds and ships again", async ({
  page,
  browser,
}) => {
  const email = await newCustomer(page, "rita");
  const vendor = await asVendor(browser);
  const order = await delivered(page, vendor, browser);

  await test.step("asks to return two", async () => {
    await page.goto(`account/orders/${order.id}`);
    await page.getByRole("link", { name: /^Return or report damage/ }).click();
    await page.getByRole("textbox", { name: "How many are you returning?" }).fill("2");
    await page.getByRole("button", { name: "Request return" }).click();
    await expect(page.getByText("Choose a reason.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "How many are you returning?" })).toHaveValue("2");
    await page.getByLabel("Reason").selectOption({ label: "Ordered too many" });
    await page.getByRole("button", { name: "Request return" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Return \d+$/ })).toBeVisible();
  });
  const mine = page.url();
  const number = (await page.getByRole("heading", { level: 1 }).textContent())!.replace("Return ", "");

  await test.step("the vendor approves it from Today", async () => {
    await mailTo(page.request, "vendor@demo.test", new RegExp(`Return ${number}`));
    await vendor.goto("account/returns?view=mine");
    await vendor.getByRole("link", { name: `Return ${number}` }).click();
    await vendor.getByRole("button", { name: "Approve return" }).click();
    const dialog = vendor.getByRole("dialog", { name: `Approve return ${number}` });
    await dialog.getByLabel("Company or name").fill("Northquay Returns");
    await dialog.getByLabel("Street").fill("5 Dock Road");
    await dialog.getByLabel("ZIP code").fill("97203");
    await expect(dialog.getByLabel("City")).toHaveValue("Portland");
    await expect(dialog.getByLabel("State")).toHaveValue("OR");
    await dialog.getByRole("button", { name: "Approve return" }).click();
    await expect(vendor.getByText("We emailed the customer the return address.")).toBeVisible();
  });

  await test.step("the customer ships it, and the vendor refunds what came back", async () => {
    await mailTo(page.request, email, new RegExp(`Return ${number}: approved`));
    await page.goto(mine);
    await expect(page.getByText(/Northquay Returns\s+5 Dock Road\s+Portland, OR 97203/)).toBeVisible();
    await page.getByRole("button", { name: "Enter tracking number" }).click();
    await page.getByLabel("Tracking number").fill("1Z999AA10123456784");
    await page.getByRole("button", { name: "Save tracking" }).click();
    await expect(page.getByText("We told the vendor it's on the way.")).toBeVisible();
    await vendor.reload();
    await vendor.getByRole("button", { name: "Record returned items" }).click();
    const dialog = vendor.getByRole("dialog", { name: "Record returned items" });
    await expect(dialog.getByText("Deducted from vendor balance")).toBeVisible();
    await dialog.getByRole("button", { name: "Record and refund" }).click();
    await expect(vendor.getByText("Recorded. We're refunding the customer.")).toBeVisible();
    await page.goto(`account/orders/${order.id}`);
    await expect(page.getByText("Returned", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Total after refunds")).toBeVisible();
  });

  await test.step("reports damage of one of the others, with a picture", async () => {
    await page.getByRole("link", { name: /^Return or report damage/ }).click();
    await page.getByRole("link", { name: "It arrived damaged" }).click();
    await page.getByRole("textbox", { name: "How many are damaged?" }).fill("1");
    await page.getByLabel("What is damaged?").fill("A corner is broken off.");
    await page.getByRole("button", { name: "Report damage" }).click();
    await expect(page.getByText("Add at least one picture of the damage.")).toBeVisible();
    await page
      .getByLabel("Add pictures")
      .setInputFiles({ name: "corner.png", mimeType: "image/png", buffer: pixel });
    await expect(page.getByRole("img", { name: "corner.webp" })).toBeVisible();
    await page.getByRole("button", { name: "Report damage" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Damage claim \d+$/ })).toBeVisible();
  });
  const claim = page.url();

  await test.step("the vendor sees the picture and ships it again", async () => {
    await vendor.goto(claim);
    await expect(vendor.getByRole("img", { name: "corner.webp" })).toBeVisible();
    await vendor.getByRole("button", { name: "Settle claim" }).click();
    const dialog = vendor.getByRole("dialog", { name: /^Settle claim/ });
    await expect(dialog.getByLabel("Outcome")).toHaveValue("replacement");
    await dialog.getByRole("button", { name: "Settle claim" }).click();
    await expect(vendor.getByText("Replacement ordered").first()).toBeVisible();
    await page.goto(`account/orders/${order.id}`);
    await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
  });

  await test.step("another order goes out in two parcels, and its customer sees both", async () => {
    const next = await ordered(page, vendor);
    const seller = await caller(vendor);
    await seller("PUT", `/api/orders/${next.id}/items/${next.items[0]!.id}/status`, {
      status: "In Progress",
    });
    await vendor.goto(`account/orders/${next.id}`);
    const working = vendor
      .getByLabel(/^Status of/)
      .filter({ has: vendor.locator("option:checked", { hasText: "In Progress" }) });
    const dialog = vendor.getByRole("dialog", { name: /^Ready for Pick Up/ });
    const ship = async (tracking: string, qty?: number) => {
      await working.selectOption({ label: "Ready for Pick Up" });
      if (qty) await dialog.getByRole("textbox", { name: "How many" }).fill(String(qty));
      await dialog.getByLabel("Tracking number").fill(tracking);
      await dialog.getByRole("button", { name: "Set to Ready for Pick Up" }).click();
      await expect(dialog).toBeHidden();
    };
    await ship("1Z999AA10123456784", 3);
    await ship("1Z999AA10123456793");
    await page.goto(`account/orders/${next.id}`);
    await expect(page.getByText("1Z999AA10123456784").first()).toBeVisible();
    await expect(page.getByText("1Z999AA10123456793").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Track the parcel" }).first()).toBeVisible();
  });
  await vendor.context().close();
});

import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";
import { typeAtTakeover } from "./takeover.ts";

interface Variant {
  sku: string;
  stock: number;
  allows_backorder: boolean;
  box_sqft: number | null;
  options: Record<string, string>;
}

/** The page of a tile of which some boxes are there, and the rest can be made. */
async function partlyThere(request: APIRequestContext): Promise<{ path: string; stock: number }> {
  const get = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data;
  const tiles = await get("visualization/products?category=tile-flooring&showroom=OAKSTONE&per_page=48");
  for (const { hash } of tiles.data as { hash: string }[]) {
    const { product } = await get(`public?pid=${hash}&showroom=OAKSTONE`);
    const found = (product.variants as Variant[]).find(
      ({ stock, allows_backorder }) => allows_backorder && stock > 0 && stock < 60,
    );
    if (found) return { path: `product/${hash}/OAKSTONE?sku=${found.sku}`, stock: found.stock };
  }
  throw new Error("no tile of the demo is there in part");
}

const area = (page: Page) => page.getByLabel("Area in square feet");
const quantity = (page: Page) => page.getByRole("textbox", { name: "Quantity" });
const add = (page: Page) => page.getByRole("button", { name: /^Add [\d,]+ box/ });

test("an area that cannot be read leaves no amount, and one beyond all measure cannot be bought", async ({
  page,
}) => {
  await page.goto((await partlyThere(page.request)).path);
  await area(page).fill("120");
  await expect(add(page)).not.toHaveText("Add 1 box");
  await area(page).fill("12 x");
  await expect(page.getByText("Enter square feet, or two sides")).toBeVisible();
  await expect(add(page)).toHaveText(/^Add 1 box/);
  await area(page).fill("120");
  await expect(quantity(page)).not.toHaveValue("1");
  await area(page).fill("");
  await expect(quantity(page)).toHaveValue("1");

  await area(page).fill("99999999");
  await expect(quantity(page)).toHaveAccessibleDescription(/You can order at most 100,000\./);
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeDisabled();
  // an area; no message about a maximum that nobody can buy
  await expect(page.getByText("Enter square feet, or two sides")).toBeHidden();
  await expect(page.getByText(/covers [\d,]+ sq ft/)).toBeHidden();
  expect(await quantity(page).evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  await quantity(page).fill("3");
  await quantity(page).press("Tab");
  await expect(add(page)).toHaveText(/^Add 3 boxes/);
  await expect(add(page)).toBeEnabled();
  // laid otherwise, what was typed as a number stays
  await page.getByRole("combobox", { name: /^laid/ }).selectOption({ index: 1 });
  await expect(quantity(page)).toHaveValue("3");
});

/** A tile that comes in boxes of two areas, and a variant of each. */
async function twoBoxes(request: APIRequestContext): Promise<{ hash: string; variants: Variant[] }> {
  const get = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data;
  const tiles = await get("visualization/products?category=tile-flooring&showroom=OAKSTONE&per_page=48");
  for (const { hash } of tiles.data as { hash: string }[]) {
    const { product } = await get(`public?pid=${hash}&showroom=OAKSTONE`);
    const [first, ...others] = (product.variants as Variant[]).filter((one) => one.allows_backorder);
    const other = others.find(({ box_sqft }) => box_sqft !== first?.box_sqft);
    if (first && other) return { hash, variants: [first, other] };
  }
  throw new Error("no tile of the demo comes in two boxes");
}

test("what is added is the amount of the area typed last, however late it is read", async ({ page }) => {
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  const { hash, variants } = await twoBoxes(page.request);
  await page.goto(`product/${hash}/OAKSTONE?sku=${variants[0]?.sku}`);
  await area(page).fill("1");
  await expect(page.getByText("1 sq ft + 10% waste")).toBeVisible();
  // what loads from now on is what reads the sides
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await area(page).fill("12'6\" x 10");
  await add(page).click();
  send();
  const boxes = Math.ceil(137.5 / (variants[0]?.box_sqft ?? 0));
  await expect(page.getByText(new RegExp(`^Added ${boxes} boxes of `))).toBeVisible();
});

test("a quantity takes digits alone, and one that is too small shows an error and adds nothing", async ({
  page,
}) => {
  await page.goto((await partlyThere(page.request)).path);
  for (const [typed, kept] of [
    ["1e3", "13"],
    ["-5", "5"],
    ["1,5", "15"],
    ["two", ""],
  ] as const) {
    await quantity(page).fill(typed);
    await expect(quantity(page)).toHaveValue(kept);
  }
  await quantity(page).fill("0");
  await quantity(page).press("Enter");
  await expect(quantity(page)).toHaveAccessibleDescription(/The minimum is 1\./);
  await quantity(page).fill("2");
  await quantity(page).press("Enter");
  await expect(page.getByText(/^Added 2 boxes of /)).toBeVisible();
  await expect(page.getByText(/^Added /)).toHaveCount(1);
});

test("the cart counts every press, however late its answers come", async ({ page }) => {
  await page.goto((await partlyThere(page.request)).path);
  await add(page).click();
  await page.getByRole("button", { name: "See cart" }).click();
  const more = page.getByRole("button", { name: /^Increase: Quantity of / });
  const field = page.getByRole("textbox", { name: /^Quantity of / });
  await expect(field).toHaveValue("1");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/projectCart/update_cart", async (route) => {
    await released;
    await route.continue();
  });
  for (let presses = 0; presses < 4; presses++) await more.click();
  await expect(field).toHaveValue("5");
  release();
  await expect(page.getByText("5 items")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("5");
});

test("the area stays when another size is chosen, and is worked out for its boxes", async ({ page }) => {
  const { hash, variants } = await twoBoxes(page.request);
  await page.goto(`product/${hash}/OAKSTONE?sku=${variants[0]?.sku}`);
  await area(page).fill("125");
  await expect(quantity(page)).not.toHaveValue("1");
  for (const { sku, box_sqft } of [...variants].reverse()) {
    for (const [name, value] of Object.entries(variants.find((one) => one.sku === sku)?.options ?? {})) {
      const choice = page.getByRole("group", { name }).getByRole("link", { name: value, exact: true });
      await choice.click();
      await expect(choice).toHaveAttribute("aria-current", "true");
    }
    await expect(page).toHaveURL(new RegExp(sku));
    await expect(area(page)).toHaveValue("125");
    await expect(quantity(page)).toHaveValue(String(Math.ceil(137.5 / (box_sqft ?? 0))));
  }
});

test("the cart gives the two dates of the product when a part is made to order", async ({ page }) => {
  await typeAtTakeover(page, ':has(+ [aria-label="Increase: Quantity"])', "70");
  await page.goto((await partlyThere(page.request)).path);
  await expect(quantity(page)).toHaveValue("70");
  await quantity(page).press("Tab");
  const told = page.getByText(/made to order and arrives?/);
  const words = ((await told.textContent()) ?? "").replace(/\.$/, "");
  expect(words).toMatch(
    /^\d+ box(es)? arrives? [\d.]{10} to [\d.]{10}; \d+ (is|are) made to order and arrives? [\d.]{10} to/,
  );
  await add(page).click();
  await page.getByRole("button", { name: "See cart" }).click();
  await expect(page.getByText(words)).toBeVisible();
});

test("a wrong ZIP code takes the promise to the former one away", async ({ page }) => {
  await page.goto((await partlyThere(page.request)).path);
  const zip = page.getByLabel("Deliver to ZIP");
  await zip.fill("10001");
  await page.getByRole("button", { name: "See dates" }).click();
  await expect(page.getByText(/^To New York, NY 10001/)).toBeVisible();
  await zip.fill("00000");
  await page.getByRole("button", { name: "See dates" }).click();
  await expect(zip).toHaveAccessibleDescription("We couldn't find this ZIP code.");
  await expect(page.getByText(/^To New York, NY 10001/)).toHaveCount(0);
});

test("a link that names another showroom shows its name and its prices at once", async ({ page }) => {
  await enterShowroom(page, "OAKSTONE");
  const { path } = await partlyThere(page.request);
  const header = page.getByRole("banner");
  await expect(header.getByText("Oak & Stone").first()).toBeVisible();
  const reply = await page.goto(path.replace("OAKSTONE", "HARBOR88"));
  expect(await reply?.text()).toContain('data-showroom="HARBOR88"');
  await expect(header.getByText(/Harbor/).first()).toBeVisible();
  await expect(header.getByText("Oak & Stone")).toHaveCount(0);
  await page.goto(path.replace("OAKSTONE", "NOBODY00"));
  expect(await page.locator("html").getAttribute("data-showroom")).toBe("HARBOR88");
});

test.describe("with fingers on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the pictures of a product are swiped through", async ({ page }) => {
    await page.goto((await partlyThere(page.request)).path);
    const picture = page.getByRole("button", { name: /^Look closer/ });
    const first = await picture.getAttribute("aria-label");
    const y = ((await picture.boundingBox())?.y ?? 0) + 150;
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...x: number[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x.map((one) => ({ x: one, y })) });
    const swipe = async (from: number, to: number) => {
      await touch("touchStart", from);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * share);
      await touch("touchEnd");
    };
    await expect(async () => {
      await swipe(320, 80);
      await expect(picture).not.toHaveAttribute("aria-label", first ?? "", { timeout: 1000 });
    }, "a page that has just come takes no swipe yet").toPass();
    // as many back as it took before the page answered
    await expect(async () => {
      await swipe(80, 320);
      await expect(picture).toHaveAttribute("aria-label", first ?? "", { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { accountMenu, enterShowroom, inShowroom, newCustomer, signIn } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

const choice = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true });
const part = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /^Floor plan/ }).getByRole("button", { name });

async function typeLength(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole("region", { name: "Selected" }).getByLabel(label, { exact: true });
  await field.fill(text);
  await field.press("Enter");
}

async function firstTile(page: Page): Promise<void> {
  await page.goto("category/tile-flooring/product");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/showroom\/product\//);
}

/** What went wrong on the pages, such as one that its scripts render otherwise than the server. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return faults;
}

test("a homeowner plans a room in metric, and goes back to feet", async ({ page }) => {
  const faults = faultsOf(page);
  await withoutGraphics(page);
  await enterShowroom(page, "OAKSTONE");
  // the address is there before the page
  await expect(page.getByRole("heading", { level: 1, name: "Oak & Stone Remodeling" })).toBeVisible();
  await choice(page, "Use metric units").click();
  await expect(choice(page, "Use feet and inches")).toBeVisible();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
  await page.reload();
  await expect(choice(page, "Use feet and inches")).toBeVisible();

  await test.step("limits a list by the price per square meter", async () => {
    await page.goto("category/tile-flooring/product");
    const limits = page.getByRole("group").filter({ hasText: "Price per m²" });
    await limits.getByLabel("To").fill("60");
    await limits.getByRole("button", { name: "Set" }).click();
    await expect(page.getByRole("link", { name: /Up to \$60 per m²/ })).toBeVisible();
    // the filter is shown while its list is on its way
    await expect(page).toHaveURL(/sqm_max=60/);
    await page.reload();
    await expect(limits.getByLabel("To")).toHaveValue("60");
  });

  await page.getByRole("banner").getByRole("link", { name: "Design a room" }).click();
  await page.getByRole("main").getByRole("link", { name: "Draw your own" }).click();
  await test.step("types a room in meters and centimeters, and as a tape in feet shows it", async () => {
    await page.getByLabel("A. Whole width").fill("3.2");
    await page.getByLabel("B. Whole depth").fill("240 cm");
    await page.getByLabel("Ceiling height").fill(`8' 2"`);
    await page.getByRole("button", { name: "Draw this room" }).click();
    await expect(page.getByText("7.68 m², 11.20 m perimeter")).toBeVisible();
    await expect(page.getByLabel("Ceiling height")).toHaveValue("2.49 m");
    await part(page, /^Wall 1, 3\.20 m/).focus();
    await page.getByRole("region", { name: "Selected" }).getByRole("button", { name: "Window" }).click();
    await typeLength(page, "Width", "90");
    await expect(part(page, /^Window, 90 cm wide/)).toBeVisible();
    await typeLength(page, "From the left corner", "0.45 m");
    await expect(page.getByLabel("From the left corner")).toHaveValue("45 cm");
  });

  await test.step("finds it after a reload as it was typed", async () => {
    await page.reload();
    await expect(page.getByText("7.68 m², 11.20 m perimeter")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    const { plan } = JSON.parse(file) as {
      plan: {
        vertices_in: [number, number][];
        ceiling_height_in: number;
        openings: { width_in: number; offset_in: number }[];
      };
    };
    const [x, y] = [0, 1].map((axis) => plan.vertices_in.map((corner) => corner[axis]! * 2.54));
    expect(Math.max(...x!) - Math.min(...x!)).toBeCloseTo(320, 6);
    expect(Math.max(...y!) - Math.min(...y!)).toBeCloseTo(240, 6);
    expect(plan.ceiling_height_in).toBe(98);
    expect(plan.openings[0]!.width_in * 2.54).toBeCloseTo(90, 6);
    // from the right corner
    expect(plan.openings[0]!.offset_in * 2.54).toBeCloseTo(320 - 45 - 90, 6);
  });

  await test.step("begins a room with it", async () => {
    await page.getByRole("button", { name: "Use this plan" }).click();
    await expect(page.getByRole("region", { name: "Your floor plan" })).toContainText("7.68 m²");
  });

  await test.step("counts tile by square meters", async () => {
    await firstTile(page);
    await page.getByLabel("Area in square meters").fill("12");
    await expect(
      page.getByText(/^12 m² \+ 10% waste = 13\.2 m² → \d+ boxes, covers [\d.]+ m²$/),
    ).toBeVisible();
    await page.getByLabel("Area in square meters").fill("3 x 4");
    await expect(page.getByText(/^12 m² \+ 10% waste/)).toBeVisible();
    await expect(page.getByText(/per sq ft/).first()).toBeVisible();
  });

  await choice(page, "Use feet and inches").click();
  await page.getByLabel("Area in square feet").fill("120");
  await expect(page.getByText(/^120 sq ft \+ 10% waste = 132 sq ft/)).toBeVisible();
  await page.goto("visualize/draw");
  await expect(page.getByText(`82.7 sq ft, 36' 8 15/16" perimeter`)).toBeVisible();
  expect(faults).toEqual([]);
});

test("the units stay as chosen after sign-in, and can be changed in the account menu", async ({ page }) => {
  await page.goto("contact");
  await choice(page, "Use metric units").click();
  await expect(choice(page, "Use feet and inches")).toBeVisible();
  await signIn(page, "customer@demo.test");
  await expect(choice(page, "Use feet and inches")).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Use feet and inches" }).click();
  await expect(choice(page, "Use metric units")).toBeVisible();
});

test("a shopper who reads Spanish counts tile in metric", async ({ page, baseURL }) => {
  const faults = faultsOf(page);
  await page.context().addCookies([{ name: "language", value: "es", url: new URL(baseURL!).origin }]);
  await inShowroom(page, "OAKSTONE");
  await firstTile(page);
  await choice(page, "Usar unidades métricas").click();
  await page.getByLabel("Área en metros cuadrados").fill("3,5 x 4");
  await expect(page.getByText(/^14 m² \+ 10% de desperdicio = 15\.4 m² →/)).toBeVisible();
  await choice(page, "Usar pies y pulgadas").click();
  await page.getByLabel("Área en pies cuadrados").fill("120");
  await expect(page.getByText(/^120 pies² \+ 10% de desperdicio/)).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the units change as well", async ({ page }) => {
    await inShowroom(page, "OAKSTONE");
    await page.goto("category/tile-flooring/product");
    const tile = page.getByRole("main").getByRole("article").getByRole("link").first();
    await page.goto((await tile.getAttribute("href"))!);
    await expect(page.getByText(/[\d.]+ sq ft/).first()).toBeVisible();
    await choice(page, "Use metric units").click();
    await expect(page.getByText(/, [\d.]+ m²/).first()).toBeVisible();
    await choice(page, "Use feet and inches").click();
    await expect(page.getByText(/, [\d.]+ m²/)).toHaveCount(0);
  });
});

test("an account has its units and its language in the next browser too", async ({ page, browser }) => {
  const email = await newCustomer(page, "Across");
  await page.goto("account/profile");
  await page.getByRole("main").getByRole("button", { name: "Use metric units" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Use feet and inches" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Perfil" })).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole("button", { name: "Cerrar sesión" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/showroom\/?$/);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email);
  await expect(other.locator("html")).toHaveAttribute("lang", "es");
  await expect(other.locator("html")).toHaveAttribute("data-units", "metric");
  await other.reload();
  await expect(other.locator("html")).toHaveAttribute("lang", "es");
  await other.context().close();
});

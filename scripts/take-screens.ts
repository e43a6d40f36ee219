import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findTestBrowser } from "../tests/support/find-browser.ts";

// Takes screenshots for the pages about the product. Start the demo marketplace with npm start, then run:
//   node scripts/take-screens.ts http://localhost:3000 [front|list|profit]

const [origin, only] = process.argv.slice(2);
if (!origin)
  throw new Error("Say where the demo marketplace runs: node scripts/take-screens.ts http://localhost:3000");
const folder = join(import.meta.dirname, "../web/kit/content/screens");
const sizesFile = join(folder, "sizes.json");
const template = "traditional-hall-bath-5x8";
const showroom = "OAKSTONE";
const password = "Renovate-2026";
const widest_px = 1600;

async function front(page: Page): Promise<Buffer> {
  await page.goto(`${origin}/showroom/visualize/contractor/all`);
  await page.waitForLoadState("networkidle");
  return page.screenshot();
}

async function list(page: Page): Promise<Buffer> {
  const begun = await page.request.post(`${origin}/api/rooms`, { data: { showroom, template } });
  const { data } = (await begun.json()) as { data: { id: string } };
  await page.goto(`${origin}/showroom/visualize/room/${data.id}`);
  const open = page.getByRole("navigation", { name: "Side panel" }).getByRole("button", { name: /^List/ });
  await open.click();
  const panel = page.getByTestId("room-panel");
  await panel.getByText("Total before tax").waitFor();
  return panel.screenshot();
}

async function profit(page: Page): Promise<Buffer> {
  await page.goto(`${origin}/showroom/pro-account/login`);
  await page.getByLabel("Email Address").fill("pro@demo.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/account/);
  await page.goto(`${origin}/showroom/account/profit`);
  await page.locator("main canvas").first().waitFor();
  return page.screenshot();
}

mkdirSync(folder, { recursive: true });
const sizes = JSON.parse(readFileSync(sizesFile, "utf8")) as Record<
  string,
  { width: number; height: number }
>;
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArguments });
try {
  for (const [name, take] of Object.entries({ front, list, profit })) {
    if (only && only !== name) continue;
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 });
    await page.context().addCookies([
      { name: "showroom", value: showroom, url: origin },
      { name: "cookie_consent", value: "necessary", url: origin },
    ]);
    const { width, height } = await sharp(await take(page))
      .resize({ width: widest_px, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
    sizes[name] = { width, height };
    await page.close();
  }
  writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await browser.close();
}

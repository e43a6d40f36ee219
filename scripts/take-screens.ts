import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findTestBrowser } from "../tests/support/find-browser.ts";

// Takes screenshots for How it works and For pros. Start the demo marketplace with npm start, then run:
//   node scripts/take-screens.ts http://localhost:3000

const origin = process.argv[2];
if (!origin)
  throw new Error("Say where the demo marketplace runs: node scripts/take-screens.ts http://localhost:3000");
const folder = join(import.meta.dirname, "../web/kit/content/screens");
const template = "traditional-hall-bath-5x8";
const showroom = "OAKSTONE";
const widest_px = 1600;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 });
  await page.context().addCookies([
    { name: "showroom", value: showroom, url: origin },
    { name: "cookie_consent", value: "necessary", url: origin },
  ]);
  const sizes: Record<string, { width: number; height: number }> = {};
  const keep = async (name: string, picture: Buffer) => {
    const { width, height } = await sharp(picture)
      .resize({ width: widest_px, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
    sizes[name] = { width, height };
  };

  await page.goto(`${origin}/showroom/visualize/contractor/all`);
  await page.waitForLoadState("networkidle");
  await keep("front", await page.screenshot());

  const begun = await page.request.post(`${origin}/api/rooms`, { data: { showroom, template } });
  const { data } = (await begun.json()) as { data: { id: string } };
  await page.goto(`${origin}/showroom/visualize/room/${data.id}`);
  const list = page.getByRole("navigation", { name: "Side panel" }).getByRole("button", { name: /^List/ });
  await list.click();
  const panel = page.getByTestId("room-panel");
  await panel.getByText("Total before tax").waitFor();
  await keep("list", await panel.screenshot());

  await page.goto(`${origin}/showroom/pro-account/login`);
  await page.getByLabel("Email Address").fill("pro@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("Renovate-2026");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/account/);
  await page.goto(`${origin}/showroom/account/profit`);
  await page.locator("main canvas").first().waitFor();
  await keep("profit", await page.screenshot());
  writeFileSync(join(folder, "sizes.json"), `${JSON.stringify(sizes, null, 2)}\n`);
} finally {
  await browser.close();
}

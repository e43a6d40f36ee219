import { type Browser, chromium, type Page } from "@playwright/test";
import { sql } from "kysely";
import { browserArguments, findBrowser } from "../tests/support/find-browser.ts";
import type { Arguments } from "./arguments.ts";
import { discardCatalog, loadCatalog } from "./catalog.ts";
import { keepRun } from "./history.ts";
import type { Commit, Machine } from "./machine.ts";
import { type Single, singlesTable } from "./report.ts";
import { openStage, type Stage } from "./stage.ts";

const skus = 100_000;
const steps = 200;
const jumps = 20;
const edits = 20;
const vendor = { email: "vendor@demo.test", password: "Renovate-2026" };
const longestFrame_ms = 100;

/** Scrolls and edits a vendor's table of 100,000 rows in Chromium, prints how long its frames took and keeps the run. */
export async function measureDesk(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const program = findBrowser();
  if (!program) throw new Error("No Chromium found; set CHROME_PATH to one.");
  const catalog = await loadCatalog(skus, options.data, options.port);
  const stage = await openStage(catalog, options.port);
  let browser: Browser | undefined;
  let singles: Single[];
  try {
    const rows = await giveAllTo(stage, vendor.email);
    browser = await chromium.launch({ executablePath: program, args: [...browserArguments] });
    const page = await openTable(browser, stage);
    singles = [
      { name: "rows in the table", value: rows, unit: "", most: null },
      ...(await framesOf(page, "scrolling by the wheel", () => scroll(page))),
      ...(await framesOf(page, "jumping about", () => jump(page))),
      ...(await framesOf(page, "editing stock", () => edit(page))),
    ];
  } finally {
    await browser?.close();
    await stage.close();
  }
  console.log(`\n${singlesTable(singles)}\n`);
  console.log(`Kept in ${keepRun("desk", about, { skus: catalog.skus, singles })}`);
  if (!options.keep) discardCatalog(catalog);
}

/** The demo divides its products among many vendors; one of them gets them all here. */
async function giveAllTo({ database }: Stage, email: string): Promise<number> {
  const { db } = database;
  const { id } = await db
    .selectFrom("vendors")
    .innerJoin("users", "users.id", "vendors.user_id")
    .select("vendors.id")
    .where("users.email", "=", email)
    .executeTakeFirstOrThrow();
  await sql`update products set vendor_id = ${id} where vendor_id <> ${id}`.execute(db);
  await sql`update variants set vendor_id = ${id}, vendor_sku = sku where vendor_id <> ${id}`.execute(db);
  await sql`analyze variants, products`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from variants`.execute(db);
  return rows[0]!.count;
}

async function openTable(browser: Browser, { shop }: Stage): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: shop.origin });
  await page.goto("/showroom/faq");
  const token = await page.evaluate(async (body) => {
    const answer = await fetch("/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...body, portal: "pro", remember: true }),
    });
    return ((await answer.json()) as { token: string }).token;
  }, vendor);
  await page.evaluate((value) => localStorage.setItem("authToken", value), token);
  await page.goto("/showroom/account/products");
  await page
    .getByRole("button", { name: /^Edit stock of/ })
    .first()
    .waitFor();
  return page;
}

/** How long the page was busy at a stretch while `act` ran: the longest frame, and how many took longer than 100 ms. */
async function framesOf(page: Page, name: string, act: () => Promise<void>): Promise<Single[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    });
    watch.observe({ type: "long-animation-frame" });
    Object.assign(window, { frames });
  });
  await act();
  // the observer hears of a frame after it
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return [
    { name: `${name}: longest frame`, value: Math.max(0, ...frames), unit: "ms", most: longestFrame_ms },
    {
      name: `${name}: frames above ${longestFrame_ms} ms`,
      value: frames.filter((duration) => duration > longestFrame_ms).length,
      unit: "",
      most: null,
    },
  ];
}

const table = (page: Page) => page.getByRole("region", { name: "Products" });

async function scroll(page: Page): Promise<void> {
  await table(page).hover();
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function jump(page: Page): Promise<void> {
  for (let at = 1; at <= jumps; at++) {
    const part = ((at * 7) % jumps) / jumps;
    await table(page).evaluate((box, to) => box.scrollTo(0, box.scrollHeight * to), part);
    await page
      .getByRole("button", { name: /^Edit stock of/ })
      .first()
      .waitFor();
  }
}

async function edit(page: Page): Promise<void> {
  for (let at = 0; at < edits; at++) {
    await page
      .getByRole("button", { name: /^Edit stock of/ })
      .nth(at % 8)
      .click();
    await page.keyboard.type(String(100 + at));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  }
}

import type { ProductCard } from "../contract/catalog/product-card.ts";
import type { Menu } from "../contract/showrooms/showrooms.ts";
import { findBrowser } from "../tests/support/find-browser.ts";
import type { Arguments } from "./arguments.ts";
import { discardCatalog, loadCatalog, startShop } from "./catalog.ts";
import { openClient } from "./client.ts";
import { keepRun } from "./history.ts";
import { inspectPage, type PageFigures } from "./lighthouse.ts";
import type { Commit, Machine } from "./machine.ts";
import { met, table } from "./report.ts";

const showroom = "OAKSTONE";

/** What design asks of each page; sizes in KB (1,000 bytes) as they come over the wire. */
const budgets = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  best_practices: { least: 100 },
  seo: { least: 100 },
  lcp_ms: { most: 1500 },
  cls: { most: 0.02 },
  tbt_ms: { most: 100 },
  script_kb: { most: 130 },
  style_kb: { most: 25 },
  font_kb: { most: 60 },
} as const satisfies Partial<Record<keyof PageFigures, { least: number } | { most: number }>>;

type Measure = keyof typeof budgets;

/** Looks at the public pages as Lighthouse's phone does, prints the table and keeps the run. */
export async function measureBrowser(options: Arguments, about: { machine: Machine; commit: Commit }) {
  const chromium = findBrowser();
  if (!chromium) throw new Error("No Chromium found; set CHROME_PATH to one.");
  const catalog = await loadCatalog(options.skus[0]!, options.data, options.port);
  const shop = await startShop(catalog.dataDir, options.port);
  const pages: PageFigures[] = [];
  try {
    for (const [name, path] of Object.entries(await publicPages(shop.origin))) {
      const url = `http://localhost:${options.port}/showroom${path}`;
      console.log(`${name}: ${url}`);
      pages.push(await inspectPage(name, url, { chromium, cookie: `showroom=${showroom}` }));
    }
  } finally {
    await shop.stop();
  }
  console.log(`\n${pagesTable(pages)}\n`);
  for (const { page, findings } of pages) for (const finding of findings) console.log(`${page}: ${finding}`);
  console.log(`\nKept in ${keepRun("browser", about, { skus: catalog.skus, pages })}`);
  if (!options.keep) discardCatalog(catalog);
}

/** One page of each kind, in the showroom; the first ones that people visit. */
async function publicPages(origin: string): Promise<Record<string, string>> {
  const client = openClient(origin);
  const menus = await client.data<Menu[]>("GET", `/api/menu_category?vsd_id=${showroom}`);
  const [menu] = menus;
  const category = menu?.categories[0]?.slug_url;
  if (!menu || !category) throw new Error(`${showroom} sells nothing`);
  const query = new URLSearchParams({ category, showroom });
  const list = await client.data<{ data: ProductCard[] }>("GET", `/api/visualization/products?${query}`);
  client.close();
  return {
    landing: "/",
    department: `/department/${menu.menu_slug}`,
    list: `/category/${category}/product`,
    product: `/product/${list.data[0]!.hash}/${showroom}`,
  };
}

function pagesTable(pages: readonly PageFigures[]): string {
  const rows = (Object.keys(budgets) as Measure[]).map((measure) => {
    const budget = budgets[measure];
    const isMet = pages.every((page) =>
      "least" in budget ? page[measure] >= budget.least : page[measure] <= budget.most,
    );
    return [
      measure.replaceAll("_", " "),
      ...pages.map((page) => String(page[measure])),
      "least" in budget ? `≥ ${budget.least}` : `≤ ${budget.most}`,
      met(isMet),
    ];
  });
  const head = ["", ...pages.map(({ page }) => page), "budget", ""];
  return table(head, rows, ["left", ...pages.map(() => "right" as const), "left", "left"]);
}

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type RouteManifest, weighPages } from "./quality/page-weights.ts";

// Says which pages load more than a phone should have to wait for, as they are built; a stage of `npm test`.

const KB = 1000;
const most = { scripts: 136 * KB, styles: 25 * KB, fonts: 60 * KB };
/** Returning account holders have the shared scripts in their cache. */
const mostOfAccounts = 159 * KB;
const accounts =
  /^areas\/((account|boards|developer|notifications|orders|payouts\/statements|pro\/(plan|showroom-settings)|projects|proposals\/client|reviews|room\/guest|today)\/|sign-in\/change-password)/;
/** Tables and editors that people work in all day; nobody comes here for a first look. */
const mostOfWork = 242.5 * KB;
const work =
  /^areas\/((admin|hiring\/work|messages|pro\/(leads|showroom-settings\/(front|profile)|coupons|crm\/clients|partners|profit|team)|proposals\/editor|room\/pages\/sent|vendor)\/|payouts\/payout-setup|pro\/crm\/invitations\/invitations\.page|proposals\/proposals\.page)/;
/** The room's editor, and the page that shows all components. */
const mayBeHeavy = /^areas\/(room\/editor|dev\/ui)/;

const client = join(import.meta.dirname, "../web/build/client");
const assets = join(client, "assets");

const pages = weighPages(readManifest(), sizeOverTheWire).filter(({ page }) => !mayBeHeavy.test(page));
const fonts = readdirSync(assets)
  .filter((name) => name.endsWith(".woff2"))
  .reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);

const findings = [
  ...pages.flatMap(({ page, scripts, styles }) => [
    ...finding(`${page}: JavaScript of the first load`, scripts, limitOf(page)),
    ...finding(`${page}: CSS of the first load`, styles, most.styles),
  ]),
  ...finding("fonts", fonts, most.fonts),
];
for (const line of findings) console.error(line);
const heaviest = pages.toSorted((a, b) => b.scripts - a.scripts)[0];
if (heaviest)
  console.log(`The heaviest page is ${heaviest.page} with ${inKB(heaviest.scripts)} of JavaScript`);
process.exitCode = findings.length === 0 && pages.length > 30 ? 0 : 1;

function limitOf(page: string): number {
  if (work.test(page)) return mostOfWork;
  return accounts.test(page) ? mostOfAccounts : most.scripts;
}

function finding(what: string, bytes: number, limit: number): string[] {
  return bytes <= limit ? [] : [`${what}: ${inKB(bytes)} (at most ${inKB(limit)})`];
}

function inKB(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function readManifest(): RouteManifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The pages are not built. Run: npm run build");
  // the browsers' own list leaves out what they do not prefetch
  const manifest = JSON.parse(readFileSync(join(client, "../pages.json"), "utf8")) as RouteManifest;
  const { entry } = manifest;
  // the list of all pages is itself loaded with each
  return { ...manifest, entry: { ...entry, imports: [...entry.imports, `/showroom/assets/${name}`] } };
}

/** Small files are served as they are, the others compressed beforehand. */
function sizeOverTheWire(address: string): number {
  const file = join(client, address.replace(/^\/showroom\//, ""));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

import { expect, type Page, type Request } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import type { Example } from "./route-examples.ts";

/** Every page is asked whole and at every width, for a check before a release. */
export const asksAll = process.env.WIDTHS === "all";

/** What is wrong with the pages that a browser opens: one line for each fault, with the address where it was. */
export class PageFaults {
  readonly found: string[] = [];
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  /** Headers, menus and footers that axe was asked about, each with the window's width. */
  readonly #asked = new Set<string>();
  #address = "";
  #expected: { status?: number; refused?: RegExp } = {};

  constructor(page: Page) {
    this.#page = page;
    page.on("pageerror", (error) => this.#tell(String(error)));
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type())) return;
      const { url } = message.location();
      // the browser's own message about a response that is reported below
      if (message.text().startsWith("Failed to load resource")) return;
      // an email is shown in a frame in which nothing runs, not what looks for faults either
      if (/^Blocked script execution in 'about:srcdoc'|^Failed to execute 'postMessage'/.test(message.text()))
        return;
      // rotating the tablet during load needs another picture size than the preloaded one
      if (message.text().includes("was preloaded using link preload but not used")) return;
      // how slow it is to draw rooms on a processor
      if (message.text().includes("GL Driver Message")) return;
      // pages that were seen are kept in one journey alone (playwright.config.ts)
      if (message.text().startsWith("Service Worker registration blocked")) return;
      this.#tell(`console: ${message.text()} ${url}`);
    });
    page.on("request", (request) => {
      // an account's news come on one connection that stays open
      if (!request.url().endsWith("/api/stream")) this.#underWay.add(request);
    });
    page.on("requestfinished", (request) => this.#underWay.delete(request));
    page.on("requestfailed", (request) => {
      this.#underWay.delete(request);
      // pending requests are aborted by navigation
      const why = request.failure()?.errorText;
      if (why !== "net::ERR_ABORTED") this.#tell(`${why} ${request.url()}`);
    });
    page.on("response", (response) => {
      const isPage = response.request().isNavigationRequest();
      const { status, refused } = this.#expected;
      const isMeant = (isPage && response.status() === status) || refused?.test(response.url());
      if (response.status() >= 400 && !isMeant) this.#tell(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens a page, waits until it is complete, and returns everything a careful visitor would complain about. */
  async look(address: string, example: Partial<Example> = {}) {
    const { status = 200, refused } = example;
    this.#address = address;
    this.#expected = { status, refused };
    // results of the previous page's requests are ignored
    this.#underWay.clear();
    const answer = await this.#page.goto(address);
    if (answer?.status() !== status) this.#tell(`answers ${answer?.status()}`);
    await this.#untilComplete(example).catch((error: Error) =>
      this.#tell(`is never whole: ${error.message}`),
    );
    await this.#tellWhatIsInSight();
    const there = new URL(this.#page.url());
    if (!`${there.pathname}${there.search}`.endsWith(`/${address}`)) this.#tell(`leads on to ${there.href}`);
  }

  /** Makes the window as wide, as one who turns a tablet, and looks at the same page again. */
  async turn(width: number) {
    await this.#page.setViewportSize({ width, height: 900 });
    await this.#tellWhatIsInSight();
  }

  async #tellWhatIsInSight() {
    for (const fault of await this.#page.evaluate(faultsInSight)) this.#tell(fault);
  }

  /**
   * Tells what axe finds in the page that is open, but for headers, menus and footers that it was asked about before,
   * and, in the usual run, for what follows the first dozen of a list.
   */
  async ask() {
    const width = this.#page.viewportSize()?.width;
    const parts = (await this.#page.evaluate(frameOfPage)).map((html) => `${width} ${html}`);
    const known = parts.flatMap((part, number) => (this.#asked.has(part) ? [`[data-part="${number}"]`] : []));
    const rest = asksAll ? [] : await this.#page.evaluate(restOfLists);
    for (const fault of await axeFaults(this.#page, "html", [...known, ...rest])) this.#tell(fault);
    for (const part of parts) this.#asked.add(part);
  }

  /** A heading, scripts that run, nothing that is still being loaded, and no answer outstanding. */
  async #untilComplete({ isWaiting, isRoom }: Partial<Example>) {
    const patience = { timeout: isRoom ? 180_000 : 60_000 };
    await expect(this.#page.getByRole("heading", { level: 1 }).first()).toBeVisible(patience);
    await this.#page.waitForFunction(() => window.earlyUse?.taken.signal.aborted ?? true, null, patience);
    const waiting = this.#page.getByRole("status").filter({ hasText: /^Loading|^Setting up/ });
    const busy = this.#page.locator("[aria-busy=true]:not(canvas), [role=progressbar]");
    if (!isWaiting) await expect(waiting.or(busy)).toHaveCount(0, patience);
    await expect.poll(() => [...this.#underWay].map((request) => request.url()), patience).toEqual([]);
  }

  #tell(fault: string) {
    this.found.push(`${this.#address} at ${this.#page.viewportSize()?.width} px: ${fault}`);
  }
}

/** Runs in the page: the HTML of what pages have in common, each part marked with its number. */
function frameOfPage(): string[] {
  const parts = [...document.querySelectorAll("header, footer, nav")].filter((part) => !part.closest("main"));
  for (const part of parts) part.removeAttribute("data-part");
  const texts = parts.map((part) => part.outerHTML);
  for (const [number, part] of parts.entries()) part.setAttribute("data-part", String(number));
  return texts;
}

/** Runs in the page: what follows the first dozen of a list's like entries, marked, as a selector if there is any. */
function restOfLists(): string[] {
  const kindOf = ({ tagName, className }: Element) => `${tagName} ${className}`;
  for (const list of document.querySelectorAll("main ul, main ol, main tbody, main dl")) {
    const first = [...list.children].slice(0, 12);
    const kinds = new Set(first.map(kindOf));
    for (const entry of [...list.children].slice(first.length))
      entry.toggleAttribute("data-rest", kinds.has(kindOf(entry)));
  }
  return document.querySelector("[data-rest]") ? ["[data-rest]"] : [];
}

/** Runs in the page: title, heading, width, and words that no person wrote. */
function faultsInSight(): string[] {
  const faults: string[] = [];
  if (!/\S/.test(document.title)) faults.push("has no title");
  const headings = document.querySelectorAll("h1").length;
  if (headings !== 1) faults.push(`has ${headings} first headings`);
  const tooWide = document.documentElement.scrollWidth - window.innerWidth;
  if (tooWide > 0) faults.push(`is ${tooWide} px too wide`);
  // biome-ignore lint/performance/useDomNodeTextContent: what is in sight, not what scripts and closed parts hold
  const { innerText } = document.body;
  const strange = /.{0,20}(\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b|\{\w+\}|\$\{).{0,20}/g;
  faults.push(...[...innerText.matchAll(strange)].map(([words]) => `says “${words}”`));
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0)
      faults.push(`shows no picture for ${picture.currentSrc}`);
  return faults;
}

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
    for (const look of [barsAbovePage, doubledLines, badgesOffLine])
      for (const fault of await this.#page.evaluate(look)) this.#tell(fault);
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

/** Runs in the page: on a phone nothing but the header and one bar is above the page. */
function barsAbovePage(): string[] {
  const main = document.querySelector("main");
  if (window.innerWidth > 480 || !main) return [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const own = [...main.querySelectorAll("[data-page-bar]")].filter((bar) => boxOf(bar).height > 0);
  const begins = own[0] ? boxOf(own[0]).bottom : boxOf(main).top;
  const isBar = (element: Element) => {
    const { width, height, bottom } = boxOf(element);
    return width > 0.95 * window.innerWidth && height >= 24 && bottom <= boxOf(main).top + 1;
  };
  const wide = [...document.body.querySelectorAll("*")].filter((one) => !main.contains(one) && isBar(one));
  const bars = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  const count = bars.length + own.length;
  return [
    ...(count > 2 ? [`has ${count} bars above its content`] : []),
    ...(begins > 128 ? [`begins ${Math.round(begins)} px down`] : []),
  ];
}

/** Runs in the page: lines right beside each other, as of a card's edge and the list in it. */
function doubledLines(): string[] {
  const lines = [...document.querySelectorAll("main *, header, header *")].flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isSeen = width > 200 && height > 0 && style.display !== "inline" && element.checkVisibility();
    if (!isSeen || element.matches("dialog *, svg *, a, button, label, input, select, textarea")) return [];
    // a bar at the foot, and a page over a whole phone, cover others
    const cover = document.elementFromPoint(left + 9, bottom - 1);
    if (cover && !cover.contains(element) && !element.contains(cover)) return [];
    if (element.closest("main [class*=sticky]")) return [];
    return [
      { y: top, width: style.borderTopWidth, color: style.borderTopColor },
      { y: bottom, width: style.borderBottomWidth, color: style.borderBottomColor },
    ]
      .filter((line) => line.width !== "0px" && !line.color.endsWith(", 0)"))
      .map(({ y }) => ({ y, left, right, element }));
  });
  const isDoubled = (one: (typeof lines)[number], other: (typeof lines)[number]) =>
    one.element !== other.element &&
    other.y - one.y >= 0 &&
    other.y - one.y < 8 &&
    lines.indexOf(one) < lines.indexOf(other) &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 200;
  const found = lines.flatMap((one) => lines.filter((other) => isDoubled(one, other)).map(() => one));
  return found.map(({ element }) => `has two lines beside each other at ${element.className}`);
}

/** Runs in the page: states in words that are above or below the line of the text beside them. */
function badgesOffLine(): string[] {
  const lineOf = (element: Element): number | undefined => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: box } = text;
      if (!box || !/\S/.test(text.nodeValue!) || box.matches(".sr-only, .sr-only *, select *")) continue;
      if (/flex|grid/.test(getComputedStyle(box).display)) continue;
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      box.insertBefore(mark, text);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    }
    return undefined;
  };
  const beside = (badge: Element) =>
    [badge, badge.parentElement!].flatMap((part) =>
      [...(part.parentElement?.children ?? [])].filter((other) => {
        const [one, two] = [badge.getBoundingClientRect(), other.getBoundingClientRect()];
        const isOneLine = two.height > 0 && two.height < 60;
        return other !== part && isOneLine && two.top < one.bottom - 4 && two.bottom > one.top + 4;
      }),
    );
  return [...document.querySelectorAll("main [data-badge]")]
    .filter((badge) => badge.checkVisibility())
    .flatMap((badge) => {
      const line = lineOf(badge)!;
      const isOff = (other: Element) => Math.abs((lineOf(other) ?? line) - line) > 1.2;
      return beside(badge)
        .filter((other) => isOff(other) && Math.abs(lineOf(other)! - line) < 16)
        .map((other) => `shows “${badge.textContent}” off the line of “${other.textContent}”`);
    });
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

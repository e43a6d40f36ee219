import type { Page } from "@playwright/test";

/** Clicks what `selector` finds on the next page at the very moment that the page's scripts take over. */
export async function clickAtTakeover(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    let early: EarlyUse | undefined;
    Object.defineProperty(window, "earlyUse", {
      get: () => early,
      set(given: EarlyUse) {
        early = given;
        given.taken.signal.addEventListener("abort", () => {
          if (sessionStorage.getItem("clicked")) return;
          sessionStorage.setItem("clicked", "yes");
          document.querySelector<HTMLElement>(wanted)?.click();
        });
      },
    });
  }, selector);
}

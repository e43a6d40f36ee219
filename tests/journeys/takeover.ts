import type { Page } from "@playwright/test";

/** Clicks what `selector` finds on the next page at the very moment that the page's scripts take over. */
export const clickAtTakeover = (page: Page, selector: string): Promise<void> => useAtTakeover(page, selector);

/** Types `text` into the field that `selector` finds, as soon as the page's scripts have taken over. */
export const typeAtTakeover = (page: Page, selector: string, text: string): Promise<void> =>
  useAtTakeover(page, selector, text);

async function useAtTakeover(page: Page, selector: string, text?: string): Promise<void> {
  await page.addInitScript(
    ({ selector, text }) => {
      let early: EarlyUse | undefined;
      const use = () => {
        const found = document.querySelector<HTMLElement>(selector);
        if (text === undefined) return found?.click();
        found?.focus();
        document.execCommand("selectAll");
        document.execCommand("insertText", false, text);
      };
      Object.defineProperty(window, "earlyUse", {
        get: () => early,
        set(given: EarlyUse) {
          early = given;
          given.taken.signal.addEventListener("abort", () => {
            if (sessionStorage.getItem("used")) return;
            sessionStorage.setItem("used", "yes");
            if (text === undefined) use();
            else queueMicrotask(use);
          });
        },
      });
    },
    { selector, text },
  );
}

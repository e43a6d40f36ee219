import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToTopSoon } from "./scroll-to-top.ts";

class Page extends EventTarget {
  scrollY = 240;
  scrollTo({ top }: { top: number }) {
    this.scrollY = top;
  }
}
const soon = (page: Page) => scrollToTopSoon(page as unknown as Window);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a page is at its top 100 ms after a navigation", () => {
  const page = new Page();
  soon(page);
  vi.advanceTimersByTime(99);
  expect(page.scrollY).toBe(240);
  vi.advanceTimersByTime(1);
  expect(page.scrollY).toBe(0);
});

test("a visitor who scrolls first stays there, and so does a page that is left", () => {
  const scrolled = new Page();
  soon(scrolled);
  scrolled.dispatchEvent(new Event("wheel"));
  const left = new Page();
  soon(left)();
  vi.advanceTimersByTime(1000);
  expect([scrolled.scrollY, left.scrollY]).toEqual([240, 240]);
});

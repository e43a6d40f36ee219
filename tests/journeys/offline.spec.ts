import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { enterShowroom, scriptsRun, signIn } from "./people.ts";
import { clickAtTakeover } from "./takeover.ts";

test.use({ serviceWorkers: "allow" });

const list = "category/kitchen-faucets/product";
const notice = "You are offline. Prices and stock may have changed since.";
const noticeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body, "::before").content);
/** Until the worker has stored the page: it does so after the browser has shown it. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (url) => {
        const pages = await caches.open("seen-pages");
        return (await pages.match(url, { ignoreVary: true })) !== undefined;
      }, new URL(path, page.url()).href),
    )
    .toBe(true);
const isReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("pages that were seen are seen again without a connection, which says so", async ({ page, context }) => {
  await enterShowroom(page, "OAKSTONE");
  await isReady(page);
  await page.goto(list);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Kitchen Faucets");
  expect(await noticeOf(page)).toBe("none");
  const link = page.locator("article h2 a, article h3 a").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(heading).toHaveText(name);
  // also a page of its own, because the link may be clicked before scripts handle it
  await page.reload();
  await isKept(page, page.url());
  await page.goBack();
  await expect(heading).toHaveText("Kitchen Faucets");
  await isKept(page, page.url());

  await context.setOffline(true);
  await page.goto(list);
  await expect(heading).toHaveText("Kitchen Faucets");
  expect(await noticeOf(page)).toContain(notice);
  await link.click();
  await expect(heading).toHaveText(name);
  expect(await noticeOf(page)).toContain(notice);

  await context.setOffline(false);
  await expect.poll(() => noticeOf(page), { timeout: 20_000 }).toBe("none");
});

test("a link inside the app also leads to a page that was seen, without a connection", async ({
  page,
  context,
}) => {
  await enterShowroom(page, "OAKSTONE");
  await isReady(page);
  await page.goto(list);
  const heading = page.getByRole("heading", { level: 1 });
  const link = page.locator("article h2 a, article h3 a").first();
  const name = (await link.textContent()) ?? "";
  const product = (await link.getAttribute("href")) ?? "";
  // without a connection a page has the scripts that it had with one
  await scriptsRun(page);
  await isKept(page, page.url());
  await page.goto(product);
  await expect(heading).toHaveText(name);
  await scriptsRun(page);
  await isKept(page, product);
  await context.setOffline(true);
  await clickAtTakeover(page, "article h2 a, article h3 a");
  await page.goto(list);
  await expect(heading).toHaveText(name);
  expect(await noticeOf(page)).toContain(notice);
  await page.goto(list);
  await scriptsRun(page);
  await link.click();
  await expect(heading).toHaveText(name);
});

test("a page that was never seen leads to those that were, and to itself once there is a connection", async ({
  page,
  context,
}) => {
  await enterShowroom(page, "OAKSTONE");
  await isReady(page);
  await page.goto(list);
  await isKept(page, page.url());
  await context.setOffline(true);
  await page.goto("faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: /^Kitchen Faucets/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen Faucets");
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
});

test("no account data is cached", async ({ page, context }) => {
  await enterShowroom(page, "OAKSTONE");
  await isReady(page);
  await signIn(page, "customer@demo.test");
  await page.goto("account/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  await context.setOffline(true);
  await page.goto("account/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  const kept = await page.evaluate(async () => {
    const pages = await caches.open("seen-pages");
    return (await pages.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => /account|cart|checkout/.test(path))).toEqual([]);
});

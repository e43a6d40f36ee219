import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { differences, keep, lookAt } from "./appearance-baseline.ts";
import { inShowroom, mailTo } from "./people.ts";

// The main pages look as they were last approved. After a change that is meant: npx playwright test appearance
// --update-snapshots and look at the pages before the baselines are committed. They stand in a showroom, and show
// products, in which no other journey leaves anything.

// the film is its poster, and carousels stand still
test.use({ contextOptions: { reducedMotion: "reduce" } });

const widths = [390, 1440] as const;
const clock = new Date("2026-03-10T18:00:00Z");
const baselines = join(import.meta.dirname, "appearance");
const showroom = "HARBOR88";
const list = "category/kitchen-sinks/product?sort=price";

/** Whether `--update-snapshots` was asked for. */
const isToKeep = (): boolean => ["all", "changed"].includes(test.info().config.updateSnapshots);

/** Waits until nothing on the page moves any more, and all that it fetches is there. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction((width) => window.innerWidth === width, page.viewportSize()!.width);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
  // some buttons come only when React has taken the page over, of which its own mark is the only sign
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react")),
  );
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.waitForLoadState("networkidle");
  // the checkout's total comes after its form, and stands in the button
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toHaveCount(0);
}

const looks = 4;

/** What differs even at the last look: whatever comes late has the time of the others to come. */
async function lastingDifferences(page: Page, file: string): Promise<string[]> {
  let those: string[] = [];
  for (let look = 0; look < looks; look += 1) {
    those = await differences(file, await lookAt(page));
    if (those.length === 0) break;
  }
  return those;
}

/** Opens each page in each width and compares it; what differs is told, all of it, at the end of the test. */
async function compare(page: Page, pages: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, address] of Object.entries(pages)) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await untilAtRest(page);
      const file = join(baselines, `${name}-${width}`);
      let those = await lastingDifferences(page, file);
      if (those.length > 0 && isToKeep()) {
        keep(file, await lookAt(page));
        those = await lastingDifferences(page, file);
      }
      if (those.length === 0) continue;
      await test.info().attach(`${name}-${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: "image/png",
      });
      found.push(...those.slice(0, 5).map((one) => `${name} at ${width} px: ${one}`));
    }
  }
  return found;
}

/** Signs up as a new customer whose address is not proved yet, and answers it. */
async function signUp(page: Page): Promise<string> {
  const email = `nora.${Date.now()}@example.test`;
  await page.goto("register");
  await page.getByLabel("Full name").fill("Nora Winslow");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("ZIP code").first().fill("97205");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Street").first().fill("418 Alder Street");
  await expect(page.getByLabel("City").first()).toHaveValue("Portland");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Skip payment" }).click();
  const thanks = page.getByRole("dialog", { name: "Thank you for signing up" });
  await thanks.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/verifiction/);
  return email;
}

test("the shop looks to a guest as it was approved", async ({ page }) => {
  await page.clock.setFixedTime(clock);
  // the server's clock says whether somebody is at the support desk
  await page.route("**/api/support", async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, is_staffed: true } } });
  });
  const before = await compare(page, { landing: "", "sign-in": "login", faq: "faq" });
  await inShowroom(page, showroom);
  await page.goto(list);
  const first = page.getByRole("main").getByRole("article").getByRole("link").first();
  const product = ((await first.getAttribute("href")) ?? "").replace("/showroom/", "");
  const inside = await compare(page, { department: "department/kitchen", list, product });
  expect([...before, ...inside]).toEqual([]);
});

test("cart and checkout look to a new customer as they were approved", async ({ page, request }) => {
  // the connection with an account's news stays open, so nothing would ever be at rest
  await page.route("**/api/stream", (route) => route.abort());
  const email = await signUp(page);
  const mail = await mailTo(request, email, /verif|confirm/i);
  await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
  await expect(page.getByRole("heading", { name: /^Save Time/ })).toBeVisible();
  await inShowroom(page, showroom);
  await page.goto(list);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await page.getByRole("button", { name: /^Add [\d,]+ (?!of )/ }).click();
  await expect(page.getByText(/^Added /)).toBeVisible();
  await page.clock.setFixedTime(clock);
  expect(await compare(page, { cart: "cart", checkout: "checkout" })).toEqual([]);
});

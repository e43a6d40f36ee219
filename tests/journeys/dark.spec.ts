import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { inShowroom, scriptsRun, signedIn } from "./people.ts";
import { beginBathroom, withoutGraphics } from "./room-steps.ts";

test.use({ colorScheme: "dark" });

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const dark = "rgb(22, 24, 21)";
const light = "rgb(251, 250, 247)";

test("pages are dark where the device is, and everything on them can be read", async ({ page, browser }) => {
  await inShowroom(page, "OAKSTONE");
  for (const path of ["", "visualize/contractor/all", "category/bathroom-faucets/product", "cart", "faq"]) {
    await page.goto(path);
    expect(await ground(page), path).toBe(dark);
    expect(await axeFaults(page), path).toEqual([]);
  }

  await test.step("in a room", async () => {
    await withoutGraphics(page);
    await beginBathroom(page);
    await expect(page.getByLabel("Room name")).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step("and at work, in a pro's own color", async () => {
    const desk = await browser.newPage({ colorScheme: "dark" });
    await signedIn(desk, "pro@demo.test", "pro-account/login");
    for (const path of ["account", "account/orders", "account/profit", "account/showroom"]) {
      await desk.goto(path);
      await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await ground(desk), path).toBe(dark);
      expect(await axeFaults(desk), path).toEqual([]);
    }
    await desk.close();
  });
});

test("who chooses light pages keeps them, from the first paint, in every window", async ({
  page,
  context,
}) => {
  await page.goto("faq");
  await scriptsRun(page);
  const choice = page.getByLabel("Appearance");
  await choice.selectOption("Light");
  await expect.poll(() => ground(page)).toBe(light);

  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(light);
  await page.unroute("**/assets/*.js");

  const other = await context.newPage();
  await other.goto("about_us");
  await scriptsRun(other);
  expect(await ground(other)).toBe(light);
  await other.getByLabel("Appearance").selectOption("Same as device");
  await expect.poll(() => ground(other)).toBe(dark);
  await page.reload();
  expect(await ground(page)).toBe(dark);
});

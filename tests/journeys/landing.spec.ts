import { expect, test } from "@playwright/test";
import { enterShowroom } from "./people.ts";

const film = "main video";

test("the film plays over its first frame, can be stopped, and stands still out of sight", async ({
  page,
}) => {
  await page.goto("");
  const video = page.locator(film);
  await page.getByRole("img", { name: /kitchen/ }).scrollIntoViewIfNeeded();
  const isMoving = () => video.evaluate((one: HTMLVideoElement) => !one.paused);
  await expect.poll(isMoving).toBe(true);
  await expect(video).toHaveJSProperty("muted", true);
  await page.getByRole("button", { name: "Stop the film" }).click();
  await expect.poll(isMoving).toBe(false);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect.poll(isMoving).toBe(true);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(isMoving).toBe(false);
});

test("what is wrong with a Showroom ID is said above the cookie question on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("");
  const main = page.getByRole("main");
  const question = page.locator("[data-foot-bar]");
  await expect(question).toBeVisible();
  await main.getByLabel("Enter Showroom ID").pressSequentially("NOSUCH00");
  const message = main.getByText("No Showroom Found, Please Enter Correct Showroom Id.");
  await expect(message).toBeVisible();
  const end = async () => {
    const [said, bar] = [await message.boundingBox(), await question.boundingBox()];
    return said!.y + said!.height - bar!.y;
  };
  await expect.poll(end).toBeLessThanOrEqual(0);
});

test("visitors who prefer reduced motion see only the picture", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("");
  await expect(page.getByRole("img", { name: /kitchen/ })).toBeVisible();
  // the landing page's last part is there, and whatever it waits for
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /\.(webm|mp4)/.test(url))).toEqual([]);
  await expect(page.locator(film)).toHaveCount(0);
});

test("the film is sent in parts to players that ask so", async ({ page, request }) => {
  await page.goto("");
  const source = await page.locator(`${film} source`).first().getAttribute("src");
  const whole = await (await request.get(source!)).body();
  const part = await request.get(source!, { headers: { Range: "bytes=10-19" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 10-19/${whole.length}`);
  expect(await part.body()).toEqual(whole.subarray(10, 20));
  const beyond = await request.get(source!, { headers: { Range: `bytes=${whole.length}-` } });
  expect(beyond.status()).toBe(416);
  expect(whole.length).toBeLessThan(1_500_000);
});

test("inspired designs: four kinds of rooms, seven pictures each, one leads to its template", async ({
  page,
}) => {
  await page.goto("");
  const designs = page.getByRole("region", { name: "Inspired Designs" });
  for (const room of ["Bathroom", "Kitchen", "Living Room", "Landscaping/Outdoor"]) {
    await designs.getByRole("tab", { name: room }).click();
    const row = designs.getByRole("region", { name: `${room} designs` });
    await expect(row.getByRole("link")).toHaveCount(7);
    const picture = row.locator("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  const first = designs
    .getByRole("region", { name: "Landscaping/Outdoor designs" })
    .getByRole("link")
    .first();
  const name = (await first.textContent())!.trim();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("the link to another showroom opens the field with the focus in it", async ({ page }) => {
  await enterShowroom(page, "OAKSTONE");
  await page.goto("visualize/contractor/all");
  await page.getByRole("main").getByRole("link", { name: "Change showroom" }).click();
  const field = page.getByRole("main").getByLabel("Enter Showroom ID");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.keyboard.type("HARBOR88");
  await expect(
    page.getByRole("main").getByText("Harbor Light Kitchen & Bath", { exact: true }),
  ).toBeVisible();
});

test("Enter right after a pasted ID enters as soon as the showroom is found", async ({ page }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.goto("");
  await page.route("**/api/visualization/showrooms*", async (route) => {
    await asked;
    await route.continue();
  });
  const field = page.getByRole("main").getByLabel("Enter Showroom ID");
  await field.fill("OAKSTONE");
  await field.press("Enter");
  await expect(page.getByRole("main").getByText("Looking up")).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all/);
});

test("the Tab key passes the brands in a few steps", async ({ page }) => {
  await page.goto("");
  const brands = page.getByRole("region", { name: "Our Brand Partners" });
  await brands.getByRole("link", { name: "See All" }).focus();
  const row = brands.getByRole("list");
  await page.keyboard.press("Tab");
  await expect(row).toBeFocused();
  const stops = () => row.locator("a:not([tabindex='-1'])").count();
  await expect.poll(stops).toBeLessThan(7);
  expect(await stops()).toBeGreaterThan(2);
  await page.keyboard.press("Tab");
  await expect(row.getByRole("link").first()).toBeFocused();
  // a row that was moving by itself comes to rest meanwhile, with one stop more or less
  const pause = brands.getByRole("button").first();
  const isThere = () => pause.evaluate((button) => button === document.activeElement);
  for (let steps = 0; steps < 7 && !(await isThere()); steps++) await page.keyboard.press("Tab");
  await expect(pause).toBeFocused();
});

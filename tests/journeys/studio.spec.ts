import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { call, inShowroom, signedIn } from "./people.ts";

async function proAt(page: Page, address: string): Promise<void> {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. Your showroom shows it now.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
}

/** The amount in the column "New" of the sample, such as "$51.84". */
const newPrice = (page: Page) =>
  page
    .getByRole("row", { name: /Client price (per box|each)/ })
    .getByRole("cell")
    .last();

test("a pro sets a category's markup, sees the sample's new price, and customers pay it", async ({
  page,
  browser,
}) => {
  await proAt(page, "account/showroom");
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "Toilets (12%)" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const markup = page.getByRole("textbox", { name: "Markup for Toilets" });
  await expect(page.getByText("From the markup for Toilets.")).toBeVisible();
  const before = await newPrice(page).textContent();
  await markup.fill("5");
  await expect(page.getByText("Enter at least 10%.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await markup.fill("37.5");
  await expect(newPrice(page)).not.toHaveText(before!);
  const price = (await newPrice(page).textContent())!;
  await save(page);

  const customer = await browser.newPage();
  await inShowroom(customer, "OAKSTONE");
  const first = customer.getByRole("main").getByRole("article").first();
  await customer.goto("category/toilets/product?sort=popular");
  await expect(first).toContainText(price);

  await page.getByRole("button", { name: "Remove the markup for Toilets" }).click();
  await expect(newPrice(page)).toHaveText(before!);
  await page.getByRole("button", { name: "Undo removing the markup for Toilets" }).click();
  await expect(newPrice(page)).toHaveText(price);
  await page.getByRole("button", { name: "Remove the markup for Toilets" }).click();
  await save(page);
  await customer.reload();
  await expect(first).toContainText(before!);
  await customer.close();
});

test("a department that a pro takes out is gone from the shop, and comes back", async ({ page, browser }) => {
  const customer = await browser.newPage();
  await inShowroom(customer, "OAKSTONE");
  const lighting = customer.getByRole("banner").getByText("Lighting", { exact: true }).first();
  await customer.goto("visualize/contractor/all");
  await expect(lighting).toBeVisible();

  await proAt(page, "account/showroom/selling");
  await page.getByRole("checkbox", { name: "Lighting" }).uncheck();
  await save(page);
  await customer.reload();
  await expect(customer.getByRole("banner").getByText("Kitchen", { exact: true }).first()).toBeVisible();
  await expect(lighting).toHaveCount(0);

  await page.getByRole("checkbox", { name: "Lighting" }).check();
  await save(page);
  await customer.reload();
  await expect(lighting).toBeVisible();
  await customer.close();
});

test("a second tab learns what the first one saved, and keeps what was typed", async ({ page }) => {
  await proAt(page, "account/showroom");
  const second = await page.context().newPage();
  await second.goto("account/showroom");
  await second.getByLabel("Showroom markup").fill("15");
  await page.getByLabel("Showroom markup").fill("13");
  await save(page);

  await second.getByRole("button", { name: "Save changes" }).click();
  await expect(second.getByRole("alert")).toContainText("Your showroom’s markup is 13% in the other version");
  await expect(second.getByLabel("Showroom markup")).toHaveValue("15");
  await second.getByRole("button", { name: "Use theirs" }).click();
  await expect(second.getByLabel("Showroom markup")).toHaveValue("13");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Showroom markup")).toHaveValue("12");
});

test("a pro's link leads a customer into the showroom", async ({ page, browser }) => {
  await proAt(page, "account/showroom/share");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download poster" }).click();
  expect((await download).suggestedFilename()).toBe("OAKSTONE-poster.pdf");
  const customer = await browser.newPage();
  await customer.goto("enter/oakstone");
  await expect(customer).toHaveURL(/\/visualize\/contractor\/all$/);
  await expect(customer.getByText("Oak & Stone Remodeling").first()).toBeVisible();
  for (const wrong of ["NOSUCH00", "nosuch00", "not an id!"]) {
    await customer.goto(`enter/${encodeURIComponent(wrong)}`);
    const main = customer.getByRole("main");
    await expect(main.getByText(wrong, { exact: true })).toBeVisible();
    await expect(main.getByText("No Showroom Found, Please Enter Correct Showroom Id.")).toBeVisible();
    await expect(main.getByText("You are still in another showroom, Oak & Stone Remodeling")).toBeVisible();
  }
  await customer.getByRole("link", { name: "Change showroom" }).click();
  const dialog = customer.getByRole("dialog", { name: "Enter Showroom ID" });
  await dialog.getByRole("link", { name: "Back to shopping" }).click();
  await expect(customer).toHaveURL(/\/visualize\/contractor\/all$/);
  await expect(dialog).toHaveCount(0);
  await customer.close();
});

/** Nothing of a picture of this width to its height is cut off, by its own box or by one around it, or out of shape. */
async function expectWhole(picture: Locator, shape: number): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // the one before is shown until the new one has arrived
  const faults = () =>
    picture.evaluate((image: HTMLImageElement, sent: number) => {
      const { width, height, left, right, top, bottom } = image.getBoundingClientRect();
      const cuts = (box: Element) => {
        const edge = box.getBoundingClientRect();
        const isOut =
          left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1;
        return isOut && getComputedStyle(box).overflow !== "visible";
      };
      const around: Element[] = [];
      for (let box = image.parentElement; box; box = box.parentElement) around.push(box);
      return [
        ...(Math.abs(width / height / sent - 1) > 0.06 ? [`is ${width} by ${height}`] : []),
        ...(height > 96 || width > 240 ? [`is as large as ${width} by ${height}`] : []),
        ...around.filter(cuts).map(({ className }) => `is cut by ${className}`),
      ];
    }, shape);
  await expect.poll(faults).toEqual([]);
}

interface Studio {
  version: number;
  branding: { theme_color: string; logo: { key: string } | null };
}

test("a very wide logo and a tall one are whole wherever they show @pictures", async ({ page, browser }) => {
  await proAt(page, "account/showroom/branding");
  const { branding } = await call<Studio>(page, "GET pro/showroom");
  const customer = await browser.newPage();
  await inShowroom(customer, "OAKSTONE");
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  for (const [name, width, height, mailed] of [
    ["wide", 1600, 200, 'width="160" height="20"'],
    ["tall", 240, 720, 'width="13" height="40"'],
  ] as const) {
    const middle = await sharp({
      create: { width: width - 60, height: height - 60, channels: 3, background: "#24566b" },
    })
      .png()
      .toBuffer();
    const logo = sharp({ create: { width, height, channels: 4, background: clear } }).composite([
      { input: middle },
    ]);
    await page.goto("account/showroom/branding");
    await page.getByLabel(/^(Choose|Replace) logo/).setInputFiles({
      name: `${name}.png`,
      mimeType: "image/png",
      buffer: await logo.png().toBuffer(),
    });
    await expectWhole(page.getByRole("main").getByRole("img", { name: "logo", exact: true }), width / height);
    await save(page);
    await page.reload();
    await expectWhole(page.locator("aside img"), width / height);
    const { key } = (await call<Studio>(page, "GET pro/showroom")).branding.logo!;
    for (const wide of [390, 1440]) {
      await customer.setViewportSize({ width: wide, height: 900 });
      await customer.goto("visualize/contractor/all");
      await expectWhole(
        customer.getByRole("link", { name: "Oak & Stone Remodeling, home" }).locator("img"),
        width / height,
      );
      await expectWhole(customer.getByRole("main").locator(`img[src*="${key}"]`), width / height);
    }
    const query = new URLSearchParams({ theme_color: "#24566b", logo: key });
    const { html } = await call<{ html: string }>(page, `GET pro/showroom/mail-preview?${query}`);
    expect(html).toContain(mailed);
  }
  const { version } = await call<Studio>(page, "GET pro/showroom");
  const before = { theme_color: branding.theme_color, logo: branding.logo?.key ?? null };
  await call(page, "PUT pro/showroom", { version, branding: before });
  await customer.close();
});

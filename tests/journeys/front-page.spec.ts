import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { inShowroom, signedIn } from "./people.ts";

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. Your showroom shows it now.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeHidden();
};

async function pick(page: Page, list: string, field: string, text: string): Promise<string> {
  await page.getByLabel(field).fill(text);
  const first = page.getByRole("list", { name: list }).getByRole("button").first();
  // what was found before stays until the answer is there
  await expect(first).toContainText(new RegExp(text, "i"));
  const name = (await first.locator(".font-medium").textContent())!;
  await first.click();
  return name;
}

test("a pro chooses picture, products and rooms for the front, puts them in order, and visitors see them", async ({
  page,
  browser,
}) => {
  const headline = `Rooms worth a visit ${Date.now()}`;
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/showroom/front");
  const face = sharp({ create: { width: 400, height: 400, channels: 3, background: "#c8a888" } });
  const buffer = await face.png().toBuffer();
  await page.getByLabel("Choose portrait").setInputFiles({ name: "face.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("button", { name: "Remove portrait" })).toBeVisible();
  await page.getByRole("group", { name: "Picture" }).getByRole("radio").nth(1).check();
  await page.getByRole("textbox", { name: "Headline" }).fill("");
  await expect(page.getByText("Enter a headline for the banner.")).toBeVisible();
  await page.getByRole("textbox", { name: "Headline" }).fill(headline);
  const preview = page.getByRole("figure", { name: "Your front page" });
  await expect(preview).toContainText(headline);

  const one = await pick(page, "Products found", "Add a product", "toilet");
  const two = await pick(page, "Products found", "Add a product", "faucet");
  const chosen = page.getByRole("grid", { name: "Products you recommend" }).getByRole("row");
  await expect(chosen).toHaveCount(2);
  await page.getByRole("button", { name: `Move ${two} up` }).click();
  await expect(chosen.first()).toContainText(two);
  const room = await pick(page, "Rooms found", "Add a room", "kitchen");
  await save(page);

  const visitor = await browser.newPage();
  await inShowroom(visitor, "OAKSTONE");
  await visitor.goto("visualize/contractor/all");
  await expect(visitor.getByText(headline)).toBeVisible();
  await expect(visitor.getByRole("img", { name: "Renee Okonkwo" })).toBeVisible();
  await page.reload();
  await expect(preview.getByRole("img", { name: "Renee Okonkwo" })).toBeVisible();
  const recommended = visitor.getByRole("region", { name: /recommends$/ }).getByRole("article");
  await expect(recommended.first()).toContainText(two);
  await expect(recommended.nth(1)).toContainText(one);
  await expect(visitor.getByRole("heading", { level: 3, name: room })).toBeVisible();

  await page.getByRole("button", { name: `Remove ${one}` }).click();
  await page.getByRole("button", { name: `Remove ${two}` }).click();
  await page.getByRole("button", { name: `Remove ${room}` }).click();
  await page.getByRole("radio", { name: "No picture" }).check();
  await page.getByRole("button", { name: "Remove portrait" }).click();
  await save(page);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByText(headline)).toHaveCount(0);
  await expect(visitor.getByRole("img", { name: "Renee Okonkwo" })).toHaveCount(0);
  await visitor.close();
});

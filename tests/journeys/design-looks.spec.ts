import { expect, type Page, test } from "@playwright/test";
import { inShowroom } from "./people.ts";

/** A picture that is half green and half brown. */
async function twoColors(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 240;
    canvas.height = 160;
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#2f5d43";
    context.fillRect(0, 0, 120, 160);
    context.fillStyle = "#8a6a48";
    context.fillRect(120, 0, 120, 160);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1]!, "base64");
}

test("the colors of a picture are named, one is taken away, and the rest becomes part of the brief", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  await page.goto("design-ai");
  const brief = page.getByLabel("Your brief");
  await brief.fill("Living room 12x14 with a dark sofa");
  const chooser = page.getByLabel("Choose a picture");

  await test.step("says what is no picture", async () => {
    await chooser.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(page.getByText("This browser can't read that picture.")).toBeVisible();
  });

  const found = page.getByRole("list", { name: "From the picture" });
  await chooser.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: await twoColors(page) });
  await expect(found.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByText("This browser can't read that picture.")).toBeHidden();
  const names = await found.getByRole("listitem").allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(names.join(" ")).toMatch(/emerald/);
  expect(names.join(" ")).toMatch(/brown/);

  const [gone, ...left] = names.map((name) => name.trim());
  await found.getByRole("button", { name: `Remove ${gone}`, exact: true }).click();
  await expect(found.getByRole("listitem")).toHaveCount(left.length);
  await page.getByRole("button", { name: "Add to your brief" }).click();
  await expect(found).toBeHidden();
  await expect(brief).toHaveValue(/^Living room 12x14 with a dark sofa\. /);
  const text = await brief.inputValue();
  for (const name of left) expect(text.toLowerCase()).toContain(name.toLowerCase());
  expect(text.slice("Living room 12x14 with a dark sofa".length)).not.toContain(gone);

  await test.step("is still there after a reload", async () => {
    await page.reload();
    await expect(brief).toHaveValue(text);
  });
});

import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { axeFaults } from "./axe-faults.ts";
import { beginSmallBathroom } from "./room-steps.ts";

/** Drawing a room without a graphics card takes its time on a small machine. */
test.describe.configure({ timeout: 720_000 });

test("views of a room are saved, named and put in order, and its link leads from one to the next", async ({
  page,
  browser,
}) => {
  const address = await beginSmallBathroom(page);
  const views = page.getByRole("region", { name: "Views" });
  await test.step("takes what is suggested, and saves one more", async () => {
    await page.getByRole("button", { name: "Views", exact: true }).click();
    await views.getByRole("button", { name: "Suggest views" }).click();
    await expect(views.getByRole("listitem").first()).toBeVisible();
    await page.getByRole("button", { name: "Orbit", exact: false }).first().click();
    await views.getByRole("button", { name: "Save this view" }).click();
    await views.getByLabel("Name of the view").fill("Whole bath");
    await views.getByRole("button", { name: "Done" }).click();
    await expect(views.getByRole("button", { name: "Whole bath", exact: true })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
  const count = await views.getByRole("listitem").count();
  expect(count).toBeGreaterThan(1);
  await test.step("puts it first", async () => {
    const first = views
      .getByRole("listitem")
      .first()
      .getByRole("button", { name: "Whole bath", exact: true });
    for (let at = count - 1; at > 0; at -= 1)
      await views.getByRole("button", { name: "Move up: Whole bath" }).click();
    await expect(first).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  });
  await test.step("takes a picture of 360 degrees and saves it", async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Take a 360° picture" }).click();
    const around = page.getByRole("dialog", { name: "Look around" });
    await expect(around.locator("canvas")).toBeVisible({ timeout: 240_000 });
    await expect(around.getByRole("button", { name: "Zoom in" })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    await around.getByRole("button", { name: "Save the 360° picture (JPG)" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/-360\.jpg$/);
    const { width, height, xmp } = await sharp(await file.path()).metadata();
    expect(width).toBe(2 * height);
    expect(String(xmp)).toContain("equirectangular");
    await around.getByRole("button", { name: "Close" }).first().click();
  });
  const id = address.split("/").at(-1)!;
  const shared = await page.request.post(`/api/rooms/${id}/share`, { data: {} });
  const { data } = (await shared.json()) as { data: { share: { url: string } } };
  const link = data.share.url.replace(/^\//, "");

  await test.step("a guest with a phone goes through them", async () => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    const guest = await phone.newPage();
    await guest.goto(new URL(link, address.replace(/visualize.*/, "")).href);
    const tour = guest.getByRole("navigation", { name: "Tour of the room" });
    await expect(tour.getByRole("status")).toHaveText(`1 of ${count}: Whole bath`);
    await tour.getByRole("button", { name: "Next view" }).click();
    await expect(tour.getByRole("status")).toContainText(`2 of ${count}: `);
    await guest.keyboard.press("ArrowLeft");
    await expect(tour.getByRole("status")).toHaveText(`1 of ${count}: Whole bath`);
    expect(await axeFaults(guest)).toEqual([]);
    const picture = (await guest.locator(".shared-view").boundingBox())!;
    expect(picture.x + picture.width).toBeLessThanOrEqual(390);
    await guest.getByRole("link", { name: "Look around in 360°" }).click();
    await expect(guest.getByRole("dialog", { name: "Look around" }).locator("canvas")).toBeVisible();
    await phone.close();
  });

  await test.step("without scripts its views are named", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const guest = await plain.newPage();
    await guest.goto(new URL(link, address.replace(/visualize.*/, "")).href);
    await expect(
      guest.getByRole("navigation", { name: "Tour of the room" }).getByText("Whole bath"),
    ).toBeVisible();
    await plain.close();
  });
});

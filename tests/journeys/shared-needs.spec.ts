import { expect, test } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { beginSmallBathroom, panel, withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 120_000 });

test("a guest with a shared room's link reads what the editor lists as needed, without prices", async ({
  page,
  browser,
}) => {
  await withoutGraphics(page);
  const address = await beginSmallBathroom(page);
  const needs = page.getByRole("region", { name: "You also need" });
  const links = needs.getByRole("listitem").getByRole("link");

  await panel(page, /^List/).click();
  await expect(needs).toBeVisible();
  const before = await links.allTextContents();
  await page.reload();
  await panel(page, /^List/).click();
  await expect(links).toHaveText(before);

  const id = address.split("/").at(-1)!;
  const shared = await page.request.post(`/api/rooms/${id}/share`, { data: {} });
  const { data } = (await shared.json()) as { data: { share: { url: string } } };
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const other = await browser.newContext({ viewport });
    const guest = await other.newPage();
    await withoutGraphics(guest);
    await guest.goto(new URL(data.share.url.replace(/^\//, ""), address.replace(/visualize.*/, "")).href);
    const listed = guest.getByRole("region", { name: "You also need" });
    for (const name of before) await expect(listed).toContainText(name);
    await expect(listed.getByRole("listitem").first()).toHaveText(/\d+ [a-z]+$/);
    await expect(listed).not.toContainText("$");
    expect(await axeFaults(guest)).toEqual([]);
    await listed.scrollIntoViewIfNeeded();
    await guest.screenshot({ path: test.info().outputPath(`shared-${viewport.width}.png`) });
    await other.close();
  }
});

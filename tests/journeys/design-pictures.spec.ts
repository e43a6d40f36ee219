import { expect, test } from "@playwright/test";
import { designed, inShowroom, signInToDesigner } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

test("designs are shown in 3D by the server's pictures where there is no graphics card @pictures", async ({
  page,
}) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await signInToDesigner(page);
  await page.getByLabel("Your brief").fill("Bathroom 6x9 with a tub, white tile.");
  await page.getByRole("button", { name: "Create designs" }).click();
  await designed(page);
  const designs = page.getByRole("list", { name: "Designs", exact: true }).getByRole("article");

  await test.step("each card has its own picture, without looking again", async () => {
    await expect(designs.first()).toBeVisible();
    const addresses = new Set<string | null>();
    for (const design of await designs.all()) {
      const picture = design.getByRole("img", { name: /in 3D$/ });
      await expect(picture).toBeVisible({ timeout: 120_000 });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
      addresses.add(await picture.getAttribute("src"));
    }
    expect(addresses.size).toBe(await designs.count());
    await expect(page.getByText("Taking its picture")).toBeHidden();
  });

  await test.step("the plan is a press away", async () => {
    const first = designs.first();
    await first.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(first.getByRole("img", { name: /^Plan of/ })).toBeVisible();
    await first.getByRole("button", { name: "Plan", exact: true }).click();
    await expect(first.getByRole("img", { name: /in 3D$/ })).toBeVisible();
  });

  await test.step("the pictures are there at once when one comes back", async () => {
    await page.reload();
    await expect(designs.first().getByRole("img", { name: /in 3D$/ })).toBeVisible();
  });
});

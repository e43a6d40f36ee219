import { expect, test } from "@playwright/test";
import { designed, inShowroom, signInToDesigner } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

test("a room that stands is redesigned: what is kept stays, nothing moves, and the room itself is left alone", async ({
  page,
}) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await signInToDesigner(page);
  await page.getByLabel("Your brief").fill("Bathroom 6x9 with a tub, white tile. Modern.");
  await page.getByRole("button", { name: "Create designs" }).click();
  await designed(page);
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Open in 3D/ })
    .click();
  await expect(page).toHaveURL(/\/visualize\/room\//);
  const room = page.url();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Redesign this room" }).click();
  const stands = page.getByRole("list", { name: "What stands" });
  await stands.getByRole("button", { name: /^Keep ?: Floor/ }).click();
  await stands.getByRole("button", { name: /^Keep ?: Toilet/ }).click();
  await page.getByLabel("Your brief").fill("Farmhouse style");
  await page.reload();
  await expect(stands.getByRole("button", { name: /^Keep ?: Toilet/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(stands.getByRole("button", { name: /^Keep ?: Vanity/ })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.getByRole("button", { name: "Create designs" }).click();
  await designed(page);
  const designs = page.getByRole("list", { name: "Designs", exact: true }).getByRole("article");
  await expect(designs.first()).toContainText(/as it stands/i);
  await expect(designs.first()).toContainText("what you keep stays as it is");
  await designs
    .first()
    .getByRole("button", { name: /^Open in 3D/ })
    .click();
  await expect(page).toHaveURL(/\/visualize\/room\//);
  expect(page.url()).not.toBe(room);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { validateBytes } from "gltf-validator";
import { axeFaults } from "./axe-faults.ts";
import { signIn } from "./people.ts";
import {
  beginBathroom,
  beginBathroomByHand,
  beginSmallBathroom,
  heldBack,
  panel,
  smallTargets,
  surface,
  unitsOf,
} from "./room-steps.ts";

/** Drawing a room without a graphics card takes its time on a small machine. */
test.describe.configure({ timeout: 720_000 });

test("a guest retiles a bathroom, is refused a place, buys it, and finds it again in the account", async ({
  page,
}) => {
  const held = await heldBack(page);
  const address = await beginBathroomByHand(page);
  const name = await page.getByLabel("Room name").inputValue();

  await test.step("lays another floor in herringbone, and the boxes follow", async () => {
    await panel(page, /^List/).click();
    await surface(page, "floor").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Floor" })).toBeVisible();
    const products = page.getByRole("region", { name: "Products that fit" });
    await products.getByPlaceholder("Search what fits").fill("porcelain 12x24");
    await expect(products.locator('ul[aria-busy="false"]')).toContainText(/porcelain/i);
    const second = products.getByRole("listitem").getByRole("button").nth(1);
    await expect(second).toBeEnabled();
    await second.click();
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Herringbone", exact: true }).click();
    await panel(page, /^List/).click();
    await expect(surface(page, "floor")).toContainText("20% waste");
    const { area, units } = await unitsOf(page, "floor");
    await surface(page, "floor").getByText("How we counted").click();
    const steps = await surface(page, "floor").textContent();
    const box = Number(/÷ ([\d.]+) sq ft a box/.exec(steps ?? "")?.[1]);
    expect(units).toBeGreaterThanOrEqual(Math.ceil((area * 1.2) / box - 1e-6));
    expect(units * box).toBeGreaterThanOrEqual(area);
  });

  await test.step("keeps the pattern with the next tile", async () => {
    await surface(page, "floor").getByRole("button").click();
    const products = page.getByRole("region", { name: "Products that fit" });
    await products.getByPlaceholder("Search what fits").fill("porcelain 12x24");
    await expect(products.locator('ul[aria-busy="false"]')).toContainText(/porcelain/i);
    const third = products.getByRole("listitem").getByRole("button").nth(2);
    await third.click();
    await expect(third).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Herringbone", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await panel(page, /^List/).click();
    await expect(surface(page, "floor")).toContainText("20% waste");
  });

  await test.step("swaps the vanity", async () => {
    await page
      .getByTestId("room-panel")
      .getByRole("button", { name: /vanity/i })
      .first()
      .click();
    const products = page.getByRole("region", { name: "Products that fit" });
    const others = products.getByRole("listitem").getByRole("button", { pressed: false });
    await expect(others.first()).toBeEnabled();
    const before = (await panel(page, /^List/).textContent()) ?? "";
    for (const at of [0, 1, 2, 3, 4, 5]) {
      // wider ones are refused in words; one of the next is narrow enough
      await others.nth(at).click();
      if ((await panel(page, /^List/).textContent()) !== before) break;
    }
    await expect(panel(page, /^List/)).not.toHaveText(before);
    await expect(page.getByRole("button", { name: /^Undo: .*vanity/i })).toBeEnabled();
  });

  await test.step("cannot push the toilet through the wall", async () => {
    await panel(page, /^List/).click();
    await page
      .getByRole("button", { name: /toilet/i })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: /toilet/i })).toBeVisible();
    await page.locator("canvas").focus();
    const refusal = page
      .getByText(/toilet.* (reaches past the wall|stands in|is in the way|overlaps)/i)
      .first();
    for (let feet = 0; feet < 16 && !(await refusal.isVisible()); feet += 1) {
      await page.keyboard.press("Shift+ArrowDown");
    }
    await expect(refusal).toBeVisible();
  });

  await test.step("undoes the swap and makes it again", async () => {
    const undo = page.getByRole("button", { name: /^(Undo|Nothing to undo)/ });
    const redo = page.getByRole("button", { name: /^(Redo|Nothing to redo)/ });
    const total = (await panel(page, /^List/).textContent()) ?? "";
    for (
      let steps = 0;
      !/vanity/i.test((await undo.getAttribute("aria-label")) ?? "") && steps < 8;
      steps += 1
    ) {
      await page.keyboard.press("Control+z");
    }
    await page.keyboard.press("Control+z");
    await expect(panel(page, /^List/)).not.toHaveText(total);
    while (await redo.isEnabled()) await page.keyboard.press("Control+Shift+z");
    await expect(panel(page, /^List/)).toHaveText(total);
    await expect(page.getByText(/^Saved/)).toBeVisible();
  });

  await test.step("survives a reload", async () => {
    const total = (await panel(page, /^List/).textContent()) ?? "";
    await page.reload();
    await expect(panel(page, /^List/)).toHaveText(total, { timeout: 60_000 });
  });

  await test.step("puts everything into the cart, with the same boxes", async () => {
    await panel(page, /^List/).click();
    const { units } = await unitsOf(page, "floor");
    await page.getByRole("button", { name: "Add everything to the cart" }).click();
    await page.getByRole("link", { name: "Go to the cart" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const line = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: `${name}: floor` });
    await expect(line.getByRole("textbox").first()).toHaveValue(String(units));
    expect(held).toEqual([]);
  });

  await test.step("signs in and finds the room among the projects", async () => {
    await signIn(page, "customer@demo.test");
    await page.goto("projects");
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel("Room name")).toHaveValue(name);
  });
});

test("the room is saved as models of true size, and a thing of it is seen through the camera of an iPhone", async ({
  page,
}) => {
  // as Safari on an iPhone says
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token: string) {
      return token === "ar" || supports.call(this, token);
    };
  });
  await beginSmallBathroom(page);
  const saved = async (item: RegExp) => {
    await page.getByRole("button", { name: "More" }).click();
    const download = page.waitForEvent("download", { timeout: 120_000 });
    await page.getByRole("menuitem", { name: item }).click();
    return new Uint8Array(await readFile(await (await download).path()));
  };
  const report = await validateBytes(await saved(/glTF/));
  expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
  expect(report.info.drawCallCount).toBeGreaterThan(10);
  const room = usdIn(await saved(/USDZ/));
  expect(room).toContain("metersPerUnit = 1");
  expect(room.match(/def Mesh/g)!.length).toBeGreaterThan(10);

  await panel(page, /^List/).click();
  await page
    .getByTestId("room-panel")
    .getByRole("button", { name: /toilet/i })
    .first()
    .click();
  await page.getByRole("button", { name: "See it at home" }).click();
  const camera = page.getByRole("link", { name: "Open the camera" });
  await expect(camera).toHaveAttribute("rel", "ar");
  // elsewhere than on an iPhone the same press saves the model
  const model = page.waitForEvent("download");
  await camera.click();
  const toilet = usdIn(new Uint8Array(await readFile(await (await model).path())));
  // a toilet is between one and three feet high: about 0.3 to 0.9 m
  const high = heightOf(toilet);
  expect(high).toBeGreaterThan(0.3);
  expect(high).toBeLessThan(0.95);
});

/** The scene in a USDZ file, which is a zip of it and its pictures. */
const usdIn = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith(".usda"))
    .map(([, content]) => strFromU8(content))
    .join("\n");

/** Height of a model whose parts are scaled from inches to meters together. */
function heightOf(usda: string): number {
  const levels = [...usda.matchAll(/point3f\[\] points = \[([^\]]*)\]/g)].flatMap(([, points]) =>
    [...points!.matchAll(/\([^,]+, ([^,]+), [^)]+\)/g)].map(([, y]) => Number(y)),
  );
  const scale = Number(/\(0\.0254, 0, 0, 0\)/.test(usda) ? 0.0254 : Number.NaN);
  return (Math.max(...levels) - Math.min(...levels)) * scale;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("room, products and list fit and work by touch", async ({ page }) => {
    await beginBathroom(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await panel(page, /^List/).tap();
    await surface(page, "floor").getByRole("button").tap();
    await page.getByRole("button", { name: "Brick", exact: true }).tap();
    await expect(page.getByRole("button", { name: "Undo: Floor in brick" })).toBeEnabled();
    // the room is in sight while products are being chosen
    await expect(page.locator("canvas")).toBeInViewport({ ratio: 0.9 });
    expect(await axeFaults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    const room = page.getByTestId("room-panel");
    await page.getByRole("button", { name: "Open the panel over the room" }).tap();
    await expect(page.getByRole("button", { name: "Close the panel" })).toBeVisible();
    await page.getByRole("button", { name: "Close the panel" }).tap();
    await expect(room).toBeHidden();
    await panel(page, /^Checks/).tap();
    await expect(room.getByText(/rule|code|planning/i).first()).toBeVisible();

    await page.getByRole("button", { name: /^Walk/ }).tap();
    await expect(page.getByRole("button", { name: "Walk forward" })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});

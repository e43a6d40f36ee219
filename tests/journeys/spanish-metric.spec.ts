import { expect, type Page, test } from "@playwright/test";
import { inShowroom, newCustomer } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

test.describe.configure({ timeout: 360_000 });

/** Words that English texts of ours have, and Spanish ones never. */
const english =
  /\b(?:the|and|with|of|your|you|for|is|are|was|this|that|from|per|each|add|save|show|price|order|orders|room|cart|delete|remove|edit|choose|search|boxes?|pieces?|wide|high|grilles|hardware|walls?|floor|days?)\b/i;
const inFeet = /\d\s?(?:ft|in\.|sq ft)(?!\p{L})|\d'|\d"/u;

/**
 * What a page says that is English or in feet and inches. Names of products, of the showroom and of their people stay as
 * they are, and so do prices, which are per the unit that is sold.
 */
async function leftOn(page: Page): Promise<string[]> {
  const { names, texts } = await page.evaluate(() => {
    const seen = (node: Node) =>
      node.parentElement?.closest("script, style, template, [hidden], [lang='en']") === null;
    const walk = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walk.nextNode())
      if (seen(walk.currentNode)) texts.push(walk.currentNode.textContent?.trim() ?? "");
    const links = document.querySelectorAll("main a[href*='/product/'], main [data-sku] h3");
    return { texts, names: [...links].map((link) => link.textContent?.trim() ?? "").filter(Boolean) };
  });
  return (
    texts
      .map((text) => names.reduce((left, name) => left.replaceAll(name, ""), text))
      .map((text) => text.replace(/\$[\d.,]+ por [^.,]*/g, ""))
      // names within sentences
      .map((text) =>
        text.replace(
          /(?<=(?: es| son| llevan|\d [\p{L} ²]+ de) )\p{Lu}.*?(?= para (?:el|la|las|los) |$)/gu,
          "",
        ),
      )
      .filter((text) => english.test(text) || inFeet.test(text))
  );
}

const says = (page: Page, heading: RegExp | string) =>
  expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();

test("a homeowner goes from a template to the checkout in Spanish and metric", async ({ page, baseURL }) => {
  const url = new URL(baseURL!).origin;
  let room = "";
  await withoutGraphics(page);
  await newCustomer(page, "rosa");
  await inShowroom(page, "OAKSTONE");
  await page.context().addCookies([
    { name: "language", value: "es", url },
    { name: "units", value: "metric", url },
  ]);

  await test.step("finds a template by what it has", async () => {
    await page.goto("visualize/templates");
    await page.getByRole("searchbox", { name: "Buscar plantillas" }).fill("baño pequeño con tina");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=ba/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    expect(await leftOn(page)).toEqual([]);
  });

  await test.step("begins a room, whose name is Spanish too", async () => {
    await page
      .getByRole("button", { name: /^Empezar con esta/ })
      .first()
      .click();
    await expect(page.getByLabel("Nombre del cuarto")).toHaveValue(/baño/i);
    room = page.url();
    await page.reload();
    await expect(page.getByLabel("Nombre del cuarto")).toHaveValue(/baño/i);
  });

  await test.step("makes a checklist, and reads it in Spanish", async () => {
    await page
      .getByRole("navigation")
      .getByRole("button", { name: /^Lista/ })
      .click();
    await page.getByRole("button", { name: "Hacer una lista de tareas" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Hacer/ })
      .click();
    await page.getByRole("link", { name: "Abrir la lista de tareas" }).click();
    await says(page, /Lista/);
    await expect(page.getByText(/^Poner |^Instalar |^Cortar /).first()).toBeVisible();
    await expect(page.getByText(/\d pies²/)).toHaveCount(0);
    await page.reload();
    await says(page, /Lista/);
    await expect(page.getByText(/^Poner |^Instalar |^Cortar /).first()).toBeVisible();
    expect(await leftOn(page)).toEqual([]);
    await page.goto(room);
  });

  await test.step("puts everything into the cart", async () => {
    await page
      .getByRole("navigation")
      .getByRole("button", { name: /^Lista/ })
      .click();
    await page.getByRole("button", { name: "Agregar todo al carrito" }).click();
    await page.getByRole("link", { name: "Ir al carrito" }).click();
    await says(page, /carrito/i);
    await page.reload();
    await says(page, /carrito/i);
    expect(await leftOn(page)).toEqual([]);
  });

  await test.step("stands at the checkout", async () => {
    await page.getByRole("link", { name: /^Finalizar compra/ }).click();
    await says(page, "Finalizar compra");
    expect(await leftOn(page)).toEqual([]);
  });
});

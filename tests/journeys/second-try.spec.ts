import { expect, test } from "@playwright/test";
import { addFirstOf, cards, fillCard, inShowroom, signIn } from "./people.ts";

test("a returning customer whose first card is declined pays with another and loses nothing", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("response", (reply) => reply.status() >= 400 && refused.push(`${reply.status()} ${reply.url()}`));
  await inShowroom(page, "OAKSTONE");
  const name = await addFirstOf(page, "kitchen-faucets");
  await signIn(page, "customer@demo.test");
  await page.goto("cart");
  await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  expect(refused).toEqual([]);

  await page.getByRole("link", { name: "Check out" }).click();
  const other = page.getByLabel("Use a different card");
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  if (await other.isVisible()) await other.check();
  await page.getByLabel("Job name").fill("Powder room");
  await fillCard(page, cards.declined);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("alert")).toContainText(/declined/i);
  await expect(page.getByLabel("Job name")).toHaveValue("Powder room");

  await page.getByLabel("Card number").fill(cards.asks);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/checkout-payment/);
  await page.getByRole("button", { name: "No, cancel the payment" }).click();
  await expect(page.getByRole("alert")).toContainText("Your cart has not changed.");
  await page.getByRole("link", { name: "Back to checkout" }).click();
  await expect(page.getByLabel("Job name")).toHaveValue("Powder room");
  if (await other.isVisible()) await other.check();
  await fillCard(page, cards.asks);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: /^Yes, pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  await page.goto("cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

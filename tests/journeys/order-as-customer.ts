import { expect, type Page } from "@playwright/test";
import { addFirstOf, cards, fillCard, inShowroom, signIn } from "./people.ts";

/** Orders a toilet in the demo pro's showroom as the demo's customer. Returns the order's number. */
export async function orderAsCustomer(page: Page): Promise<string> {
  await inShowroom(page, "OAKSTONE");
  await addFirstOf(page, "toilets");
  await signIn(page, "customer@demo.test");
  await page.goto("checkout");
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  const other = page.getByLabel("Use a different card");
  if (await other.isVisible()) await other.check();
  await fillCard(page, cards.good);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  const order = await page
    .getByText(/^Order /)
    .first()
    .textContent();
  return order?.replace("Order ", "").trim() ?? "";
}

import { expect, test } from "@playwright/test";
import { enterAsAdmin, signedIn } from "./people.ts";

test("an admin rewrites an answer, previews and publishes it; a guest reads it; the former comes back", async ({
  browser,
}) => {
  const page = await enterAsAdmin(browser);
  await page.goto("account/admin/content");
  await page.getByRole("link", { name: "Questions and answers" }).click();
  await expect(page.getByRole("heading", { name: "Questions and answers", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Shipping and Delivery", exact: true }).click();
  await page.getByRole("button", { name: "How long does it take?", exact: true }).click();

  const answer = page.getByLabel("Answer");
  await answer.fill("Write to {mail}.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "{mail} is not a placeholder here." }),
  ).toBeVisible();
  await answer.fill("**Two weeks** as a rule. See [all steps](/your_orders).");

  const phone = page.frameLocator('iframe[title="Preview, phone"]');
  await expect(phone.getByText("Two weeks", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Desktop" }).click();
  const desktop = page.frameLocator('iframe[title="Preview, desktop"]');
  await expect(desktop.getByRole("link", { name: "all steps" })).toBeVisible();

  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("The draft is saved. Only admins see it.")).toBeVisible();

  const guest = await browser.newPage();
  const reads = async () => {
    await guest.goto("faq");
    return guest.locator("#how-long");
  };
  await expect(await reads()).toContainText("One to three weeks for most products.");

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Visitors see it now.")).toBeVisible();
  await expect(await reads()).toContainText("Two weeks as a rule.");
  await expect(guest.locator("#how-long a", { hasText: "all steps" })).toHaveAttribute(
    "href",
    /\/your_orders$/,
  );

  await page.getByRole("button", { name: "Changes in version 1" }).click();
  const changes = page.getByRole("listitem").filter({ hasText: "Question: How long does it take?" });
  await expect(changes.getByText(/One to three weeks/).first()).toBeVisible();

  await page.getByRole("button", { name: "Restore the default text" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore the default text" }).click();
  await expect(page.getByText("Earlier version restored.")).toBeVisible();
  await expect(await reads()).toContainText("One to three weeks for most products.");
  await guest.context().close();
  await page.context().close();
});

test("an admin gives a lead to a pro, who finds it in the list of leads", async ({
  request,
  browser,
  baseURL,
}) => {
  const name = `Tess Ambrose ${Date.now() % 100_000}`;
  const sent = await request.post(new URL("/api/contact", baseURL).href, {
    data: {
      full_name: name,
      email: "tess.ambrose@example.test",
      topic: "materials",
      message: "Which pro near Bend works with slate?",
    },
  });
  expect(sent.status()).toBe(200);
  const page = await enterAsAdmin(browser);
  await page.goto(`account/leads/all?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Edit lead from ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Status").selectOption("contacted");
  const pro = dialog.getByLabel("Assigned to").locator("option", { hasText: "Oak & Stone Remodeling" });
  await dialog.getByLabel("Assigned to").selectOption((await pro.first().getAttribute("value"))!);
  await dialog.getByRole("textbox", { name: "Note" }).fill("Slate for a mud room.");
  await dialog.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByText("Saved. We sent an email about the lead.")).toBeVisible();
  await expect(page.getByText("Slate for a mud room.")).toBeVisible();

  const work = await browser.newPage();
  await signedIn(work, "pro@demo.test", "pro-account/login");
  await work.goto("account/leads");
  await expect(work.getByRole("row").filter({ hasText: name })).toBeVisible();
  await work.context().close();
  await page.context().close();
});

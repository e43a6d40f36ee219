import { expect, test } from "@playwright/test";
import { mailTo, payNextInstallment, signedIn } from "./people.ts";

test("a pro writes a proposal, the client signs and pays it in two payments, and it becomes an order", async ({
  page,
  browser,
}) => {
  const title = `Powder room ${Date.now()}`;
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/proposals");
  await page.getByRole("button", { name: "New proposal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New proposal" })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Client's name").fill("Casey Morgan");
  await page.getByLabel("Client's email").fill("customer@demo.test");
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("textbox", { name: "Section" }).fill("Floor");
  await page.getByLabel("Add a product").fill("tile");
  await page.getByRole("list", { name: "Products found" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Add labor" }).click();
  await page.getByLabel("Labor or other charge").fill("Tile setting");
  await page.getByLabel("Price", { exact: true }).fill("900");
  await page.getByLabel("Street").fill("18 Alder Way");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State").selectOption("OR");
  await page.getByLabel("ZIP code").fill("97201");
  await expect(page.getByText("$900.00").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.getByRole("button", { name: "Send to client" }).click();
  const dialog = page.getByRole("dialog", { name: "Send the proposal" });
  await dialog.getByLabel("Message").fill("Here is what we talked about.");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Waiting for the client to open it")).toBeVisible();
  const mine = page.url();

  const mail = await mailTo(page.request, "customer@demo.test", new RegExp(title));
  const address = mail.links.find((link) => link.includes("/proposal/")) ?? "no link";
  const client = await (await browser.newContext()).newPage();
  await client.goto(address);
  await expect(client.getByText("Here is what we talked about.")).toBeVisible();
  await client.getByLabel("Your full name").fill("Casey Morgan");
  // what was typed is not lost by a click on another page
  await client.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await client.getByRole("button", { name: "Keep editing" }).click();
  await client.getByRole("button", { name: /^Sign for/ }).click();
  await expect(client.getByText(/^Signed by Casey Morgan/)).toBeVisible();
  await expect(client.getByRole("link", { name: /^Sign in to pay/ })).toBeVisible();

  await signedIn(client, "customer@demo.test");
  await client.goto(address);
  await payNextInstallment(client);
  await expect(client.getByText(/Visa 4242/)).toHaveCount(1);

  await page.goto(mine);
  await page.getByRole("button", { name: "Request payment" }).click();
  await expect(page.getByText("We emailed the client.")).toBeVisible();
  await client.reload();
  await payNextInstallment(client);
  await expect(client.getByText("Everything is paid. Thank you.")).toBeVisible();
  await client.getByRole("link", { name: /^order \d+/ }).click();
  await expect(client.getByRole("heading", { level: 1 })).toContainText(/\d{6}/);
});

test("a draft is deleted only after a question", async ({ page }) => {
  const title = `Mudroom ${Date.now()}`;
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/proposals");
  await page.getByRole("button", { name: "New proposal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New proposal" })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const question = page.getByRole("dialog", { name: "Delete this draft?" });
  await page.getByRole("button", { name: "Delete draft" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Delete draft" }).click();
  await question.getByRole("button", { name: "Delete draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Proposals" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

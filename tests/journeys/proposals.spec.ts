import { expect, test } from "@playwright/test";
import type { WholeProposal } from "../../contract/design/managed-proposals.ts";
import { proposalContent } from "../../contract/design/proposal-content.ts";
import { call, mailTo, payNextInstallment, signedIn } from "./people.ts";
import { sendingInstead } from "./sending-instead.ts";

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
  await page.getByLabel("Unit price", { exact: true }).fill("900");
  await page.getByLabel("Street").fill("18 Alder Way");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State").selectOption("OR");
  await page.getByLabel("ZIP code").fill("97201");
  await expect(page.getByText("$900.00").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
  for (const label of ["Title", "Client's email", "Unit price", "ZIP code"]) {
    await page.getByLabel(label, { exact: true }).press("Enter");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const started = await call<WholeProposal>(page, `GET pro/proposals/${page.url().split("/").at(-1)}`);
  expect([started.status, started.version]).toEqual(["draft", 0]);
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

test("a draft that is refused is not sent, and it is deleted only after a question", async ({ page }) => {
  const title = `Mudroom ${Date.now()}`;
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto("account/proposals");
  await page.getByRole("button", { name: "New proposal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New proposal" })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
  await test.step("nothing is built on a draft that the server refuses", async () => {
    const id = page.url().split("/").at(-1)!;
    const long = `"job_name":"${"x".repeat(90)}`;
    await sendingInstead(page, `/api/pro/proposals/${id}`, '"job_name":"', long, "Refused job");
    await page.getByLabel("Job name").fill("Refused job");
    const trouble = page.getByRole("alert").filter({ hasText: "This proposal isn't saved" });
    await expect(trouble).toContainText("Job name: Enter at most 80 characters.");
    await page.getByRole("button", { name: "Send to client" }).click();
    const dialog = page.getByRole("dialog", { name: "Send the proposal" });
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("This proposal isn't saved. Job name: ");
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByLabel("Job name")).toHaveValue("Refused job");
    await page.getByLabel("Job name").fill("Mudroom job");
    await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
    await expect(trouble).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel("Job name")).toHaveValue("Mudroom job");
    const kept = await call<WholeProposal>(page, `GET pro/proposals/${id}`);
    expect(proposalContent.parse(kept.content).job_name).toBe("Mudroom job");
    expect(kept.version).toBe(0);
  });
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

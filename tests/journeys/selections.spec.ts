import { expect, type Locator, type Page, test } from "@playwright/test";
import { call, mailTo, signedIn } from "./people.ts";
import { proposeTo } from "./route-visitors.ts";

const inDialog = (page: Page): Locator => page.getByRole("dialog");

test("a client on a phone compares options, tries one in the room and signs; the pro sees it at once", async ({
  browser,
  page: pro,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const client = await phone.newPage();
  await signedIn(client, "customer@demo.test");
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  await Promise.all([client.goto("account/selections"), pro.goto("account/selections")]);
  const { selected, selection } = await proposeTo(client, pro);
  const [board, theirs] = [client, pro].map((page) => page.locator(`[id="${selection}"]`));
  await client.goto("account/selections");
  await client.getByRole("link", { name: "Hall bath floor" }).first().click();
  await pro.goto(`account/selections/${selected}`);
  await expect(theirs!.getByText("Waiting for approval")).toBeVisible();

  await board!.getByRole("link", { name: "Try option B in the room" }).click();
  await expect(client.getByRole("radio", { name: "Option B" })).toBeChecked();
  await expect(client.getByText("This is a preview. Your room hasn't changed.")).toBeVisible();
  await client.getByRole("link", { name: "Back to the selection" }).click();

  await board!.getByRole("button", { name: /^Ask a question/ }).click();
  await board!.getByLabel("Comment").fill("Does it need sealing?");
  await board!.getByRole("button", { name: "Send comment" }).click();
  await expect(theirs!.getByText("Does it need sealing?")).toBeVisible();

  const total = await board!
    .getByText(/^\$[\d,.]+$/)
    .first()
    .textContent();
  await board!.getByRole("button", { name: "Approve option A" }).click();
  await inDialog(client).getByLabel("Type your full name to sign").fill("");
  await inDialog(client)
    .getByRole("button", { name: /^Sign and approve/ })
    .click();
  await expect(inDialog(client).getByLabel("Type your full name to sign")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await inDialog(client).getByLabel("Type your full name to sign").fill("Dana Rivers");
  await inDialog(client)
    .getByRole("button", { name: /^Sign and approve/ })
    .click();
  await expect(board!.getByText(/^Signed by Dana Rivers/)).toBeVisible();
  await expect(theirs!.getByText(/^Signed by Dana Rivers .* from /)).toBeVisible();
  await expect(theirs!.getByText(total!, { exact: true })).toBeVisible();

  await theirs!.getByRole("link", { name: "Request a change" }).click();
  await pro.getByRole("button", { name: "Add a product" }).click();
  await inDialog(pro).getByRole("listitem").getByRole("button").nth(3).click();
  await expect(pro.getByText(/^A\. /)).toBeVisible();
  await pro.getByLabel("Why should it change?").fill("The first one is sold out.");
  await pro.getByRole("button", { name: "Send the change" }).click();
  await expect(theirs!.getByText("Change waiting for approval")).toBeVisible();
  await expect(board!.getByText("The first one is sold out.")).toBeVisible();
  await board!.getByRole("button", { name: "Decline the change" }).click();
  await inDialog(client).getByLabel("Why not?").fill("We wait for it.");
  await inDialog(client).getByRole("button", { name: "Decline the change" }).click();
  await expect(theirs!.getByText("We wait for it.")).toBeVisible();
  await expect(theirs!.getByText("Approved", { exact: true })).toBeVisible();
  await phone.close();
});

test("a client without an account approves by the pro's link, with the code from the email", async ({
  browser,
  page: pro,
}) => {
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  await pro.goto("projects");
  const { selected } = await proposeTo(pro, pro);
  const email = `guest.${Date.now()}@example.test`;
  await pro.goto(`projects/${selected}`);
  await pro.getByRole("button", { name: "Share" }).click();
  await inDialog(pro).getByLabel("Allow approval of selections").check();
  await inDialog(pro).getByLabel("Their name").fill("Gail Guest");
  await inDialog(pro).getByLabel("Their email").fill(email);
  await inDialog(pro).getByRole("button", { name: "Create and email link" }).click();
  await expect(inDialog(pro).getByText(`Can approve as ${email}`, { exact: false })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  const invitation = await mailTo(pro.request, email, /shares/);
  await guest.goto(invitation.links.find((link) => link.includes("/shared/project/")) ?? "no link");
  const dialog = inDialog(guest);
  await expect(async () => {
    await guest.getByRole("button", { name: "Approve option A" }).click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await dialog.getByRole("button", { name: "Email me the code" }).click();
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Verify code" }).click();
  await expect(dialog.getByText("That code is wrong.")).toBeVisible();
  const code = (await mailTo(pro.request, email, /code to approve/)).subject.slice(0, 6);
  await dialog.getByLabel("Code").fill(code);
  await dialog.getByRole("button", { name: "Verify code" }).click();
  await dialog.getByRole("button", { name: /^Sign and approve/ }).click();
  await expect(guest.getByText(/^Signed by Gail Guest/)).toBeVisible();
  const { selections } = await call<{ selections: { approved: { signed_name: string } }[] }>(
    pro,
    `GET projects/${selected}/selections`,
  );
  expect(selections[0]!.approved.signed_name).toBe("Gail Guest");
  await phone.close();
});

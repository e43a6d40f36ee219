import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { call, cards, enterAsAdmin, mailTo, payNextInstallment, signedIn } from "./people.ts";

interface Started {
  id: string;
  number: string;
  revision: number;
  content: object;
}

/** A proposal for labor that a client has in the inbox. */
async function sentProposal(pro: Page, title: string): Promise<Started> {
  const started = await call<Started>(pro, "POST pro/proposals", {
    client_name: "Casey Morgan",
    client_email: "customer@demo.test",
  });
  const line = {
    kind: "own",
    id: crypto.randomUUID(),
    description: "Tile setting",
    qty: 6,
    unit: "hour",
    unit_price: 75,
  };
  const content = {
    ...started.content,
    title,
    sections: [{ id: crypto.randomUUID(), title: "Labor", lines: [line] }],
    address: { street: "18 Alder Way", city: "Portland", state: "OR", zip_code: "97201" },
  };
  const saved = await call<Started>(pro, `PUT pro/proposals/${started.id}`, {
    revision: started.revision,
    client: null,
    content,
    client_name: "Casey Morgan",
    client_email: "customer@demo.test",
  });
  return call<Started>(pro, `POST pro/proposals/${started.id}/send`, { revision: saved.revision });
}

test("a client's bank disputes a proposal's payment: the admin answers with its papers, the pro's share waits and comes back", async ({
  page: pro,
  browser,
}) => {
  const title = `Entry tile ${Date.now()}`;
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  const proposal = await sentProposal(pro, title);
  const client = await (await browser.newContext()).newPage();
  const desk = await enterAsAdmin(browser);
  const main = desk.getByRole("main");
  const run = (name: string) => call(desk, "POST admin/queues/jobs/run", { name });

  await test.step("the client signs and pays", async () => {
    const mail = await mailTo(pro.request, "customer@demo.test", new RegExp(title));
    await signedIn(client, "customer@demo.test");
    await client.goto(mail.links.find((link) => link.includes("/proposal/")) ?? "no link");
    await client.getByLabel("Your full name").fill("Casey R. Morgan");
    await client.getByRole("button", { name: /^Sign for/ }).click();
    await expect(client.getByText(/^Signed by Casey R. Morgan/)).toBeVisible();
    await payNextInstallment(client, cards.disputed);
  });

  await test.step("the admin hears of the dispute and opens it", async () => {
    const row = main.getByRole("row", { name: new RegExp(`Proposal ${proposal.number}`) }).first();
    // the bank may dispute only after a watch has looked
    await expect(async () => {
      await run("watch-disputes");
      await desk.goto("account/admin/disputes?status=needs_response");
      await expect(row).toContainText("Product not received", { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await row.getByRole("link").first().click();
    await expect(main.getByText("Signed by Casey R. Morgan")).toBeVisible();
    await expect(main.getByText("Held", { exact: true })).toBeVisible();
  });

  await test.step("goes to the payment, with its people, the signature and the signed paper", async () => {
    await main.getByRole("link", { name: new RegExp(`^Proposal ${proposal.number}`) }).click();
    await expect(main.getByRole("heading", { level: 1 })).toContainText(`Proposal ${proposal.number}`);
    await expect(main.getByRole("link", { name: "Oak & Stone Remodeling" }).first()).toBeVisible();
    await expect(main.getByText("customer@demo.test").first()).toBeVisible();
    await expect(main.getByText(/Casey R\. Morgan signed version 1/)).toBeVisible();
    const [paper] = await Promise.all([
      desk.waitForEvent("download"),
      main.getByRole("button", { name: "Signed proposal (PDF)" }).click(),
    ]);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await expect(main.getByRole("table", { name: "Ledger entries" })).toContainText("Held in disputes");
    await desk.reload();
    await main.getByRole("link", { name: /^Open dispute/ }).click();
  });

  await test.step("sends the evidence, once", async () => {
    await main.getByLabel("Our statement").fill("Too short");
    await main.getByRole("button", { name: "Send evidence" }).click();
    await expect(main.getByText("Explain in a few sentences why the payment is valid.")).toBeVisible();
    await main
      .getByLabel("Our statement")
      .fill("Casey signed for this work, and it was done on the day agreed.");
    await main.getByRole("button", { name: "Send evidence" }).click();
    await expect(main.getByText(/^Sent to the customer's bank/)).toBeVisible();
    await expect(main.getByRole("button", { name: "Send evidence" })).toBeHidden();
    await desk.reload();
    await expect(main.getByText("The bank got these with the evidence.")).toBeVisible();
    const [paper] = await Promise.all([
      desk.waitForEvent("download"),
      main.getByRole("button", { name: "Signed proposal (PDF)" }).click(),
    ]);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("the pro reads the notice, and sees what is held", async () => {
    await pro.goto("notification");
    const notice = pro.getByText(new RegExp(`disputes a payment: Proposal ${proposal.number}`)).first();
    await expect(notice).toBeVisible();
    await pro.goto("payout_setup");
    const held = pro.getByRole("region", { name: /held for disputes/ });
    await expect(held.getByRole("listitem").filter({ hasText: proposal.number })).toContainText("$225.00");
    await held.getByRole("link", { name: `Proposal ${proposal.number}` }).click();
    await expect(pro.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  await test.step("the bank decides for us, and nothing is held any more", async () => {
    const { pathname } = new URL(desk.url());
    await expect
      .poll(
        async () => {
          await run("carry-sandbox-messages");
          await run("watch-disputes");
          return (await call<{ status: string }>(desk, `GET admin/disputes/${pathname.split("/").at(-1)}`))
            .status;
        },
        { timeout: 45_000 },
      )
      .toBe("won");
    await desk.reload();
    await expect(main.getByText("Won", { exact: true })).toBeVisible();
    await pro.goto("payout_setup");
    await expect(pro.getByRole("heading", { level: 1, name: "Payouts" })).toBeVisible();
    await expect(pro.getByRole("listitem").filter({ hasText: proposal.number })).toBeHidden();
    const stored = await call<{ disputed: { about: string }[] }>(pro, "GET payouts");
    expect(stored.disputed.map(({ about }) => about)).not.toContain(proposal.number);
    const { data } = await call<{
      data: { payment: { title: string } | null; status: string; is_held: boolean }[];
    }>(desk, "GET admin/disputes?per_page=100");
    const mine = data.find(({ payment }) => payment?.title.includes(proposal.number));
    expect(mine).toMatchObject({ status: "won", is_held: false });
    await desk.close();
  });
});

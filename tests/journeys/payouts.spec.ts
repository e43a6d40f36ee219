import { expect, test } from "@playwright/test";
import { signedIn } from "./people.ts";

test("a vendor corrects a mistyped bank account, asks for a payout, and the figures agree", async ({
  page,
}) => {
  await signedIn(page, "vendor@demo.test", "pro-account/login");
  await page.goto("payout_setup");
  const main = page.getByRole("main");
  const amountOf = async (title: string) => {
    const text = await main.locator("dl > div", { hasText: title }).locator("dd").textContent();
    return Number(text?.replace(/[$,]/g, ""));
  };
  const available = await amountOf("Available now");
  expect(available).toBeGreaterThan(2);

  await test.step("a wrong routing number is named, and nothing typed is lost", async () => {
    await main.getByLabel("Name on the account").fill("Demo Vendor LLC");
    await main.getByLabel("Routing number").fill("110000001");
    await main.getByLabel("Account number").fill("000123456789");
    await main.getByRole("button", { name: "Save bank account" }).click();
    await expect(main.getByLabel("Routing number")).toHaveAttribute("aria-invalid", "true");
    await expect(main.getByLabel("Account number")).toHaveValue("000123456789");
  });

  await test.step("saves the account, of which only the last digits are shown", async () => {
    await main.getByLabel("Routing number").fill("110000000");
    await main.getByRole("button", { name: "Save bank account" }).click();
    await expect(main.getByText(/account ending in 6789/)).toBeVisible();
    expect(await page.content()).not.toContain("000123456789");
  });

  await test.step("asks for more than there is, then for a part of it", async () => {
    const amount = main.getByLabel("Amount in dollars");
    await amount.fill(String(available + 100));
    await main.getByRole("button", { name: "Pay out" }).click();
    await expect(main.getByText(/available/i).first()).toBeVisible();
    await expect(main.getByText("No payouts yet.")).toBeVisible();
    await amount.fill("2.00");
    await main.getByRole("button", { name: "Pay out" }).click();
    const payouts = main.getByRole("table", { name: "Payouts", exact: true });
    const row = payouts.getByRole("row").filter({ hasText: "$2.00" });
    await expect(row).toContainText(/Requested|On the way|Paid/);
    await expect.poll(() => amountOf("Available now")).toBeCloseTo(available - 2, 2);
  });

  await test.step("is paid weekly from now on", async () => {
    await main.getByLabel("Pay out", { exact: true }).selectOption("weekly");
    await main.getByLabel("Minimum in dollars").fill("50");
    await main.getByRole("button", { name: "Save schedule" }).click();
    await expect(main.getByText(/^Next payout: /)).toBeVisible();
    await page.reload();
    await expect(main.getByLabel("Minimum in dollars")).toHaveValue("50.00");
  });
});

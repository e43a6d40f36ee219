import { expect, test } from "@playwright/test";
import { enterAsAdmin } from "./people.ts";

test("an admin's working day: what waits, a failed email, the servers, a customer's question, and the audit log", async ({
  browser,
}) => {
  const desk = await enterAsAdmin(browser);
  const main = desk.getByRole("main");
  const heading = main.getByRole("heading", { level: 1 });
  const bar = desk.getByRole("region", { name: "Signed in as a user" });
  const goTo = async (name: string) => {
    await desk.getByRole("navigation", { name: "Account" }).getByRole("link", { name, exact: true }).click();
    await expect(heading).toHaveText(name);
  };

  await test.step("sees what waits, with the way to it", async () => {
    await expect(heading).toHaveText("Today");
    await main.getByRole("link", { name: "Check reviews" }).click();
    await expect(heading).toHaveText("Reviews");
  });

  await test.step("finds an email that failed, and tries it again", async () => {
    await goTo("Queues");
    await main.getByRole("link", { name: "Failed", exact: true }).click();
    const row = main.getByRole("row", { name: /Your order has shipped/ });
    await expect(row).toContainText("The mailbox does not exist");
    await row.getByRole("button", { name: "Try again" }).click();
    await expect(desk.getByText("We're trying it again.")).toBeVisible();
    await expect(row).toBeHidden();
    await main.getByRole("link", { name: "Waiting", exact: true }).click();
    await main.getByLabel("Recipient").fill("closed-mailbox");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(row).toBeVisible();
  });

  await test.step("sees how the servers are", async () => {
    await desk.goto("account/admin/health");
    await expect(main.getByText(/on Node \d+\.\d+\.\d+ and PostgreSQL \d+/)).toBeVisible();
    await main.getByRole("link", { name: "Last day" }).click();
    await expect(main.getByRole("link", { name: "Last day" })).toHaveAttribute("aria-current", "page");
  });

  await test.step("signs in as a customer, after giving a reason", async () => {
    await desk.goto(`account/admin/users?q=${encodeURIComponent("customer@demo.test")}`);
    await main.getByRole("link", { name: "Dana Whitaker" }).click();
    await main.getByRole("button", { name: "Sign in as this user" }).click();
    const dialog = desk.getByRole("dialog", { name: "Sign in as Dana Whitaker" });
    await dialog.getByRole("button", { name: "Sign in for 30 minutes" }).click();
    await expect(dialog.getByText("Enter a reason.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Dana asked why an order shows another total.");
    await dialog.getByRole("button", { name: "Sign in for 30 minutes" }).click();
    await expect(bar).toContainText("Dana Whitaker");
  });

  await test.step("sees the bar on every page, and the visit where the customer sees it", async () => {
    await desk.goto("faq");
    await expect(bar).toBeVisible();
    await desk.goto("account/privacy");
    await expect(main.getByText("Dana asked why an order shows another total.").first()).toBeVisible();
    await desk.goto("account/security");
    await expect(main.getByText("Our team, signed in as you").first()).toBeVisible();
  });

  await test.step("is the admin again, and finds the day's work in the audit log", async () => {
    await bar.getByRole("button", { name: "Stop" }).click();
    await expect(heading).toHaveText("Dana Whitaker");
    await expect(desk).toHaveURL(/\/account\/admin\/users\//);
    await expect(bar).toBeHidden();
    await main.getByRole("link", { name: "Audit log for this account" }).click();
    const stopped = main.getByRole("cell", { name: "Admin signed out of a user's account" });
    await expect(stopped.first()).toBeVisible();
    await desk.goto("account/admin/audit?group=admin");
    await expect(main.getByRole("cell", { name: "Email tried again" }).first()).toBeVisible();
    await desk.close();
  });
});

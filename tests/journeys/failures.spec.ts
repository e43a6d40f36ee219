import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "./people.ts";

/** The page of devices, where a press makes a call; `page` is one of two that are signed in. */
async function openDevices(page: Page): Promise<void> {
  const elsewhere = await page.context().browser()!.newPage();
  await signedIn(elsewhere, "customer@demo.test");
  await elsewhere.context().close();
  await signedIn(page, "customer@demo.test");
  await page.goto("account/security");
}

/** What is said when the shop answers so. */
const failures = [
  [422, "The given data was invalid.", "Invalid input OR some mandatory fields are blank."],
  [422, "This coupon has ended.", "This coupon has ended."],
  [403, "You do not have permission to do this.", "You do not have permission to do this."],
  [404, "", "Record not found for processing."],
  [405, "", "Internal Server error please try again."],
  [500, "Something of ours broke.", "Something of ours broke."],
] as const;

test("every refusal is shown in the shop's words, and users stay signed in", async ({ page }) => {
  await openDevices(page);
  const isDevices = (url: URL) => url.pathname === "/api/sessions";
  for (const [status, message, said] of failures) {
    await page.route(isDevices, (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status, json: { success: false, code: "invalid", message } })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: said });
    await expect(toast).toBeVisible();
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toBeHidden();
    await page.unroute(isDevices);
  }
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(page.getByText("All other devices signed out.")).toBeVisible();
});

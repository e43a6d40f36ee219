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

test("a room of somebody else is not found, with the ways on, and nobody says that it is our fault", async ({
  page,
}) => {
  await page.goto("visualize/room/01840494-0000-7689-a194-70dc4f2044ca");
  await expect(page.getByRole("heading", { name: "We can't find this room" })).toBeVisible();
  await expect(page.getByText("our fault")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Choose a floor plan" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/login\?redirect=%2Fvisualize%2Froom%2F/);
});

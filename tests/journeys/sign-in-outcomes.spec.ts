import { expect, type Page, test } from "@playwright/test";
import {
  addFirstOf,
  demoPassword,
  enterShowroom,
  inShowroom,
  logOut,
  mailTo,
  registered,
  signedIn,
  typeCredentials,
} from "./people.ts";

const customer = "customer@demo.test";

/** What a guest who chose plan and template before signing in has in the browser; the showroom comes first. */
async function chooseRoom(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("my_item") ?? "")).toContain("vsd_id");
  await page.evaluate((visual_redirect) => {
    const item = JSON.parse(localStorage.getItem("my_item") ?? "{}");
    const chosen = {
      ...item,
      floorplan: "accessible-bath-9x9",
      floorTemplate: "contemporary-luxe-accessible-bath-9x9",
    };
    localStorage.setItem("my_item", JSON.stringify(chosen));
    localStorage.setItem("visual_redirect", visual_redirect);
  }, path);
}

test("an unverified address is verified first; the email can be sent again after a moment", async ({
  page,
  request,
}) => {
  const email = `unproved.${Date.now()}@example.test`;
  await registered(request, email, "copper-kettle-9");
  const first = await mailTo(request, email, /confirm/i);

  await typeCredentials(page, email, "copper-kettle-9");
  await expect(page).toHaveURL(/\/verifiction$/);
  await page.goto("account/profile");
  await expect(page).toHaveURL(/\/verifiction\?redirect=%2Faccount%2Fprofile$/);
  // what was turned away is not in the way back
  await page.goBack();
  await expect(page).toHaveURL(/\/verifiction$/);
  await page.goForward();
  // but accounts of another kind, and a password that was forgotten, are
  for (const [path, heading] of [
    ["design-ai/login", "Sign in to AI 3D Design"],
    [`password_reset?token=${"x".repeat(43)}`, "Choose a new password"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goto("account/profile");
  await page.getByRole("button", { name: "Resend the link" }).click();
  await expect(page.getByText(`We sent a new link to ${email}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();

  const elsewhere = await page.context().browser()?.newPage();
  await elsewhere?.goto(first.links.find((link) => link.includes("/verify/")) ?? "");
  await expect(elsewhere!.getByText("Your email address is confirmed")).toBeVisible();
  await page.getByRole("button", { name: "I've confirmed it" }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await page.goto("account_verify");
  await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);
});

test("a room that was begun becomes a project, and says so when it cannot", async ({ page }) => {
  await enterShowroom(page, "OAKSTONE");
  await chooseRoom(page, "/visualize/templates");
  const failing = (url: URL) => url.pathname === "/api/projectCart";
  await page.route(failing, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { success: false, message: "Something else." } })
      : route.fallback(),
  );
  await typeCredentials(page, customer);
  await expect(page.getByText("Internal server error.")).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/showroom\/?$/);

  await page.unroute(failing);
  await logOut(page);
  await enterShowroom(page, "OAKSTONE");
  await chooseRoom(page, "/visualize/templates");
  const made = page.waitForResponse(
    (answer) => failing(new URL(answer.url())) && answer.request().method() === "POST",
  );
  await typeCredentials(page, customer);
  expect((await made).status()).toBe(201);
  expect((await made).request().postDataJSON()).toMatchObject({
    floorplan: "accessible-bath-9x9",
    floorTemplate: "contemporary-luxe-accessible-bath-9x9",
  });
  await expect(page).toHaveURL(/\/visualize\/templates/);
});

test("the checklist that was asked for comes after the sign-in", async ({ page }) => {
  await page.goto("login");
  await page.evaluate(() => localStorage.setItem("visual_redirect", "/visualize/checklist"));
  await typeCredentials(page, customer);
  await expect(page).toHaveURL(/\/visualize\/checklist/);
});

test("a guest's cart that cannot be moved is reported, and still there the next time", async ({ page }) => {
  await inShowroom(page, "OAKSTONE");
  await addFirstOf(page, "kitchen-faucets");
  const cart = (url: URL) => url.pathname.startsWith("/api/projectCart");
  await page.goto("login");
  await page.route(cart, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "Something else." } }),
  );
  await page.getByLabel("Email Address").fill(customer);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please login to proceed.")).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  await page.unroute(cart);
  await page.goto("cart");
  await expect(page.getByRole("button", { name: /^Remove/ }).first()).toBeVisible();
});

test("who is signed in already goes from the sign-in page to the account", async ({ page }) => {
  await signedIn(page, customer);
  for (const path of ["login", "pro-account/login"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/account$/);
  }
});

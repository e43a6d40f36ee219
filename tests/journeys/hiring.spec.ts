import { type Browser, expect, type Page, test } from "@playwright/test";
import { ownProject } from "./own-project.ts";
import { call, mailTo, signedIn } from "./people.ts";

async function proAt(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, "designer@demo.test", "pro-account/login");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

test("a customer finds a designer, hires, writes, finishes and reviews, and the directory shows the rating", async ({
  page,
  browser,
}) => {
  const title = `Attic bath ${Date.now()}`;
  const project = await ownProject(page, title, 30);
  await page.goto(`projects/${project}`);
  await page.getByRole("main").getByRole("link", { name: "Hire a pro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hire a designer or contractor" })).toBeVisible();
  await page.getByLabel("Project ZIP code").fill("97205");
  await page.getByLabel("Pro type").selectOption({ label: "Designers" });
  await page.getByRole("button", { name: "Show pros" }).click();
  await expect(page.getByText(/who work in Portland, OR/)).toBeVisible();
  await page.getByRole("link", { name: "Castillo Interiors" }).click();
  const rated = page.getByText(/^\d+ reviews?$/).first();
  await expect(rated).toBeVisible();
  const before = Number.parseInt((await rated.textContent()) ?? "", 10);
  await page.getByRole("link", { name: "Ask Castillo Interiors" }).click();
  await expect(page.getByLabel("What is it about?")).toHaveValue(`project:${project}`);
  await page.getByLabel("Your message").fill("Help");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Write a few words about the work.")).toBeVisible();
  await page.getByLabel("Your message").fill("Please look over our attic bath before we order.");
  await page.getByLabel(/Budget in dollars/).fill("$18,000");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Castillo Interiors: ${title}` })).toBeVisible();
  const mine = page.url();

  const pro = await proAt(browser, "account");
  await pro.getByRole("link", { name: "Answer requests" }).click();
  await pro.getByRole("row").filter({ hasText: title }).getByRole("link").first().click();
  await expect(pro.getByText("You see the customer's project once you accept.")).toBeVisible();
  await expect(pro.getByText("$18,000.00")).toBeVisible();
  await expect(pro.getByRole("heading", { name: /^Shared project/ })).toBeHidden();
  await pro.getByRole("button", { name: "Accept request" }).click();
  await expect(pro.getByRole("heading", { name: `Shared project: ${title}` })).toBeVisible();
  await expect(pro.getByText(/^30 × \$/)).toBeVisible();
  const theirs = pro.url();
  await mailTo(page.request, "designer@demo.test", new RegExp(title));

  await pro.getByRole("link", { name: "Messages", exact: true }).last().click();
  await expect(pro.getByText("Please look over our attic bath before we order.")).toBeVisible();
  await pro
    .getByRole("textbox", { name: "Message", exact: true })
    .fill("The vent is in the way of the shower.");
  await pro.keyboard.press("Enter");
  await expect(pro.getByText("The vent is in the way of the shower.").first()).toBeVisible();

  await page.reload();
  await expect(page.getByText("Hired", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Messages", exact: true }).last().click();
  await expect(page.getByText("The vent is in the way of the shower.").first()).toBeVisible();
  await page.goto(mine);
  await page.getByRole("button", { name: "Finish the hire" }).click();
  await page
    .getByRole("dialog", { name: "Finish this hire?" })
    .getByRole("button", { name: "Finish the hire" })
    .click();
  await page.getByRole("radio", { name: /^5 of 5/ }).check({ force: true });
  await page.getByLabel("Your review").fill(`Found the vent in time. ${title}`);
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByRole("heading", { name: "Your review" })).toBeVisible();

  await pro.goto(theirs);
  await expect(pro.getByRole("heading", { name: "The customer's review" })).toBeVisible();
  await expect(pro.getByRole("heading", { name: /^Shared project/ })).toBeHidden();
  await pro.getByLabel("Your answer").fill("Good that we looked.");
  await pro.getByRole("button", { name: "Save answer" }).click();
  await expect(pro.getByText("Your answer shows below the review.")).toBeVisible();
  await pro.context().close();

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto("pros?q=Castillo");
  await expect(guest.getByRole("article").getByText(`${before + 1} reviews`)).toBeVisible();
  await guest.getByRole("link", { name: "Castillo Interiors" }).click();
  await expect(guest.getByText(`Found the vent in time. ${title}`)).toBeVisible();
  await expect(guest.getByText("Good that we looked.").first()).toBeVisible();
  await guest.context().close();
});

test("a declined request closes its conversation with the reason, on the customer's open page too", async ({
  page,
  browser,
}) => {
  const title = `Porch floor ${Date.now()}`;
  const project = await ownProject(page, title, 10);
  await page.goto(`pros?q=Castillo&project=${project}`);
  await page.getByRole("link", { name: "Castillo Interiors" }).click();
  await page.getByRole("link", { name: "Ask Castillo Interiors" }).click();
  await page.getByLabel("What is it about?").selectOption(`project:${project}`);
  await page.getByLabel("Your message").fill("Please help us choose a floor for the porch.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Castillo Interiors: ${title}` })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.getByRole("link", { name: "Messages", exact: true }).last().click();
  const entry = page.getByRole("textbox", { name: "Message", exact: true });
  await expect(entry).toBeVisible();

  const pro = await proAt(browser, `account/requests/${id}`);
  await pro.getByRole("button", { name: "Decline" }).click();
  await pro.getByRole("dialog").getByRole("textbox").fill("We are booked until May.");
  await pro
    .getByRole("dialog")
    .getByRole("button", { name: /Decline/ })
    .click();
  await expect(pro.getByText(/your conversation about it is closed/)).toBeVisible();
  await pro.context().close();

  const closed =
    "Castillo Interiors declined this request: “We are booked until May.” This conversation is closed.";
  await expect(page.getByText(closed)).toBeVisible();
  await expect(entry).toBeHidden();
  await page.reload();
  await expect(page.getByText(closed)).toBeVisible();
  const hire = await call<{ status: string; reason: string; conversation: string }>(page, `GET hires/${id}`);
  expect(hire).toMatchObject({ status: "declined", reason: "We are booked until May." });
  const talk = await call<{ can_write: boolean }>(page, `GET conversations/${hire.conversation}`);
  expect(talk.can_write).toBe(false);
});

test("a pro edits the public profile, and the directory shows it", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await signedIn(page, "florian@abelrooms.example.com", "pro-account/login");
  await page.goto("account/hire-profile");
  const line = `Small rooms, measured twice ${Date.now()}`;
  await page.getByLabel(/Tagline/).fill(line);
  await page.getByLabel("ZIP code you work from").fill("00000");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("We don't know this ZIP code. Enter one nearby.").first()).toBeVisible();
  await expect(page.getByLabel(/Tagline/)).toHaveValue(line);
  await page.getByLabel("ZIP code you work from").fill("92103");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Saved. Customers see it in the directory.")).toBeVisible();
  await page.getByRole("link", { name: "See your profile" }).click();
  await expect(page.getByText(line)).toBeVisible();
  await page.context().close();
});

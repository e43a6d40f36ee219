import { expect, test } from "@playwright/test";
import { designed, inShowroom, mailTo, signedIn, signInToDesigner } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

test("a design is shared by link, sent to the pro, and taken over as a project and a proposal", async ({
  page,
  browser,
  request,
}) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await signInToDesigner(page);
  await page
    .getByLabel("Your brief")
    .fill("Bathroom 6x9 for my mother with a tub, white tile, under $19,321.");
  await page.getByRole("button", { name: "Create designs" }).click();
  await designed(page);

  const first = page.getByRole("article").first();
  const dialog = page.getByRole("dialog");
  const title = (await first.getByRole("heading", { level: 2 }).textContent()) ?? "nothing";
  const total =
    (await first
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first()
      .textContent()) ?? "nothing";
  const friend = `friend.${Date.now()}@example.test`;
  let address = "";

  await test.step("makes a link, which opens without an account and says nothing of the brief", async () => {
    await first.getByRole("button", { name: /^Share/ }).click();
    await dialog.getByLabel("Who is it for?").fill("Ada");
    await dialog.getByLabel("Email it to").fill(friend);
    await dialog.getByRole("button", { name: "Create link" }).click();
    address = await dialog.getByLabel("Address of Ada").inputValue();
    const mail = await mailTo(request, friend, /room design/);
    expect(mail.links.some((link) => address.endsWith(new URL(link).pathname))).toBe(true);
    const other = await browser.newContext();
    const guest = await other.newPage();
    await withoutGraphics(guest);
    await guest.goto(address);
    await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await guest.reload();
    const main = guest.getByRole("main");
    await expect(main).toContainText(total);
    await expect(main).toContainText("planning rules checked, all required ones met");
    await expect(main).not.toContainText("mother");
    await expect(main).not.toContainText("19,321");
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await other.close();
  });

  await test.step("ends the link after a reload", async () => {
    await page.reload();
    await first.getByRole("button", { name: /^Share/ }).click();
    await expect(dialog.getByText(/opened \d times?/)).toBeVisible();
    await dialog.getByRole("button", { name: /^End link ?: Ada/ }).click();
    await expect(dialog.getByText("1 old link")).toBeVisible();
    await page.keyboard.press("Escape");
    expect((await page.request.get(address)).status()).toBe(404);
  });

  await test.step("sends it to the pro, once", async () => {
    await first.getByRole("button", { name: /^Send to your pro/ }).click();
    await dialog.getByLabel("Full name").fill("Ida Brandt");
    await dialog.getByLabel("Phone").fill("(503) 555-0143");
    await dialog.getByLabel("A few words").fill("Can you build this in March?");
    await dialog.getByRole("button", { name: "Send design" }).click();
    await expect(first.getByText(/^Sent to your pro on/)).toBeVisible();
    await page.reload();
    await expect(first.getByText(/^Sent to your pro on/)).toBeVisible();
    await expect(first.getByRole("button", { name: /^Send to your pro/ })).toBeHidden();
  });

  await test.step("the pro takes it over with all its lines", async () => {
    const other = await browser.newContext();
    const pro = await other.newPage();
    await withoutGraphics(pro);
    await signedIn(pro, "pro@demo.test", "pro-account/login");
    const mail = await mailTo(request, "hello@oakstone.example.com", /^Design from a customer: .*Ida Brandt/);
    expect(mail.text).toContain("Can you build this in March?");
    await pro.goto(mail.links.find((link) => link.includes("/account/designs/")) ?? "no link");
    await expect(pro.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await pro.goto("account/leads?type=Designs");
    const lead = pro.getByRole("row").filter({ hasText: "Can you build this in March?" }).first();
    await expect(lead).toContainText(total);
    await lead.getByRole("link", { name: title }).click();
    await expect(pro.getByText("(503) 555-0143")).toBeVisible();
    await pro.getByRole("button", { name: "Take over as project and proposal" }).click();
    await expect(pro.getByText(/^Taken over/)).toBeVisible();
    await pro.reload();
    await pro.getByRole("link", { name: "Open the project" }).click();
    // both pages have the design's name for a heading
    await expect(pro).toHaveURL(/\/projects\//);
    await expect(pro.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(pro.getByRole("main")).toContainText(total);
    await pro.goBack();
    await pro.getByRole("link", { name: "Open the proposal" }).click();
    await expect(pro.getByLabel("Title", { exact: true })).toHaveValue(title);
    await other.close();
  });

  await test.step("the customer sees that the pro has it", async () => {
    await page.reload();
    await expect(first.getByText(/^Sent to your pro on .*, taken over on/)).toBeVisible();
  });
});

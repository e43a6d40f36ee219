import { expect, test } from "@playwright/test";
import { addFirstOf, cards, enterShowroom, fillCard, mailTo, productName } from "./people.ts";

test("a guest with a Showroom ID becomes a customer and follows a paid order", async ({
  page,
  request,
  context,
}) => {
  const email = `dana.${Date.now()}@example.test`;

  await test.step("enters the showroom", async () => {
    await page.goto("");
    const field = page.getByRole("main").getByLabel("Enter Showroom ID");
    const next = page.getByRole("main").getByRole("button", { name: "Next" });
    await field.pressSequentially("ZZZZZZZZ");
    await expect(page.getByText("No Showroom Found, Please Enter Correct Showroom Id.")).toBeVisible();
    await expect(next).toBeDisabled();
    await field.fill("");
    await enterShowroom(page, "OAKSTONE");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oak & Stone Remodeling");
  });

  const tile = await test.step("buys tile by the area it needs", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: /Flooring/ })
      .first()
      .click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Tile Flooring/ })
      .first()
      .click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^See all/ })
      .first()
      .click();
    await expect(page).toHaveURL(/category\/tile-flooring\/product/);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    const name = await productName(page);
    await page.getByLabel("Area in square feet").fill("40");
    await expect(page.getByText(/40 sq ft \+ 10% waste = 44 sq ft/)).toBeVisible();
    await page.getByRole("button", { name: /^Add \d+ box/ }).click();
    await expect(page.getByText(/^Added \d+ box/)).toBeVisible();
    return name;
  });

  await test.step("adds a faucet and looks at the cart", async () => {
    await addFirstOf(page, "bathroom-faucets");
    await page.goto("cart");
    await expect(page.getByRole("heading", { name: tile })).toBeVisible();
    await expect(page.getByText("Total before tax")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: tile })).toBeVisible();
  });

  await test.step("creates an account on the way to the checkout", async () => {
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
    await page.getByLabel("Phone number").fill("503.555.0142 x12");
    await expect(page.getByLabel("Phone number")).toHaveValue("(503) 555-0142 ext. 12");
    await page.getByLabel("ZIP code").first().fill("97205");
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Street").first().fill("418 Alder Street");
    // from the ZIP code of the first step
    await expect(page.getByLabel("City").first()).toHaveValue("Portland");
    await expect(page.getByLabel("State").first()).toHaveValue("OR");
    await page.getByLabel("State").first().selectOption("CA");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByLabel("ZIP code").filter({ visible: true })).toHaveAccessibleDescription(
      "97205 is in Oregon. Change the ZIP code or the state.",
    );
    await page.getByLabel("State").first().selectOption("OR");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Skip payment" }).click();
    const thanks = page.getByRole("dialog", { name: "Thank you for signing up" });
    await expect(thanks).toBeVisible();
    await thanks.getByRole("button", { name: "Continue" }).click();
  });

  await test.step("verifies the email address", async () => {
    await expect(page).toHaveURL(/verifiction/);
    const mail = await mailTo(request, email, /verif|confirm/i);
    await page.goto(mail.links.find((link) => link.includes("/verify/")) ?? "no link");
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step("pays", async () => {
    await page.goto("checkout");
    await expect(page.getByRole("radio", { name: /418 Alder Street/ })).toBeChecked();
    await fillCard(page, cards.good);
    await page.getByLabel("Job name").fill("Hall bath");
    await page.getByRole("button", { name: /^Pay \$/ }).dblclick();
    await expect(page).toHaveURL(/thankyou\?order=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
    await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  });

  await test.step("reads what was ordered, where it goes and what happens next", async () => {
    const ordered = page.getByRole("region", { name: "What you ordered" });
    await expect(ordered.getByRole("listitem").getByText(/arrives/i)).not.toHaveCount(0);
    await expect(page.getByText("Deliver to", { exact: true })).toBeVisible();
    const steps = page.getByRole("region", { name: "What happens next" }).getByRole("listitem");
    await expect(steps.first()).toContainText("You can change your mind for 60 minutes");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy number" }).click();
    await expect(page.getByText("Order number copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByText(`Order ${copied}`, { exact: true })).toBeVisible();
    const mail = await mailTo(request, email, /is confirmed/);
    expect(mail.text).toContain("What happens next");
    await expect(page.getByRole("button", { name: "Message your pro" })).toBeVisible();
  });

  await test.step("follows the order", async () => {
    await page.getByRole("link", { name: "Track order" }).click();
    await expect(page.getByText("Pending Approval").first()).toBeVisible();
  });

  await test.step("changes the address, but not where that would cost more", async () => {
    const change = page.getByRole("button", { name: "Change address" });
    await expect(page.getByText(/^(60|5\d) minutes left$/)).toBeVisible();
    await change.click();
    const dialog = page.getByRole("dialog", { name: "Change the delivery address" });
    await expect(dialog.getByLabel("Street")).toBeFocused();
    await dialog.getByLabel("Street").fill("12 Pike Street");
    // unedited fields follow the ZIP code
    await dialog.getByLabel("ZIP code").fill("98101");
    await expect(dialog.getByLabel("City")).toHaveValue("Seattle");
    await expect(dialog.getByLabel("State")).toHaveValue("WA");
    await dialog.getByLabel("ZIP code").fill("97205");
    await expect(dialog.getByLabel("City")).toHaveValue("Portland");
    await dialog.getByLabel("State").selectOption("WA");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog.getByText("97205 is in Oregon. Change the ZIP code or the state.")).toBeVisible();
    await expect(dialog.getByLabel("ZIP code")).toBeFocused();
    await dialog.getByLabel("City").fill("Seattle");
    await dialog.getByLabel("ZIP code").fill("98101");
    await dialog.getByLabel("ZIP code").press("Control+Enter");
    await expect(
      dialog.getByText(/^In Washington, sales tax would be \$\d.* instead of \$0\.00\./),
    ).toBeVisible();
    await expect(dialog.getByLabel("State")).toBeFocused();

    // what was typed is still there after the dialog was left
    await page.keyboard.press("Escape");
    await expect(change).toBeFocused();
    await change.click();
    await expect(dialog.getByLabel("Street")).toHaveValue("12 Pike Street");
    await dialog.getByLabel("City").fill("Salem");
    await dialog.getByLabel("State").selectOption("OR");
    await dialog.getByLabel("ZIP code").fill("97301");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByText("now goes to 12 Pike Street, Salem, OR 97301.")).toBeVisible();
    await expect(change).toBeFocused();
    await expect(page.getByRole("main").locator("address")).toContainText("12 Pike StreetSalem, OR 97301");
    await expect(page.getByRole("main").getByText(/^Changed \d/)).toBeVisible();
    await page.getByText("History (2)").first().click();
    await expect(page.getByText("Before: 418 Alder Street, Portland, OR 97205").first()).toBeVisible();
    const mail = await mailTo(request, email, /new delivery address/);
    expect(mail.text).toContain("Dana Whitfield, 12 Pike Street, Salem, OR 97301");
  });

  await test.step("finds it again", async () => {
    await page.goto("account/orders");
    await expect(page.getByRole("main").getByRole("link", { name: /^Order / })).toHaveCount(1);
    await page.goto("cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await mailTo(request, email, /order/i);
  });

  await test.step("sees what another tab made of it, once one comes back", async () => {
    await page.goto("account/orders");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Order / })
      .click();
    const cancel = page.getByRole("button", { name: "Cancel order" });
    await expect(cancel).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("button", { name: "Cancel order" }).click();
    await other.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(other.getByText("Cancelled").first()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(cancel).toBeHidden();
    await expect(page.getByText("Cancelled").first()).toBeVisible();
  });
});

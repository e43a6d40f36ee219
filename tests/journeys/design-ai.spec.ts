import { expect, test } from "@playwright/test";
import { designed, inShowroom, mailTo, signInToDesigner } from "./people.ts";
import { panel, withoutGraphics } from "./room-steps.ts";

const brief =
  "A 5' × 8' bathroom for our guests. Walk-in shower, no tub, white tile and brushed gold. The light is bad in the evening. Under $15,000.";

test("a guest writes a brief, signs up, gets four priced designs for one credit, opens one and changes it", async ({
  page,
  context,
  request,
}) => {
  const email = `nora.${Date.now()}@example.test`;
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");

  await test.step("sees what is understood, and takes a wish back", async () => {
    await page.goto("design-ai");
    await page.getByLabel("Your brief").fill(`${brief} No plants.`);
    const understood = page.getByRole("region", { name: "What we understand" });
    for (const words of ["5' × 8'", "Bathroom", "No tub", "Budget $15,000"])
      await expect(understood.getByRole("button", { name: `Remove ${words}`, exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Walk-in shower", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await understood.getByRole("button", { name: "Remove No plants" }).click();
    await expect(page.getByLabel("Your brief")).toHaveValue(brief);
  });

  await test.step("signs up, and comes back to the brief by the link in the mail", async () => {
    await page.getByRole("button", { name: "Create designs" }).click();
    await page.getByLabel("Name").fill("Nora Winslow");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(page.getByText("Your brief is kept.")).toBeVisible();
    const mail = await mailTo(request, email, /AI 3D Design/);
    const inNewTab = await context.newPage();
    await inNewTab.goto(mail.links.find((address) => address.includes("verify=")) ?? "no link");
    await inNewTab.getByRole("link", { name: "Go on with your brief" }).click();
    await expect(inNewTab.getByLabel("Your brief")).toHaveValue(brief);
    await inNewTab.close();
    await page.goto("design-ai");
    await expect(page.getByLabel("Your brief")).toHaveValue(brief);
  });

  await test.step("creates; the first answer is lost, and asking again costs nothing more", async () => {
    let isLost = false;
    await page.route("**/api/AI/generate", async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Create designs" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "You are offline" })).toBeVisible();
    await page.getByRole("button", { name: "Create designs" }).click();
    await designed(page);
    const designs = page.getByRole("list", { name: "Designs", exact: true }).getByRole("article");
    await expect(designs).toHaveCount(4);
    for (const design of await designs.all()) {
      await expect(design).toContainText(/\$[\d,]+\.\d\d below your \$15,000 budget/);
      await expect(design).toContainText("rules checked, all required ones met");
    }
    await expect(page.getByText("2 credits left")).toBeVisible();
    await expect(page.getByText("Not used for the design: “The light is bad in the evening”.")).toBeVisible();
  });

  await test.step("opens the first one as a room with its products, the same room each time", async () => {
    const address = page.url();
    const first = page.getByRole("article").first();
    await first.getByRole("button", { name: /^See all/ }).click();
    const materials = page.getByRole("dialog", { name: /^Materials of/ });
    const vanity = materials.getByRole("link", { name: /Vanity/ }).first();
    const name = (await vanity.textContent()) ?? "nothing";
    await page.keyboard.press("Escape");
    await first.getByRole("button", { name: /^Open in 3D/ }).dblclick();
    await expect(page).toHaveURL(/\/visualize\/room\//);
    const room = page.url();
    await panel(page, /^List/).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto(address);
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Open in 3D/ })
      .click();
    await expect(page).toHaveURL(room);
    await page.goto(address);
  });

  await test.step("looks at a change in words, makes it, and finds it in the account", async () => {
    const first = page.getByRole("article").first();
    const title = (await first.getByRole("heading", { level: 2 }).textContent()) ?? "nothing";
    await first.getByRole("button", { name: /^Change it/ }).click();
    await page
      .getByRole("dialog", { name: `Change ${title}` })
      .getByRole("button", { name: "Darker floor" })
      .click();
    await page.getByRole("button", { name: "Preview change" }).click();
    const preview = page.getByRole("dialog", { name: "Preview of the change" });
    await expect(preview.getByRole("row", { name: /^Floor/ })).toContainText("→");
    await preview.getByRole("button", { name: "Make this change" }).click();
    await expect(page.getByRole("list", { name: "History" })).toContainText("Darker floor");
    await page.keyboard.press("Escape");
    await expect(first.getByRole("region", { name: "Changes" })).toContainText("Change 1 of 1");
    await page.getByText("1 credit left").click();
    const requests = page.getByRole("region", { name: "Your designs" }).getByRole("listitem");
    await expect(requests).toHaveCount(1);
  });
});

test("someone refuses brass, answers what is unclear, takes a wish back, and the designs keep to it", async ({
  page,
}) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  await signInToDesigner(page);
  const field = page.getByLabel("Your brief");
  const understood = page.getByRole("region", { name: "What we understand" });

  await test.step("sees what is wanted, what is not and what stays", async () => {
    await field.fill(
      "Bathroom 6x9, walk-in shower, no brass. Not sure about a double vanity. The toilet stays. No plants.",
    );
    await expect(understood.getByRole("list", { name: "Wanted", exact: true })).toContainText("6' × 9'");
    await expect(understood.getByRole("list", { name: "Not wanted" })).toContainText("No brass");
    await expect(understood.getByRole("list", { name: "Stays" })).toContainText("Keep the toilet");
  });

  await test.step("answers the questions", async () => {
    const unclear = understood.getByRole("list", { name: "Unclear" });
    await expect(unclear).toContainText("Do you want a double vanity?");
    await unclear.getByRole("button", { name: "No", exact: true }).click();
    await expect(understood.getByRole("button", { name: "Remove No double vanity" })).toBeVisible();
    await expect(unclear).toContainText("Which wall is your toilet on, as you come in?");
    await unclear.getByRole("button", { name: "Left", exact: true }).click();
    await expect(unclear).toBeHidden();
    await expect(field).toHaveValue(/keep the toilet on the left wall/);
  });

  await test.step("takes a chip away, and all is kept when the page loads anew", async () => {
    await understood.getByRole("button", { name: "Remove No plants" }).click();
    await expect(field).not.toHaveValue(/plants/);
    await page.reload();
    await expect(understood.getByRole("button", { name: "Remove No brass" })).toBeVisible();
    await expect(understood.getByRole("button", { name: "Remove Keep the toilet" })).toBeVisible();
    await expect(understood.getByRole("button", { name: "Remove No plants" })).toHaveCount(0);
  });

  await test.step("gets designs without brass, and without a new toilet", async () => {
    await page.getByRole("button", { name: "Create designs" }).click();
    await designed(page);
    const designs = page.getByRole("list", { name: "Designs", exact: true }).getByRole("article");
    await expect(designs).toHaveCount(4);
    await designs
      .first()
      .getByRole("button", { name: /^See all/ })
      .click();
    const materials = page.getByRole("dialog", { name: /^Materials of/ });
    await expect(materials.getByRole("link").first()).toBeVisible();
    await expect(materials).not.toContainText(/brass|gold/i);
    await expect(materials.getByRole("link", { name: /toilet/i })).toHaveCount(0);
  });
});

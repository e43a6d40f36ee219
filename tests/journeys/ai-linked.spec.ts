import { expect, test } from "@playwright/test";
import { customerAt, designed, inShowroom, mailTo, newCustomer } from "./people.ts";
import { withoutGraphics } from "./room-steps.ts";

test("a customer of the shop uses AI 3D Design without a second sign-in, and its credits pay for designs", async ({
  page,
}) => {
  await withoutGraphics(page);
  await inShowroom(page, "OAKSTONE");
  const email = await newCustomer(page, "lina");
  await page.goto("design-ai");
  const main = page.getByRole("main");

  await test.step("asks once before it links", async () => {
    await main.getByRole("button", { name: "Use my account" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(email);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(main.getByRole("button", { name: "Use my account" })).toBeVisible();
    await main.getByRole("button", { name: "Use my account" }).click();
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(main.getByText("3 credits")).toBeVisible();
  });

  await test.step("a brief costs one of its credits", async () => {
    await page.getByLabel("Your brief").fill("Hall bath 5x8 with a tub");
    await page.getByRole("button", { name: "Create designs" }).click();
    await designed(page);
    await page.goto("design-ai");
    await expect(main.getByText("2 credits")).toBeVisible();
  });

  await test.step("later it is entered at once, with the credits that are left", async () => {
    await page.goto("design-ai/welcome");
    await page.getByRole("button", { name: "Log out of AI 3D Design" }).click();
    await page.goto("design-ai");
    await main.getByRole("button", { name: `Continue as ${email}` }).click();
    await expect(main.getByText("2 credits")).toBeVisible();
  });
});

test("a guest with an AI design account registers in the shop, and the two are linked with all credits", async ({
  page,
}) => {
  await inShowroom(page, "OAKSTONE");
  const email = `gus.${Date.now()}@example.test`;
  const password = "Grout-And-Grain-7";
  await page.goto("design-ai/singup");
  await page.getByLabel("Name").fill("Gus Brandt");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page).toHaveURL(/design-ai\/welcome$/);
  const mail = await mailTo(page.request, email, /AI 3D Design/);
  await page.goto(mail.links.find((address) => address.includes("verify=")) ?? "no link");
  await expect(page.getByRole("region", { name: "Credits" })).toContainText("3");
  await page.getByRole("button", { name: "Log out of AI 3D Design" }).click();
  await expect(page.getByText("Logged Out Successfully")).toBeVisible();

  await customerAt(page, email);
  await page.goto("design-ai");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Use my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Link accounts" }).click();
  await expect(main.getByText("3 credits")).toBeVisible();
});

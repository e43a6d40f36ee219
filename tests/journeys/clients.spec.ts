import { expect, type Page, test } from "@playwright/test";
import { call, mailTo, registered, signedIn } from "./people.ts";

async function proAt(page: Page, address: string): Promise<void> {
  await signedIn(page, "pro@demo.test", "pro-account/login");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const inThePage = (link: string) => new URL(link).pathname.replace(/^\/showroom\//, "");

async function invitationIn(page: Page, email: string, subject: RegExp): Promise<string> {
  const { links } = await mailTo(page.request, email, subject);
  return inThePage(links.find((link) => link.includes("/invitation/"))!);
}

test("an invited client signs up in the pro's colors, confirms the address, and lands in the showroom", async ({
  page,
  browser,
}) => {
  const email = `una.${Date.now()}@example.test`;
  const name = `Una ${Date.now()}`;
  await proAt(page, "account/clients/invitations");
  await page.getByRole("button", { name: "Invite someone" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite someone" });
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Name (optional)").fill(name);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("Sent");

  const client = await browser.newPage();
  const inColors = () =>
    expect(
      client.getByRole("banner").getByRole("link", { name: "Oak & Stone Remodeling, home" }),
    ).toBeVisible();
  await client.goto(await invitationIn(page, email, /has invited you/), { waitUntil: "networkidle" });
  await expect(client.getByRole("heading", { level: 1 })).toContainText("has invited you");
  await inColors();
  await client.getByRole("link", { name: "Create your account" }).click();
  await expect(client.getByRole("heading", { level: 1, name: "Join Oak & Stone Remodeling" })).toBeVisible();
  await inColors();
  await client.waitForLoadState("networkidle");
  await expect(client.getByLabel("Full name")).toHaveValue(name);
  await expect(client.getByLabel("Email")).toHaveValue(email);
  await client.reload({ waitUntil: "networkidle" });
  await expect(client.getByLabel("Email")).toHaveValue(email);
  await client.getByRole("textbox", { name: "Password" }).fill("Grout-And-Grain-7");
  await client.getByLabel("Phone number").pressSequentially("5035550142");
  await client.getByLabel("ZIP code").first().fill("97205");
  await client.getByRole("checkbox", { name: /I agree/ }).check();
  await client.getByRole("button", { name: "Next" }).click();
  await client.getByLabel("Street").first().fill("1200 SW Park Ave");
  await expect(client.getByLabel("City").first()).toHaveValue("Portland");
  await client.getByRole("button", { name: "Next" }).click();
  await client.getByRole("button", { name: "Skip" }).click();
  const thanks = client.getByRole("dialog", { name: "Thank you for signing up" });
  await expect(thanks).toContainText(email);
  const { links } = await mailTo(page.request, email, /Confirm your email/);
  await client.goto(inThePage(links.find((link) => link.includes("/verify/"))!));
  await expect(client).toHaveURL(/\/visualize\/contractor\/all$/);
  await expect(client.getByRole("heading", { level: 1 })).toContainText("Oak & Stone Remodeling");
  await client.close();

  await page.reload();
  await expect(row).toContainText("Joined");
  await page.goto("account/clients");
  const contacted = page.getByRole("grid", { name: "Clients in Contacted" });
  await expect(contacted.getByRole("row", { name })).toContainText("Joined");

  await contacted.getByRole("button", { name: `Move ${name} to another stage` }).click();
  await page.getByRole("menuitem", { name: "Move to Designing" }).click();
  const designing = page.getByRole("grid", { name: "Clients in Designing" });
  await expect(designing.getByRole("row", { name })).toBeVisible();
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Joined your showroom")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText("Archived", { exact: true }).first()).toBeVisible();
  const [stored] = (await call<{ data: object[] }>(page, `GET pro/clients?archived=yes&q=${email}`)).data;
  expect(stored).toMatchObject({ full_name: name, email, has_joined: true, stage: "designing" });
});

test("a pro brings a list of clients along, looks at it first, and gets each of them once", async ({
  page,
}) => {
  const mark = Date.now();
  const list = [
    "First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Birthday",
    `Vera,Lindqvist ${mark},vera.${mark}@example.test,(503) 555-0177,40 Oak Ave,Salem,OR,97301,05/01`,
    `V.,Lindqvist,VERA.${mark}@example.test,,,,,,`,
    `Milo,Okafor ${mark},not an address,5035550188,,,,,`,
    ",,,5035550199,,,,,",
  ].join("\r\n");
  await proAt(page, "account/clients");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import clients" })).toBeVisible();
  const file = page.getByLabel("Contacts");
  await file.setInputFiles({ name: "shoes.csv", mimeType: "text/csv", buffer: Buffer.from("Shoe size\n9") });
  await expect(page.getByText(/Name the columns in the first line/)).toBeVisible();

  const contacts = { name: "contacts.csv", mimeType: "text/csv", buffer: Buffer.from(list) };
  await file.setInputFiles(contacts);
  await expect(page.getByRole("heading", { name: "2 new clients" })).toBeVisible();
  await expect(page.getByText("Duplicate in the list: 1 · Skipped: 1")).toBeVisible();
  await expect(page.getByText("Columns we don't import: Birthday")).toBeVisible();
  await expect(page.getByRole("row", { name: /Milo Okafor/ })).toContainText(
    "“not an address”: skipped, because it isn't a valid email address.",
  );
  await page.getByRole("button", { name: "Import 2 clients" }).click();
  await expect(page.getByRole("heading", { name: "Added 2 clients" })).toBeVisible();

  await page.reload();
  await file.setInputFiles(contacts);
  await expect(page.getByRole("heading", { name: "0 new clients" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import \d/ })).toBeHidden();
  await page.goto(`account/clients?view=list&q=${mark}`);
  await expect(
    page.getByRole("link", { name: `Vera Lindqvist ${mark}` }).filter({ visible: true }),
  ).toBeVisible();
  const stored = (await call<{ data: object[] }>(page, `GET pro/clients?sort=name&q=${mark}`)).data;
  const imported = { source: "imported", stage: "lead", has_joined: false };
  expect(stored).toMatchObject([
    { ...imported, full_name: `Milo Okafor ${mark}`, email: "", phone: "5035550188" },
    {
      ...imported,
      full_name: `Vera Lindqvist ${mark}`,
      email: `vera.${mark}@example.test`,
      address: "40 Oak Ave, Salem, OR 97301",
    },
  ]);
});

test("a bookkeeper on the team sees the money, and cannot change the markup", async ({ page, browser }) => {
  const email = `books.${Date.now()}@example.test`;
  const password = "Grout-And-Grain-7";
  await registered(page.request, email, password);
  const { links } = await mailTo(page.request, email, /verify|confirm/i);

  await proAt(page, "account/team");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Bookkeeper");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();

  const books = await browser.newPage();
  await books.goto(inThePage(links.find((link) => link.includes("/verify/"))!));
  await expect(
    books.getByRole("heading", { level: 1, name: "Your email address is confirmed" }),
  ).toBeVisible();
  const invitation = await invitationIn(page, email, /Join the team/);
  await books.goto(invitation, { waitUntil: "networkidle" });
  await books.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await books.getByLabel("Email Address").fill(email);
  await books.getByLabel("Password", { exact: true }).fill(password);
  await books.getByRole("button", { name: "Sign In", exact: true }).click();
  await books.getByRole("button", { name: "Accept invitation" }).click();
  await expect(books.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(books.getByText("Your balance today")).toBeVisible();
  const nav = books.getByRole("navigation", { name: "Account" });
  await expect(nav.getByRole("link", { name: "Orders" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Showroom" })).toHaveCount(0);
  await books.goto("account/showroom");
  await expect(books.getByRole("heading", { name: "Your account can't open this page" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Remove Una Proved" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove from team" }).click();
  await expect(page.getByText("Removed Una Proved from your team.")).toBeVisible();
  await books.goto("account");
  await expect(books.getByRole("heading", { level: 1, name: "Hello, Una" })).toBeVisible();
  await books.close();
});

import { expect, type Locator, type Page, test } from "@playwright/test";
import { confirmAddress, decide, fillPerson, sendApplication, trySignIn } from "./application.ts";
import { call, demoPassword, enterAsAdmin, mailTo, signedIn } from "./people.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const work = (page: Page) => page.getByRole("navigation", { name: "Account" });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const lines = (page: Page): Locator => page.getByRole("textbox", { name: /^Quantity of/ });

/** Chooses the product at a place of the list that the dialog shows. */
async function chooseProduct(page: Page, at: number): Promise<void> {
  await main(page).getByRole("button", { name: "Add a product" }).click();
  await dialog(page, "Choose a product").getByRole("listitem").getByRole("button").nth(at).click();
  await expect(dialog(page, "Choose a product")).toBeHidden();
}

async function registers(client: Page, invitation: string, name: string, email: string): Promise<void> {
  await client.goto(invitation, { waitUntil: "networkidle" });
  await expect(heading(client)).toContainText("has invited you");
  await client.getByRole("link", { name: "Create your account" }).click();
  await expect(heading(client)).toHaveText(/^Join Dora Interiors/);
  await client.waitForLoadState("networkidle");
  await expect(client.getByLabel("Full name")).toHaveValue(name);
  await expect(client.getByLabel("Email")).toHaveValue(email);
  await client.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await client.getByLabel("Phone number").pressSequentially("5035550142");
  await client.getByLabel("ZIP code").first().fill("97205");
  await client.getByRole("checkbox", { name: /I agree/ }).check();
  await client.getByRole("button", { name: "Next" }).click();
  await client.getByLabel("Street").first().fill("1200 SW Park Ave");
  await expect(client.getByLabel("City").first()).toHaveValue("Portland");
  await client.getByRole("button", { name: "Next" }).click();
  await client.getByRole("button", { name: "Skip" }).click();
  await expect(client.getByRole("dialog", { name: "Thank you for signing up" })).toContainText(email);
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Message", exact: true });
  await field.fill(text);
  await field.press("Enter");
  await expect(page.getByRole("log").getByText(text)).toBeVisible();
}

/** The client's page, by the navigation of the workplace. */
async function openClient(pro: Page, name: string): Promise<void> {
  await work(pro).getByRole("link", { name: "Clients", exact: true }).click();
  await main(pro).getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
  await expect(heading(pro)).toHaveText(name);
}

test("a new designer applies without a license, and does everything with the first client from one page", async ({
  page: pro,
  request,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const mine = `dora.${mark}@example.test`;
  const company = `Dora Interiors ${mark}`;
  const [name, email] = [`Wren ${mark}`, `wren.${mark}@example.test`];
  const client = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

  await test.step("is approved, and begins with an empty account", async () => {
    await pro.goto("register/contractor");
    await pro.getByRole("radio", { name: "Designer" }).check({ force: true });
    await expect(pro.getByLabel("License number (optional)")).toBeVisible();
    await fillPerson(pro, mine, company);
    await pro.getByRole("checkbox", { name: /I agree/ }).check();
    await sendApplication(pro);
    await expect(pro.getByRole("heading", { name: "Thank you, we have your application" })).toBeVisible();
    // confirms first and is approved later
    await confirmAddress(pro, request, mine);
    await expect(pro.getByText(/once we have reviewed your application/)).toBeVisible();
    const desk = await enterAsAdmin(browser);
    await decide(desk, company, "Approve");
    await desk.close();
    await mailTo(request, mine, /is open: your Showroom ID is/);
    await trySignIn(pro, mine);
    await expect(pro).toHaveURL(/\/account$/);
    await work(pro).getByRole("link", { name: "Projects", exact: true }).click();
    await expect(pro.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  });

  await test.step("adds a client, and starts a project on the client's page", async () => {
    await work(pro).getByRole("link", { name: "Clients", exact: true }).click();
    await main(pro).getByRole("button", { name: "Add client" }).first().click();
    await dialog(pro, "Add client").getByLabel("Name", { exact: true }).fill(name);
    await dialog(pro, "Add client").getByLabel("Email (optional)").fill(email);
    await dialog(pro, "Add client").getByRole("button", { name: "Add client" }).click();
    await expect(heading(pro)).toHaveText(name);
    await main(pro).getByRole("button", { name: "Selections" }).click();
    await dialog(pro, `Selections for ${name}`).getByRole("button", { name: "New project" }).click();
    const asked = dialog(pro, `New project for ${name}`);
    await asked.getByRole("button", { name: "Create project" }).click();
    await expect(asked.getByText("Enter a name.")).toBeVisible();
    await asked.getByLabel("Project name").fill("Hall bath");
    await asked.getByRole("button", { name: "Create project" }).click();
    await expect(heading(pro)).toHaveText("Hall bath");
    await expect(main(pro).getByText(`For ${name}, who gets it after joining.`)).toBeVisible();
    await expect(work(pro)).toBeVisible();
  });

  const project = new URL(pro.url()).pathname.split("/").pop()!;

  await test.step("adds a product and a room to it", async () => {
    await chooseProduct(pro, 0);
    await expect(lines(pro)).toHaveCount(1);
    await main(pro).getByRole("button", { name: "Add a room" }).click();
    const rooms = dialog(pro, "Add a room");
    await rooms.getByLabel("Start from").selectOption("An empty floor plan");
    await rooms.getByLabel("Kind of room").selectOption("Bathroom");
    await rooms.getByRole("listitem").getByRole("button").first().click();
    await expect(pro).toHaveURL(/\/visualize\/room\//);
    await pro.getByRole("link", { name: "Project", exact: true }).click();
    await expect(heading(pro)).toHaveText("Hall bath");
    await expect(main(pro).getByRole("link", { name: /^Open room/ })).toBeVisible();
    await pro.reload();
    await expect(lines(pro)).toHaveCount(1);
    await expect(main(pro).getByRole("link", { name: /^Open room/ })).toBeVisible();
    await expect(work(pro)).toBeVisible();
  });

  await test.step("invites the client, who joins and finds it all", async () => {
    await openClient(pro, name);
    await main(pro).getByRole("button", { name: "Message" }).click();
    const asked = dialog(pro, `Invite ${name}`);
    await expect(asked.getByText(/doesn't have an account yet/)).toBeVisible();
    await expect(asked.getByLabel("Email", { exact: true })).toHaveValue(email);
    await asked.getByLabel("Message (optional)").fill("I started your hall bath.");
    await asked.getByRole("button", { name: "Send invitation" }).click();
    await expect(pro.getByText(`Invitation sent to ${email}.`)).toBeVisible();
    const mail = await mailTo(request, email, /has invited you/);
    expect(mail.text).toContain("I started your hall bath.");
    await registers(client, mail.links.find((link) => link.includes("/invitation/"))!, name, email);
    const proof = await mailTo(request, email, /verif|confirm/i);
    await client.goto(proof.links.find((link) => link.includes("/verify/"))!);
    // signed in already, so the link leads on
    await expect(client.getByText("Your email address is verified.")).toBeVisible();
    await expect(heading(client)).toHaveText(company);
    await client.goto("projects");
    await client.getByRole("link", { name: "Hall bath", exact: true }).click();
    await expect(heading(client)).toHaveText("Hall bath");
    await expect(lines(client)).toHaveCount(1);
    await expect(client.getByRole("link", { name: /^Open room/ })).toBeVisible();
    await chooseProduct(client, 1);
    await expect(lines(client)).toHaveCount(2);
  });

  await test.step("sees the client as joined, and what the client added", async () => {
    await work(pro).getByRole("link", { name: "Clients", exact: true }).click();
    const contacted = pro.getByRole("grid", { name: "Clients in Contacted" });
    await expect(contacted.getByRole("row", { name })).toContainText("Joined");
    await contacted.getByRole("button", { name: `Move ${name} to another stage` }).click();
    await pro.getByRole("menuitem", { name: "Move to Designing" }).click();
    await expect(
      pro.getByRole("grid", { name: "Clients in Designing" }).getByRole("row", { name }),
    ).toBeVisible();
    await openClient(pro, name);
    await expect(main(pro).getByText("Joined your showroom")).toBeVisible();
    await main(pro).getByRole("link", { name: "Hall bath", exact: true }).click();
    await expect(main(pro).getByText(`Project of ${name}.`)).toBeVisible();
    await expect(lines(pro)).toHaveCount(2);
    await lines(pro).first().fill("30");
    await lines(pro).first().press("Enter");
    await expect(lines(client).first()).toHaveValue("30");
  });

  await test.step("proposes a selection, which the client sees", async () => {
    await openClient(pro, name);
    await main(pro).getByRole("link", { name: "Selections", exact: true }).first().click();
    await main(pro).getByRole("link", { name: "Propose options" }).click();
    await pro.getByLabel("Selection name").fill("Bath tile");
    await pro.getByLabel("What is it for?").selectOption({ index: 0 });
    await pro.getByLabel("Selection name").fill("Bath tile");
    await chooseProduct(pro, 2);
    await chooseProduct(pro, 3);
    await pro.getByRole("button", { name: "Propose to the client" }).click();
    await expect(main(pro).getByText("Waiting for approval")).toBeVisible();
    await client.goto("account/selections");
    await client.getByRole("link", { name: "Bath tile" }).click();
    await expect(client.getByRole("button", { name: "Approve option A" })).toBeVisible();
  });

  await test.step("writes to the client, who answers in the same conversation", async () => {
    await openClient(pro, name);
    await main(pro).getByRole("button", { name: "Message" }).click();
    await expect(pro).toHaveURL(/account\/messages\/[0-9a-f-]{36}$/);
    const talk = pro.url();
    await write(pro, `Look at the tile, ${mark}`);
    await client.goto("account/messages");
    await client.getByRole("button", { name: "New message" }).click();
    await dialog(client, "New message")
      .getByRole("button", { name: new RegExp(company) })
      .click();
    await expect(client).toHaveURL(talk);
    await expect(client.getByRole("log").getByText(`Look at the tile, ${mark}`)).toBeVisible();
    await write(client, `I like it, ${mark}`);
    await expect(pro.getByRole("log").getByText(`I like it, ${mark}`)).toBeVisible();
    await work(pro)
      .getByRole("link", { name: /^Messages/ })
      .click();
    await main(pro).getByRole("button", { name: "New message" }).click();
    const to = dialog(pro, "New message");
    await to.getByLabel("To").fill(name.slice(0, 6));
    await to.getByRole("region", { name: "Clients" }).getByRole("button", { name }).click();
    await expect(pro).toHaveURL(talk);
  });

  await test.step("starts a proposal for the client", async () => {
    await openClient(pro, name);
    await main(pro).getByRole("button", { name: "New proposal" }).click();
    await expect(pro).toHaveURL(/account\/proposals\/[0-9a-f-]{36}$/);
    await expect(pro.getByLabel("Client's name")).toHaveValue(name);
  });

  // what was stored, as both of them see it
  await signedIn(client, email);
  const { data: own } = await call<{ data: { id: string; lines: number; rooms: string[] }[] }>(
    client,
    "GET projects",
  );
  expect(own).toMatchObject([{ id: project, lines: 2, is_shared: true, rooms: [expect.any(String)] }]);
  const stored = await call<{ Project_tans: { qty: number }[] }>(client, `GET projectCart/${project}`);
  expect(stored.Project_tans[0]!.qty).toBe(30);
  const room = await call<{ project_id: string }>(client, `GET rooms/${own[0]!.rooms[0]}`);
  expect(room.project_id).toBe(project);
  const board = await call<{ selections: { title: string; options: unknown[] }[] }>(
    client,
    `GET projects/${project}/selections`,
  );
  expect(board.selections).toMatchObject([{ title: "Bath tile", options: [{}, {}] }]);
  const { data: talks } = await call<{ data: { kind: string; last_seq: number }[] }>(
    client,
    "GET conversations",
  );
  expect(talks).toMatchObject([{ kind: "direct", last_seq: 2, title: company }]);
  await signedIn(pro, mine, "pro-account/login");
  const { data: works } = await call<{ data: object[] }>(pro, "GET pro/projects");
  expect(works).toMatchObject([{ id: project, customer: name, can_edit: true, products: 2, rooms: 1 }]);
  const { data: offers } = await call<{ data: object[] }>(pro, "GET pro/proposals");
  expect(offers).toMatchObject([{ client: { name, email }, status: "draft" }]);
  await client.context().close();
});

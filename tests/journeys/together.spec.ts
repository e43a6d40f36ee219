import { type Browser, expect, type Page, test } from "@playwright/test";
import { ownProject } from "./own-project.ts";
import { call, signedIn } from "./people.ts";

const quantity = (page: Page) => page.getByRole("textbox", { name: /^Quantity of/ }).first();
const set = async (page: Page, boxes: number) => {
  await quantity(page).fill(String(boxes));
  await quantity(page).press("Enter");
};

test("a customer, the pro, a hired designer and a second tab have one project open, one of them offline for a while", async ({
  page,
  browser,
}) => {
  const project = await ownProject(page, "Guest bath", 24);
  await page.goto(`projects/${project}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share “Guest bath”" });
  await dialog.getByRole("button", { name: "Share with your pro" }).click();
  const mayChange = dialog.getByRole("checkbox", { name: /Can change products/ });
  // it is checked once the server has agreed
  await mayChange.click();
  await expect(mayChange).toBeChecked();
  await dialog.getByRole("button", { name: "Close" }).click();

  const pro = await (await browser.newContext()).newPage();
  await signedIn(pro, "pro@demo.test", "pro-account/login");
  await pro.goto(`projects/${project}`);
  await expect(pro.getByText(/^Project of /)).toBeVisible();
  await expect(page.getByText(/^Also here: /)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`projects/${project}`);
  await expect(pro.getByText(/^Also here: /)).toBeVisible();
  await expect(tab.getByText(/You in another tab/)).toBeVisible();

  const { designer, hire } = await hiredDesigner(page, browser, project);
  await set(pro, 30);
  await expect(quantity(page)).toHaveValue("30");
  await expect(quantity(tab)).toHaveValue("30");
  await expect(designer.getByText(/^30 × \$/)).toBeVisible();

  // offline, the customer misses a change and is shown it on coming back
  await page.context().setOffline(true);
  // the stream that is open already still tells of the change, but the change itself cannot be fetched
  const missed = page.waitForEvent("requestfailed", (request) => request.url().includes(project));
  await set(pro, 36);
  await expect(designer.getByText(/^36 × \$/)).toBeVisible();
  await missed;
  await page.context().setOffline(false);
  await expect(quantity(page)).toHaveValue("36");

  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByText(/24 → 36/)).toBeVisible();
  await history
    .getByRole("button", { name: /^Restore/ })
    .last()
    .click();
  await expect(quantity(pro)).toHaveValue("24");
  await pro.close();
  await expect(page.getByText(/^Also here: You in another tab$/)).toBeVisible();
  await expect(designer.getByText(/^24 × \$/)).toBeVisible();
  await tab.close();

  // to read only, until the customer allows more
  await expect(call(designer, `GET projectCart/${project}`)).rejects.toThrow();
  const path = `projectCart/${project}/people`;
  const { data: people } = await call<{ data: { id: string; role: string }[] }>(page, `GET ${path}`);
  const { id } = people.find(({ role }) => role === "hired")!;
  await call(page, `PUT ${path}/${id}`, { can_edit: true });
  await designer.getByRole("link", { name: "Change the project" }).click();
  await expect(designer.getByText(/^Project of /)).toBeVisible();
  await expect(page.getByText(/^Also here: /)).toBeVisible();
  await set(designer, 27);
  await expect(quantity(page)).toHaveValue("27");

  // the end of the hire closes what she has open
  await call(page, `PUT hires/${hire}/status`, { status: "finished" });
  await expect(designer.getByRole("heading", { name: "Project not found" })).toBeVisible();
  await expect(page.getByText(/^Also here: /)).toBeHidden();
  await designer.context().close();
});

/** Hires the demo's designer for a project, who looks at what she sees of it. */
async function hiredDesigner(page: Page, browser: Browser, project: string) {
  const designer = await (await browser.newContext()).newPage();
  await signedIn(designer, "designer@demo.test", "pro-account/login");
  const found = await page.request.get(new URL("/api/hire_designer?q=Castillo", page.url()).href);
  const { designers } = (await found.json()) as { designers: { id: string }[] };
  const asked = { project, designer: designers[0]!.id, message: "Please look over our bath." };
  const { id: hire } = await call<{ id: string }>(page, "POST hire_designer", asked);
  await call(designer, `PUT pro/hires/${hire}/status`, { status: "accepted" });
  await designer.goto(`account/requests/${hire}`);
  await expect(designer.getByText(/^24 × \$/)).toBeVisible();
  return { designer, hire };
}

test("a visitor chats with support from a product list, and stays in the chat while looking around", async ({
  page,
}) => {
  await page.goto("department/kitchen");
  await page.getByRole("link", { name: "Chat with support" }).click();
  const chat = page.getByRole("dialog", { name: "Chat with support" });
  await chat.getByLabel("Your name").fill("Vera Visitor");
  await chat.getByLabel("Email").fill("vera@example.test");
  await chat.getByLabel("Your question").fill("Which tile is good for a shower floor?");
  await chat.getByRole("button", { name: "Send question" }).click();
  await expect(chat.getByRole("log").getByText("Which tile is good")).toBeVisible();
  await page.goto("faq");
  await page.getByRole("link", { name: "Chat with support" }).click();
  await chat.getByRole("textbox", { name: "Message" }).fill("It is 12 sq ft.");
  await chat.getByRole("textbox", { name: "Message" }).press("Enter");
  await expect(chat.getByRole("log").getByText("It is 12 sq ft.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
});

import { type Browser, expect, type Page } from "@playwright/test";
import { addFirstOf, inShowroom, signedIn, signInAsAdmin } from "./people.ts";
import type { Known, Visitor } from "./route-examples.ts";

const newcomersPassword = "Grout-And-Grain-7";

/** Opens a browser as this visitor would have it before any of the pages is opened. */
export async function arrive(browser: Browser, visitor: Visitor): Promise<Page> {
  // pictures and films that move would be other ones each time
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await ways[visitor](page);
  return page;
}

const ways: Readonly<Record<Visitor, (page: Page) => Promise<unknown>>> = {
  guest: (page) => inShowroom(page, "OAKSTONE"),
  pro: (page) => signedIn(page, "pro@demo.test", "pro-account/login"),
  vendor: (page) => signedIn(page, "vendor@demo.test", "pro-account/login"),
  admin: signInAsAdmin,
  newcomer: signUp,
  "newcomer to AI 3D Design": signUpForAi,
  async customer(page) {
    await signedIn(page, "customer@demo.test");
    await inShowroom(page, "OAKSTONE");
    await addFirstOf(page, "tile-flooring");
  },
};

/** Signs up as a new customer whose address is not proved yet, and answers it. */
export async function signUp(page: Page): Promise<string> {
  const email = `nora.${Date.now()}@example.test`;
  await page.goto("register");
  await page.getByLabel("Full name").fill("Nora Winslow");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(newcomersPassword);
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("ZIP code").first().fill("97205");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Street").first().fill("418 Alder Street");
  await expect(page.getByLabel("City").first()).toHaveValue("Portland");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Skip payment" }).click();
  const thanks = page.getByRole("dialog", { name: "Thank you for signing up" });
  await thanks.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/verifiction/);
  return email;
}

/** Leaves an application for an admin to decide on. */
async function applyAsVendor(page: Page): Promise<void> {
  await page.goto("register/vendor");
  await page.getByLabel("Full name").fill("Rosa Delgado");
  await page.getByLabel("Email", { exact: true }).fill(`rosa.${Date.now()}@example.test`);
  await page.getByRole("textbox", { name: "Password" }).fill(newcomersPassword);
  await page.getByLabel("Phone number").fill("5035550142");
  await page.getByLabel("Company name").fill("Delgado Tile");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State", { exact: true }).selectOption("OR");
  await page.getByLabel("ZIP code").fill("97205");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
}

async function signUpForAi(page: Page): Promise<void> {
  await page.goto("design-ai/singup");
  await page.getByLabel("Name").fill("Nora Winslow");
  await page.getByLabel("Email").fill(`nora.${Date.now()}@example.test`);
  await page.getByRole("textbox", { name: "Password" }).fill(newcomersPassword);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page).toHaveURL(/design-ai\/welcome$/);
}

/** Finds out what the addresses of the examples name, as the pages themselves say it; applies as a vendor, and begins and shares a room. */
export async function findOut(pages: ReadonlyMap<Visitor, Page>): Promise<Known> {
  const customer = pages.get("customer")!;
  await applyAsVendor(pages.get("guest")!);
  const last = async (page: Page, path: string, start: string) => {
    await page.goto(path);
    const link = page.getByRole("main").locator(`a[href*="${start}"]`).first();
    return new URL((await link.getAttribute("href"))!, page.url()).pathname.split(start)[1]!.split("/")[0]!;
  };
  const known = {
    product: await last(customer, "category/tile-flooring/product", "/product/"),
    template: await last(customer, "visualize/templates?room=bathroom", "/visualize/templates/"),
    order: await last(customer, "account/orders", "/account/orders/"),
    returned: await last(customer, "account/returns", "/account/returns/"),
    application: await last(pages.get("admin")!, "account/admin/approvals", "/account/admin/approvals/"),
    user: await last(pages.get("admin")!, "account/admin/users", "/account/admin/users/"),
    subscriber: await last(pages.get("admin")!, "account/admin/plans", "/account/admin/plans/"),
  };
  const client = await clientOf(pages.get("pro")!);
  const coupon = await last(pages.get("pro")!, "account/coupons", "/account/coupons/");
  const listed = await listedBy(pages.get("vendor")!);
  await customer.goto(`visualize/templates/${known.template}`);
  await customer
    .getByRole("button", { name: /^Start (from|with) this/ })
    .first()
    .click();
  await expect(customer).toHaveURL(/\/visualize\/room\/[0-9a-f-]{36}/);
  const room = /room\/([0-9a-f-]{36})/.exec(customer.url())![1]!;
  const share = await shareRoom(customer, room);
  const project = await saveProject(customer);
  const conversation = await writeToSupport(customer);
  const hiring = {
    hirable: await firstId(customer, "/api/hire_designer", "designers"),
    hire: await firstId(customer, "/api/hires"),
    request: await firstId(pages.get("pro")!, "/api/pro/hires?status=accepted"),
    shownProject: await linkTo(customer, project),
    ...(await proposeTo(customer, pages.get("pro")!)),
    ...(await boardOf(customer, project)),
    proposal: await firstId(pages.get("pro")!, "/api/pro/proposals"),
    shownProposal: await firstLink(customer, "/api/proposals"),
  };
  // a room in 3D is drawn all the time, and would slow down whatever is looked at next
  await customer.goto("about:blank");
  return {
    ...known,
    ...hiring,
    client,
    conversation,
    coupon,
    listed,
    project,
    room,
    share,
    list: await sendList(pages.get("vendor")!),
    payee: await firstId(pages.get("admin")!, "/api/admin/payees"),
    month: lastMonth(),
  };
}

/** The month before this one (YYYY-MM), which has statements. */
const lastMonth = () => new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);

/** One of the pro's clients. */
async function clientOf(pro: Page): Promise<string> {
  await pro.goto("account/clients?view=list");
  const link = pro.getByRole("table", { name: "Clients" }).getByRole("link").first();
  return (await link.getAttribute("href"))!.split("/").at(-1)!;
}

/** A product of the vendor's own. */
async function listedBy(vendor: Page): Promise<string> {
  await vendor.goto("account/products");
  const links = vendor.getByRole("main").locator('a[href*="/account/products/"]');
  const link = links.and(vendor.locator(':not([href$="/new"]):not([href$="/import"])')).first();
  return (await link.getAttribute("href"))!.split("/").at(-1)!;
}

/** A price list that its vendor has sent and not yet imported. */
async function sendList(vendor: Page): Promise<string> {
  await vendor.goto("account/products/import");
  const rows = ["SKU,Name,Category,Price", "R-1,Route Tile,Porcelain,12.50", "R-2,Odd Tile,Nowhere,12.50"];
  await vendor.getByLabel("Price list").setInputFiles({
    name: "routes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await vendor.getByRole("button", { name: "Check the list" }).click();
  await expect(vendor).toHaveURL(/import\/[0-9a-f-]{36}$/);
  await expect(vendor.getByText("Ready to import").first()).toBeVisible({ timeout: 30_000 });
  return new URL(vendor.url()).pathname.split("/").at(-1)!;
}

/** The id of the first row of a list of the account's. */
const firstId = (page: Page, path: string, field = "data"): Promise<string> =>
  page.evaluate(
    async ([address, rows]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("authToken")}` };
      const body = await (await fetch(address!, { headers })).json();
      return (body[rows!].data ?? body[rows!])[0].id;
    },
    [path, field],
  );

/** A board made from a project, and the secret of a link to it. */
const boardOf = (page: Page, project: string): Promise<{ board: string; sharedBoard: string }> =>
  page.evaluate(async (id) => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(path, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${localStorage.getItem("authToken")}`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    };
    const board = (await post("/api/boards", { name: "Route board", project: id })).id;
    const link = await post(`/api/boards/${board}/links`, { can_comment: true });
    return { board, sharedBoard: link.url.split("/").at(-1) };
  }, project);
/** The secret in the link of the first row of a list. */
const firstLink = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("authToken")}` };
    const { data } = await (await fetch(address, { headers })).json();
    return data.data[0].url.split("/").at(-1);
  }, path);

/** The secret of a link to a project that may be commented on. */
const linkTo = (page: Page, project: string): Promise<string> =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/project/share_link/${id}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${localStorage.getItem("authToken")}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ can_comment: true }),
    });
    return (await answer.json()).data.url.split("/").at(-1);
  }, project);

/** A project of the customer's with a tiled room, which the pro proposed options for; its link, and the selection. */
export async function proposeTo(customer: Page, pro: Page) {
  const begun = await call<{ id: string }>(customer, "POST rooms", {
    ...{ showroom: "OAKSTONE", name: "Hall bath", design: smallBath },
  });
  const tiles = await call<{ data: { sku: string }[] }>(customer, "POST rooms/fitting", {
    ...{ showroom: "OAKSTONE", target: "floor", category: "tile-flooring", per_page: 3 },
  });
  const [now, ...options] = tiles.data.map(({ sku }) => ({ sku }));
  await call(customer, `PUT rooms/${begun.id}`, {
    version: 1,
    design: { ...smallBath, surfaces: [{ id: "floor", sku: now!.sku }] },
  });
  const given = await call<{ project: { id: string } }>(customer, `POST rooms/${begun.id}/to_project`, {});
  const selected = given.project.id;
  if (customer !== pro) await call(customer, `POST project/share_to_contractor/${selected}`, {});
  const made = await call<{ selection: string }>(pro, `POST projects/${selected}/selections`, {
    ...{ room: begun.id, surface: "floor", title: "Hall bath floor", allowance: 600, options },
  });
  const selectedBy = await linkTo(customer, selected);
  return { selected, selectedRoom: begun.id, selectedBy, selection: made.selection };
}

const smallBath = {
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [96, 0],
      [96, 72],
      [0, 72],
    ],
    ceiling_height_in: 96,
    walls: [
      { id: "south", from: 0, to: 1, kind: "wall" },
      { id: "east", from: 1, to: 2, kind: "wall" },
      { id: "north", from: 2, to: 3, kind: "wall" },
      { id: "west", from: 3, to: 0, kind: "wall" },
    ],
    openings: [{ id: "door", wall: "south", kind: "door", offset_in: 12, width_in: 32, height_in: 80 }],
    services: [],
  },
  surfaces: [],
  items: [],
};

/** A call of the API by a page's account. */
export const call = <Data>(page: Page, key: string, body?: object): Promise<Data> =>
  page.evaluate(
    async ([to, sent]) => {
      const [method, path] = (to as string).split(" ");
      const answer = await fetch(`/api/${path}`, {
        method: method!,
        headers: {
          Authorization: `Bearer ${localStorage.getItem("authToken")}`,
          "Content-Type": "application/json",
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      return (await answer.json()).data;
    },
    [key, body] as const,
  );

/** The customer's conversation with support. */
const writeToSupport = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch("/api/conversations", {
      method: "POST",
      headers: {
        Authorization: `Bearer ${localStorage.getItem("authToken")}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ about: "support" }),
    });
    return (await answer.json()).data.id;
  });

/** A saved project of three boxes of tile. */
const saveProject = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${localStorage.getItem("authToken")}`,
    };
    const ask = async (path: string, body?: object) => {
      const answer = await fetch(`/api/${path}`, {
        method: body ? "POST" : "GET",
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()).data;
    };
    const tiles = await ask("visualization/products?category=tile-flooring&showroom=OAKSTONE&in_stock=1");
    const { sku, minimum_unit } = tiles.data[0];
    const lines = [{ sku, qty: minimum_unit }];
    return (await ask("projectCart", { showroom: "OAKSTONE", name: "Hall bath", lines })).id;
  });

/** The last part of a read-only link to a room. */
const shareRoom = (page: Page, room: string): Promise<string> =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/rooms/${id}/share`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${localStorage.getItem("authToken")}`,
        "Content-Type": "application/json",
      },
      body: "{}",
    });
    const { data } = await answer.json();
    return data.share.token;
  }, room);

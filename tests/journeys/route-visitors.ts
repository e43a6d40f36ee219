import { type Browser, expect, type Page } from "@playwright/test";
import {
  addFirstOf,
  call,
  inShowroom,
  newlySignedUp,
  newlySignedUpForAi,
  signedIn,
  signInAsAdmin,
} from "./people.ts";
import type { Known, Visitor } from "./route-examples.ts";

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
  newcomer: newlySignedUp,
  "newcomer to AI 3D Design": newlySignedUpForAi,
  async customer(page) {
    await signedIn(page, "customer@demo.test");
    await inShowroom(page, "OAKSTONE");
    await addFirstOf(page, "tile-flooring");
  },
};

/**
 * Finds out what the addresses of the examples name; applies as a vendor, sends a price list, and begins and shares
 * what is missing. By calls of the API: how one does all this has journeys of its own.
 */
export async function findOut(pages: ReadonlyMap<Visitor, Page>): Promise<Known> {
  const [customer, pro, vendor, admin] = (["customer", "pro", "vendor", "admin"] as const).map(
    (visitor) => pages.get(visitor)!,
  ) as [Page, Page, Page, Page];
  await applyAsVendor(customer);
  const tile = await firstOf<Tile>(
    customer,
    "visualization/products?category=tile-flooring&showroom=OAKSTONE&in_stock=1",
  );
  const { template, room, share } = await beginRoom(customer);
  const project = await saveProject(customer, tile);
  return {
    product: tile.hash,
    template,
    room,
    share,
    project,
    order: await firstId(customer, "orders"),
    returned: await firstId(customer, "returns"),
    application: await firstId(admin, "admin/approvals"),
    user: await firstId(admin, "admin/users"),
    subscriber: (await call<{ list: { data: Named[] } }>(admin, "GET admin/plans")).list.data[0]!.id,
    client: await firstId(pro, "pro/clients"),
    coupon: await firstId(pro, "pro/coupons"),
    listed: (await firstOf<Tile>(vendor, "vendor/products")).hash,
    conversation: (await call<Named>(customer, "POST conversations", { about: "support" })).id,
    hirable: await firstHirable(customer),
    hire: await firstId(customer, "hires"),
    request: await firstId(pro, "pro/hires?status=accepted"),
    shownProject: await linkTo(customer, project),
    ...(await proposeTo(customer, pro)),
    ...(await boardOf(customer, project)),
    proposal: await firstId(pro, "pro/proposals"),
    shownProposal: lastPart((await firstOf<{ url: string }>(customer, "proposals")).url),
    list: await sendList(vendor),
    payee: await firstId(admin, "admin/payees"),
    month: lastMonth(),
  };
}

interface Named {
  id: string;
}

interface Tile {
  hash: string;
  sku: string;
  minimum_unit: number;
}

const lastPart = (url: string): string => url.split("/").at(-1)!;

/** The first row of a list, which may be a page of it or stand among its sums. */
async function firstOf<Row>(page: Page, path: string): Promise<Row> {
  const found = await call<Row[] | { data: Row[] }>(page, `GET ${path}`);
  return (Array.isArray(found) ? found : found.data)[0]!;
}

const firstId = async (page: Page, path: string): Promise<string> => (await firstOf<Named>(page, path)).id;

async function firstHirable(page: Page): Promise<string> {
  const answer = await page.request.get("/api/hire_designer");
  return ((await answer.json()) as { designers: Named[] }).designers[0]!.id;
}

/** The month before this one (YYYY-MM), which has statements. */
const lastMonth = () => new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);

/** Leaves an application for an admin to decide on. */
const applyAsVendor = (page: Page): Promise<unknown> =>
  call(page, "POST register/vendor", {
    full_name: "Rosa Delgado",
    email: `rosa.${Date.now()}@example.test`,
    password: "Grout-And-Grain-7",
    phone_number: "(503) 555-0142",
    zip_code: "97205",
    company_name: "Delgado Tile",
    city: "Portland",
    state: "OR",
    agree: true,
  });

/** A bathroom of the customer's from a template, and the last part of a read-only link to it. */
async function beginRoom(page: Page) {
  const shared = "templates?of=shared&room=bathroom&showroom=OAKSTONE&per_page=1";
  const template = await firstId(page, shared);
  const { id } = await call<Named>(page, "POST rooms", { showroom: "OAKSTONE", template });
  const { share } = await call<{ share: { token: string } }>(page, `POST rooms/${id}/share`, {});
  return { template, room: id, share: share.token };
}

/** A saved project of a box of tile, or as many as are sold at once. */
async function saveProject(page: Page, { sku, minimum_unit }: Tile): Promise<string> {
  const lines = [{ sku, qty: minimum_unit }];
  return (await call<Named>(page, "POST projectCart", { showroom: "OAKSTONE", name: "Hall bath", lines })).id;
}

/** A price list that its vendor has sent and not yet imported. */
async function sendList(page: Page): Promise<string> {
  const rows = ["SKU,Name,Category,Price", "R-1,Route Tile,Porcelain,12.50", "R-2,Odd Tile,Nowhere,12.50"];
  const file = { name: "routes.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  const { id } = await call<Named>(page, "POST vendor/imports", undefined, { file, dry_run: "1" });
  const state = async () => (await call<{ state: string }>(page, `GET vendor/imports/${id}`)).state;
  await expect.poll(state).toBe("ready");
  return id;
}

/** A board made from a project, and the secret of a link to it. */
async function boardOf(page: Page, project: string): Promise<{ board: string; sharedBoard: string }> {
  const { id } = await call<Named>(page, "POST boards", { name: "Route board", project });
  const link = await call<{ url: string }>(page, `POST boards/${id}/links`, { can_comment: true });
  return { board: id, sharedBoard: lastPart(link.url) };
}

/** The secret of a link to a project that may be commented on. */
const linkTo = async (page: Page, project: string): Promise<string> =>
  lastPart(
    (await call<{ url: string }>(page, `POST project/share_link/${project}`, { can_comment: true })).url,
  );

/** A project of the customer's with a tiled room, which the pro proposed options for; its link, and the selection. */
export async function proposeTo(customer: Page, pro: Page) {
  const begun = await call<{ id: string }>(customer, "POST rooms", {
    showroom: "OAKSTONE",
    name: "Hall bath",
    design: smallBath,
  });
  const tiles = await call<{ data: { sku: string }[] }>(customer, "POST rooms/fitting", {
    showroom: "OAKSTONE",
    target: "floor",
    category: "tile-flooring",
    per_page: 3,
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
    room: begun.id,
    surface: "floor",
    title: "Hall bath floor",
    allowance: 600,
    options,
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

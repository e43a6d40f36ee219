import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ItemStatus } from "../contract/orders/orders.ts";
import { brands } from "../demo/catalog/brands.ts";
import { vendors } from "../demo/catalog/vendors.ts";
import { loadDemo } from "../demo/load.ts";
import { cancelWithinMinutes, type ItemRole, mayMove, statusOrder } from "../domain/orders/order-status.ts";
import { usualWindows } from "../domain/orders/return-case.ts";
import {
  type FileSize,
  type ItemSize,
  modelSize,
  sizeDifferences,
} from "../domain/room/uploaded-models/size.ts";
import { openDatabase } from "../server/platform/database.ts";
import { diskFiles } from "../server/platform/files/disk.ts";
import { checkModel } from "../server/platform/models/check.ts";
import { openPictures, type Pictures } from "../server/platform/pictures.ts";
import { freshDatabase } from "./support/database.ts";

const now = new Date("2026-07-15T17:00:00Z");

const pictures = openPictures();
afterAll(() => pictures.close());

/** Every load has the same logos; they take a third of its time, so each is drawn once. */
const logos = new Map<string, ReturnType<Pictures["redraw"]>>();
const redraw: Pictures["redraw"] = (sent, request) => {
  const key = `${sent instanceof Uint8Array ? Buffer.from(sent) : sent.path}${JSON.stringify(request)}`;
  const logo = logos.get(key) ?? pictures.redraw(sent, request);
  logos.set(key, logo);
  return logo;
};

type Market = Awaited<ReturnType<typeof market>>;

async function market(at = now) {
  const database = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), "showroom-demo-"));
  const opened = openDatabase(database.url);
  return {
    ...opened,
    files: diskFiles(folder),
    now: () => at,
    pictures: { ...pictures, redraw },
    async close() {
      await opened.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the demo has of reviews, views, orders and messages, with the age of reviews at the time `at`. */
async function contentsOf({ db }: Market, at: Date) {
  const rows = async (query: string) => (await sql.raw(query).execute(db)).rows;
  return {
    reviews:
      await rows(`select p.hash, r.author_name, r.rating, r.title, r.body, r.status, r.helpful_count, r.vendor_reply,
        round(extract(epoch from '${at.toISOString()}' - r.created_at) / 60) as minutes_old
      from reviews r join products p on p.id = r.product_id order by 1, 2, 5, 3`),
    views: await rows(`select coalesce(u.email, v.viewer) as viewer, p.hash
      from product_views v join products p on p.id = v.product_id left join users u on u.id::text = v.viewer order by 1, 2`),
    items: await rows(`select u.email, s.sku, i.qty, i.status, i.unit_price_cents
      from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
      join variants s on s.id = i.variant_id order by 1, 2, 3, 4`),
    talks: await rows("select body from messages order by 1"),
  };
}

describe("a small demo marketplace", () => {
  let platform: Market;
  let contents: Awaited<ReturnType<typeof contentsOf>>;
  const rows = async <Row>(query: string): Promise<Row[]> =>
    (await sql.raw<Row>(query).execute(platform.db)).rows;
  const number = async (query: string) =>
    Number(Object.values((await rows<Record<string, unknown>>(query))[0] ?? {})[0]);

  beforeAll(async () => {
    platform = await market();
    await loadDemo(platform, { size: "small" });
    contents = await contentsOf(platform, now);
  }, 120_000);
  afterAll(() => platform?.close());

  it("is the same market whenever it is loaded", async () => {
    const later = new Date("2027-01-31T03:12:45Z");
    const again = await market(later);
    try {
      await loadDemo(again, { size: "small" });
      expect(await contentsOf(again, later)).toEqual(contents);
    } finally {
      await again.close();
    }
  }, 240_000);

  it("has more than 50 floor plans and 100 templates, furnished with products on sale", async () => {
    expect(await number("select count(*) from floorplans")).toBeGreaterThanOrEqual(50);
    expect(await number("select count(*) from templates")).toBeGreaterThanOrEqual(100);
    const named = `select distinct part ->> 'sku' as sku from templates,
      lateral jsonb_array_elements((design -> 'surfaces') || (design -> 'items')) part where part ->> 'sku' is not null`;
    expect(await number(`select count(*) from (${named}) n`)).toBeGreaterThan(20);
    expect(await rows(`${named} except select sku from variants`)).toEqual([]);
  });

  it("gives the demo vendor a product with a model of its own, of the product's size", async () => {
    const [own, ...others] = await rows<{
      path: string;
      size: object;
      facts: { size: FileSize; triangles: number };
    }>(`
      select f.path, p.model -> 'size' as size, f.facts from products p
        join vendor_files f on f.key = p.model -> 'file' ->> 'key' and f.vendor_id = p.vendor_id
        join vendors v on v.id = p.vendor_id join users u on u.id = v.user_id
      where u.email = 'vendor@demo.test' and p.model ->> 'design' = 'uploaded' and p.status = 'published'`);
    expect(others).toEqual([]);
    const { facts } = await checkModel((await platform.files.get(own!.path))!, () =>
      Promise.reject(new Error("a kept file has no packed pictures")),
    );
    expect(facts).toEqual(own!.facts);
    expect(
      sizeDifferences(modelSize(facts.size, { unit: "m", up: "y", front: "+z" }), own!.size as ItemSize),
    ).toEqual([]);
  });

  it("has everybody: 60 customers, the vendors, 8 showrooms, designers, an admin", async () => {
    expect(await number("select count(*) from users where type = 'User'")).toBe(60);
    expect(
      await number("select count(*) from vendors v join users u on u.id = v.user_id and u.type = 'Vendor'"),
    ).toBe(vendors.length);
    expect(await number("select count(*) from showrooms")).toBe(8);
    expect(await number("select count(*) from users where is_designer")).toBeGreaterThanOrEqual(5);
    expect(await number("select count(*) from users where type = 'Admin'")).toBe(1);
    expect(
      await rows(
        "select vsd_id from showrooms where user_id = (select id from users where email = 'pro@demo.test')",
      ),
    ).toEqual([{ vsd_id: "OAKSTONE" }]);
    expect(await number("select count(*) from showrooms where vsd_id = 'HARBOR88' and is_listed")).toBe(1);
    const accounts = ["customer", "pro", "designer", "vendor", "admin"]
      .map((name) => `'${name}@demo.test'`)
      .join(", ");
    expect(
      await number(
        `select count(*) from users where email in (${accounts}) and status in ('Active', 'Approve') and email_verified_at is not null`,
      ),
    ).toBe(5);
  });

  it("gives every category and menu products and a picture", async () => {
    expect(
      await rows(
        "select slug from categories c where media_key is null or not exists (select from products p join categories s on s.id = p.category_id where c.id in (s.id, s.parent_id))",
      ),
    ).toEqual([]);
    expect(await rows("select menu_slug from menus where media_key is null")).toEqual([]);
  });

  it("leaves products as the catalog stores them", async () => {
    expect(
      await number(
        "select count(*) from products where default_variant_id is null or media_key is null or list_cents = 0",
      ),
    ).toBe(0);
    expect(await number("select count(*) from products where rating_count > 0")).toBeGreaterThan(100);
    expect(
      await number(
        "select count(*) from product_images i left join media m on m.key = i.media_key where m.key is null",
      ),
    ).toBe(0);
    const indexes = await rows<{ indexname: string }>(
      "select indexname from pg_indexes where tablename = 'products'",
    );
    expect(indexes.map(({ indexname }) => indexname)).toContain("products_attributes");
  });

  it("lets new rows come after its own", async () => {
    const inserted = await rows<{ id: number }>(
      "insert into brands (name, slug) values ('Newcomer', 'newcomer') returning id",
    );
    expect(inserted[0]!.id).toBe(brands.length + 1);
  });

  it("has orders in every status, moved only as the rules allow", async () => {
    const statuses = await rows<{ status: ItemStatus }>(
      "select distinct i.status from order_items i join orders o on o.id = i.order_id where o.status = 'paid'",
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(statusOrder));
    const moves = await rows<{ from_status: ItemStatus; to_status: ItemStatus; by_role: ItemRole }>(
      "select distinct from_status, to_status, by_role from order_item_history where from_status is not null",
    );
    expect(moves.filter((move) => !mayMove(move.by_role, move.from_status, move.to_status))).toEqual([]);
  });

  it("keeps each timeline whole and in the past", async () => {
    expect(
      await rows(`select i.id from order_items i join orders o on o.id = i.order_id and o.status = 'paid'
        left join lateral (select to_status, at from order_item_history h where h.order_item_id = i.id order by at desc limit 1) h on true
        where h.to_status is distinct from i.status or h.at is distinct from i.status_date`),
    ).toEqual([]);
    const broken = `select h.id from (select *, lag(to_status) over w as before, lag(at) over w as earlier from order_item_history
      window w as (partition by order_item_id order by at)) h where h.from_status is distinct from h.before or h.at < h.earlier`;
    expect(await rows(broken)).toEqual([]);
    expect(await number(`select count(*) from order_item_history where at > '${now.toISOString()}'`)).toBe(0);
    expect(
      await number(`select count(*) from order_item_history h join order_items i on i.id = h.order_item_id join orders o on o.id = i.order_id
      where h.to_status = 'Cancle' and h.at > o.placed_at + interval '${cancelWithinMinutes} minutes'`),
    ).toBe(0);
    expect(
      await number(`select count(*) from order_item_history h join order_items i on i.id = h.order_item_id
      where h.to_status = 'Return Request' and h.at > i.delivered_at + interval '${usualWindows.return_days} days'`),
    ).toBe(0);
  });

  it("balances its books", async () => {
    expect(
      await number(
        "select count(*) from (select from ledger_entries group by transfer_id having sum(amount_cents) <> 0) t",
      ),
    ).toBe(0);
    expect(
      await rows(
        "select o.number from orders o where total_cents <> (select sum(line_total_cents) from order_items i where i.order_id = o.id)",
      ),
    ).toEqual([]);
    // what a customer still owes is nothing: every sale is paid, every refund is sent
    expect(
      await number(
        "select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind in ('customer_receivable', 'refunds')",
      ),
    ).toBe(0);
    const charged =
      "select (select sum(amount_cents - refunded_cents) from sandbox_charges where status = 'succeeded') - (select sum(e.amount_cents) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'gateway_clearing')";
    expect(await number(charged)).toBe(0);
    expect(await number("select count(*) from order_items where released_at is not null")).toBeGreaterThan(0);
  });

  it("knows what people planned, said, thought and looked at", async () => {
    expect(await number("select count(*) from projects where not is_cart")).toBeGreaterThan(50);
    expect(
      await number("select count(*) from messages where body like '%{%' or body like '%undefined%'"),
    ).toBe(0);
    expect(await number("select count(*) from messages")).toBeGreaterThan(60);
    expect(
      await number("select count(*) from reviews where body ~ 'undefined|[{}|]' or length(body) < 8"),
    ).toBe(0);
    expect(await number("select avg(rating) from reviews")).toSatisfy(
      (mean: number) => mean > 3.9 && mean < 4.6,
    );
    expect(await number("select count(*) from reviews where rating <= 2")).toBeGreaterThan(10);
    expect(await number("select count(distinct viewer) from product_views")).toBeGreaterThan(100);
  });
});

it("loads all or nothing", async () => {
  const platform = await market();
  try {
    const stop = (_done: number, _total: number, step: string) => {
      if (step === "search") throw new Error("the power went");
    };
    await expect(loadDemo(platform, { size: "small", onProgress: stop })).rejects.toThrow("the power went");
    const { rows } = await sql<{
      n: number;
    }>`select (select count(*) from users) + (select count(*) from products) + (select count(*) from media) as n`.execute(
      platform.db,
    );
    expect(Number(rows[0]!.n)).toBe(0);
  } finally {
    await platform.close();
  }
}, 120_000);

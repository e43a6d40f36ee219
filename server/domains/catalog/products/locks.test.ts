import { sql } from "kysely";
import { expect, it } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { importTests } from "../import/import-tests.test-support.ts";
import { applyImport } from "../import/index.ts";
import { undoSome } from "../import/undo.store.ts";
import { showPicture } from "../import/wanted-pictures/wanted-pictures.store.ts";
import { refreshStock } from "./index.ts";

// A sale takes a variant's last unit and then says of its product that it is sold out. Whoever changes both at the same
// time waits for the sale, or the sale for them; PostgreSQL never has to end one of them because both wait.

const { shop, plan, load, imported } = importTests();

const header = "SKU,Product Id,Name,Category,Price,Stock,Picture";
const list = `${header}\nA-1,A,Alba,Porcelain,10,1,https://vendor.example/a.png\nA-2,A,Alba,Porcelain,10,1,`;

const someoneWaits = () =>
  expect.poll(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      shop.platform.db,
    );
    return rows.length;
  });

/** Sells the last unit of the first variant while `change` runs, which begins between the sale's two steps. */
async function whileItSellsOut(change: () => Promise<unknown>): Promise<void> {
  const { db } = shop.platform;
  const [{ id, product_id } = { id: 0, product_id: 0 }] = await imported();
  const sale = await db.startTransaction().execute();
  await sql`update variants set stock = 0 where id = ${id}`.execute(sale);
  const changed = change();
  changed.catch(() => {});
  await someoneWaits().toBe(1);
  await refreshStock(sale, [product_id]);
  await sale.commit().execute();
  await changed;
}

it("an import changes a product and its variants while one of them sells out", async () => {
  await load(list);
  const next = await plan(list.replaceAll("Alba", "Alba White").replaceAll(",10,1,", ",11,,"));
  await whileItSellsOut(() => applyImport(shop.platform.db, next));
  expect((await imported()).map(({ sku, name, stock }) => [sku, name, stock])).toEqual([
    ["A-1", "Alba White", 0],
    ["A-2", "Alba White", 1],
  ]);
});

it("a list without a product takes it off sale while it sells out", async () => {
  await load(list);
  const next = await plan(`${header}\nB-1,B,Bruma,Porcelain,10,1,`);
  await whileItSellsOut(() => applyImport(shop.platform.db, next, { withdrawsMissing: true }));
  expect((await imported()).map(({ sku, status }) => [sku, status])).toEqual([
    ["A-1", "archived"],
    ["A-2", "archived"],
    ["B-1", "published"],
  ]);
});

it("an import is undone while a product of it sells out", async () => {
  const { db } = shop.platform;
  await load(list);
  const vendor_id = (
    await db
      .selectFrom("variants")
      .select("vendor_id")
      .where("vendor_sku", "=", "A-1")
      .executeTakeFirstOrThrow()
  ).vendor_id;
  const journal = newId();
  await sql`
    insert into vendor_imports (id, vendor_id, file_name, file_bytes, state)
    values (${journal}, ${vendor_id}, 'list.csv', 1, 'done')`.execute(db);
  await applyImport(db, await plan(list.replaceAll("Alba", "Alba White").replaceAll(",10,1,", ",11,1,")), {
    journal,
  });
  await whileItSellsOut(() => db.transaction().execute((transaction) => undoSome(transaction, journal, 10)));
  expect((await imported()).map(({ name, wholesale_cents }) => [name, wholesale_cents])).toEqual([
    ["Alba", 1000],
    ["Alba", 1000],
  ]);
});

it("a picture arrives while its product sells out", async () => {
  const { db } = shop.platform;
  await load(list);
  const [first] = await imported();
  const picture = { variant_id: first!.id, url: "https://vendor.example/a.png", place: 0 };
  const { key } = await db.selectFrom("media").select("key").executeTakeFirstOrThrow();
  await whileItSellsOut(() =>
    db.transaction().execute((transaction) => showPicture(transaction, picture, key)),
  );
  expect((await imported())[0]!.media_key).toBe(key);
});

import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isCardNumber } from "../../../domain/money/card.ts";
import {
  type Client,
  type cards,
  openShop,
  order,
  orderForm,
  type Shop,
  sendOrder,
} from "../../../tests/support/shop.ts";
import { sandboxCards } from "./sandbox-cards.ts";

let shop: Shop;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: "trace" }, { write: (line) => void logged.push(line) });
  shop = await openShop({ log });
});
afterAll(() => shop.close());

/**
 * Every run of 13 to 19 digits, with or without gaps, that passes as a card number; hashes and ids contain some by
 * chance.
 */
const cardNumbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-]|\d\.)\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g)]
    .map((match) => match[0])
    .filter((digits) => isCardNumber(digits));

async function wholeDatabase(): Promise<string> {
  const { db } = shop.platform;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const dumps = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db),
    ),
  );
  return dumps.flatMap((dump) => dump.rows.map((row) => row.row)).join("\n");
}

test("no table and no log line ever holds a card number or its code", async () => {
  for (const card of ["good", "declined", "poor", "asks", "reply_lost"] satisfies (keyof typeof cards)[]) {
    const buyer = await shop.buyer({ "NQT-CARR-1224-M": 2 });
    await sendOrder(buyer, await orderForm(buyer, { card }));
  }
  const buyer = await shop.buyer({ "NQT-CARR-1224-M": 2 });
  await mistype(buyer);
  await order(buyer);
  const everything = `${await wholeDatabase()}\n${logged.join("\n")}`;
  expect(everything).toContain("4242");
  expect(logged.join("\n")).toContain("gave no answer");
  expect(cardNumbersIn(everything)).toEqual([]);
  for (const number of sandboxCards.keys()) expect(everything).not.toContain(number);
  // separate digits only: the same four digits occur in hashes, ids and times
  expect(everything).not.toMatch(/(?<![\w.-])8267(?![\w-])/);
});

/** Card details in the wrong places, and invalid ones. */
async function mistype(who: Client): Promise<void> {
  const card = { card_number: "4000000000000002", name_on_Card: "Ada", exp_date: "12/39", cvv: "8267" };
  const tries = [
    "/api/payments/token",
    "/api/checkout",
    "/api/checkout/quote",
    "/api/coupons",
    "/api/projectCart",
  ];
  for (const path of tries) {
    const answer = await who.call(`POST ${path}`, card, { "Idempotency-Key": "k" });
    expect([path, answer.status]).toEqual([path, path === "/api/coupons" ? 403 : 422]);
  }
}

test("the scan finds a card number where there is one", () => {
  expect(cardNumbersIn("x (4242 4242 4242 4242,abc)")).toEqual(["4242 4242 4242 4242"]);
  expect(cardNumbersIn('{"card_number":"378282246310005"}')).toHaveLength(1);
  expect(cardNumbersIn("paid with 378282246310005.")).toHaveLength(1);
  expect(cardNumbersIn("sha256:9f378282246310005c")).toEqual([]);
});

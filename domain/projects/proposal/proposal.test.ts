import { describe, expect, test } from "vitest";
import type {
  ProposalContent,
  ProposalLine,
  ProposalStatus,
} from "../../../contract/design/proposal-content.ts";
import { proposalStatuses } from "../../../contract/design/proposal-content.ts";
import { seededRandom } from "../../../tests/support/seeded-random.ts";
import { unitPrice } from "../../money/pricing.ts";
import {
  changeRefusal,
  installmentsOf,
  leastPaymentCents,
  movedToOwn,
  planPayments,
} from "./installments.ts";
import { moved, movesOf } from "./moves.ts";
import {
  depositUsedPostings,
  installmentBackPostings,
  installmentPostings,
  movedToOwnPostings,
} from "./postings.ts";
import { ownLineCents, type ProductPrice, type ProposalPrices, totalsOf } from "./totals.ts";

const { next: random } = seededRandom(18);
const upTo = (most: number) => Math.floor(random() * (most + 1));
const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length - 1)]!;

const parties = { customer_id: "customer", showroom_id: "showroom" };
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const balance = (postings: readonly { amount_cents: number }[]) =>
  sum(postings.map((each) => each.amount_cents));

const products: ProductPrice[] = Array.from({ length: 6 }, (_, index) => {
  const price = unitPrice(101 + index * 733, 800, 1000 + index * 150);
  return {
    ...price,
    sku: `S${index}`,
    variant_id: index,
    product_hash: "h",
    product_name: `Product ${index}`,
    options: {},
    unit: "Box",
    media_key: null,
    vendor_id: `v${index % 3}`,
    list_price_cents: price.unit_price_cents,
    is_freight: index === 4,
    lead_time_days: 7,
  };
});
const prices: ProposalPrices = {
  products,
  signed: [],
  ordered: [],
  freight: [["v1", 34_900]],
  at: "2026-11-23T00:00:00Z",
};

let ids = 0;
function line(): ProposalLine {
  const common = {
    id: `l${++ids}`,
    note: "",
    optional: random() < 0.2,
    choice: random() < 0.3 ? oneOf(["Counter", "Tile"]) : "",
  };
  if (random() < 0.6) return { kind: "product", ...common, sku: oneOf(products).sku, qty: 1 + upTo(40) };
  const qty = (1 + upTo(4000)) / 100;
  return { kind: "own", ...common, description: "Labor", qty, unit: "hour", unit_price: upTo(20_000) / 100 };
}

function content(): ProposalContent {
  const schedule = Array.from({ length: upTo(4) }, (_, index) => ({
    id: `p${index}`,
    label: "",
    percent: upTo(10_000) / 100,
    due_on: "",
    milestone: "Done",
  }));
  return {
    title: "Job",
    job_name: "",
    po_number: "",
    intro: "",
    terms: "",
    view: "itemized",
    valid_until: "",
    address: {
      street: "",
      apartment: "",
      city: "",
      state: oneOf(["OR", "CA", "AK", "TX", ""]),
      zip_code: "",
    },
    deposit: oneOf([
      { kind: "none" },
      { kind: "percent", percent: upTo(10_000) / 100 },
      { kind: "amount", amount: upTo(300_000) / 100 },
    ] as const),
    schedule,
    sections: Array.from({ length: 1 + upTo(2) }, () => ({
      id: `s${++ids}`,
      title: "Kitchen",
      note: "",
      lines: Array.from({ length: 1 + upTo(5) }, line),
    })),
  };
}

/** `expect` costs more than the arithmetic does, 10,000 times over. */
function equal<T>(found: T, wanted: T): void {
  if (found !== wanted) expect(found).toBe(wanted);
}

describe("10,000 generated proposals", () => {
  test("add up line by line, are paid in full, and balance in the books through payment, order and change", () => {
    for (let run = 0; run < 10_000; run += 1) {
      const before = content();
      const picks = before.sections.flatMap(({ lines }) =>
        lines.flatMap(({ id }) => (random() < 0.5 ? [id] : [])),
      );
      const totals = totalsOf(before, prices, picks);
      const chosen = [...totals.lines.values()].filter(({ is_chosen }) => is_chosen);
      const { order } = totals;
      equal(sum(chosen.map(({ total_cents }) => total_cents)), order.merchandise_cents + totals.own_cents);
      equal(sum([...totals.sections.values()]), order.merchandise_cents + totals.own_cents);
      equal(order.total_cents, order.merchandise_cents + order.shipping_cents + order.tax_cents);
      equal(totals.total_cents, order.total_cents + totals.own_cents);
      equal(sum(totals.to_order.products.map((product) => product.line_total_cents)), order.total_cents);
      for (const { lines } of before.sections) {
        for (const name of ["Counter", "Tile"]) {
          const group = lines.filter((each) => each.kind !== "note" && each.choice === name);
          const taken = group.filter(({ id }) => totals.lines.get(id)?.is_chosen);
          equal(taken.length, group.length > 0 ? 1 : 0);
        }
      }

      const due = { product_cents: order.total_cents, total_cents: totals.total_cents };
      equal(sum(planPayments(before, due.total_cents).map((each) => each.amount_cents)), due.total_cents);
      const plan = installmentsOf(before, due);
      equal(sum(plan.map((each) => each.product_cents)), due.product_cents);
      equal(sum(plan.map((each) => each.amount_cents)), due.total_cents);
      if (due.total_cents >= leastPaymentCents) {
        equal(Math.min(...plan.map((each) => each.amount_cents)) >= leastPaymentCents, true);
      }
      // products are paid for before the pro's own charges
      const firstOwn = plan.findIndex(({ own_cents }) => own_cents > 0);
      if (firstOwn >= 0) equal(sum(plan.slice(firstOwn + 1).map((each) => each.product_cents)), 0);

      const paid = plan.slice(0, upTo(plan.length));
      const had = {
        product_cents: sum(paid.map((p) => p.product_cents)),
        own_cents: sum(paid.map((p) => p.own_cents)),
      };
      for (const each of paid) equal(balance(installmentPostings(each, parties)), 0);
      equal(balance(depositUsedPostings(due.product_cents, parties)), 0);
      equal(balance(installmentBackPostings({ ...had, released_cents: had.own_cents }, parties)), 0);

      const after = { ...content(), deposit: before.deposit, schedule: before.schedule };
      const changed = totalsOf(after, prices, []);
      const now = { product_cents: changed.order.total_cents, total_cents: changed.total_cents };
      if (changeRefusal(now, had)) continue;
      const rest = installmentsOf(after, now, had);
      const moves = movedToOwn(now, had);
      equal(balance(movedToOwnPostings(moves, parties)), 0);
      // what was paid and what is left pay for exactly the new products and the new charges
      equal(had.product_cents - moves + sum(rest.map((each) => each.product_cents)), now.product_cents);
      equal(
        had.own_cents + moves + sum(rest.map((each) => each.own_cents)),
        now.total_cents - now.product_cents,
      );
    }
  });
});

test("lines that are ordered keep their tax and freight whatever is added to the job", () => {
  const first = content();
  first.address.state = "AK";
  first.sections = [
    {
      id: "s",
      title: "",
      note: "",
      lines: [
        { kind: "product", id: "a", sku: "S4", qty: 3, note: "", optional: false, choice: "" },
        { kind: "product", id: "b", sku: "S1", qty: 2, note: "", optional: false, choice: "" },
      ],
    },
  ];
  const before = totalsOf(first, prices, []);
  const ordered = [{ line_ids: ["a", "b"], freight: prices.freight, at: prices.at }];
  const dearer = products.map((product) => ({ ...product, ...unitPrice(9_999, 800, 2000) }));
  const signed = [...before.lines].map(([id, { product }]) => [id, product!] as const);
  first.sections[0]!.lines.push({
    kind: "product",
    id: "c",
    sku: "S0",
    qty: 1,
    note: "",
    optional: false,
    choice: "",
  });
  const after = totalsOf(first, { ...prices, products: dearer, signed, ordered, freight: [] }, []);
  expect(after.to_order.products.map(({ line_id }) => line_id)).toEqual(["c"]);
  expect(after.total_cents - after.to_order.totals.total_cents).toBe(before.total_cents);
});

test("own charges are rounded once", () => {
  expect(ownLineCents({ qty: 2.5, unit_price: 65.33 })).toBe(16_333);
  expect(ownLineCents({ qty: 0.07, unit_price: 0.07 })).toBe(0);
});

describe("a deposit", () => {
  const plan = { schedule: [], deposit: { kind: "amount", amount: 500 } } as const;
  test("is at most the total, and the rest is the balance", () => {
    expect(planPayments({ ...plan, schedule: [] }, 30_000)).toMatchObject([
      { label: "Payment", amount_cents: 30_000 },
    ]);
    expect(planPayments({ ...plan, schedule: [] }, 80_000)).toMatchObject([
      { label: "Deposit", amount_cents: 50_000 },
      { label: "Balance", amount_cents: 30_000 },
    ]);
  });
});

test("no move leads out of a state that is not in the table", () => {
  for (const status of Object.keys(proposalStatuses) as ProposalStatus[]) {
    for (const by of ["pro", "client", "clock"] as const) {
      for (const move of movesOf(status, by)) expect(moved(status, move)).toBeDefined();
    }
  }
  expect(moved("declined", "accept")).toBeUndefined();
  expect(moved("expired", "accept")).toBeUndefined();
  expect(moved("withdrawn", "accept")).toBeUndefined();
  expect(moved("canceled", "send")).toBeUndefined();
  expect(moved("accepted", "send")).toBe("accepted");
});

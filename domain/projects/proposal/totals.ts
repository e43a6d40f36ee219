import type {
  OwnLine,
  ProductLine,
  ProposalContent,
  ProposalSection,
} from "../../../contract/design/proposal-content.ts";
import { type Cents, fromDollars, roundCents } from "../../money/money.ts";
import type { UnitPrice } from "../../money/pricing.ts";
import { type AddedRate, ratesWith } from "../../money/tax.ts";
import { type LineSplit, type OrderTotals, splitOrder } from "../../orders/order-split.ts";
import { isUsState } from "../../places/us-states.ts";

/** What one product costs and who gets what of it; frozen when the proposal is sent. */
export interface ProductPrice extends UnitPrice {
  sku: string;
  variant_id: number;
  product_hash: string;
  product_name: string;
  options: Record<string, string>;
  unit: string;
  media_key: string | null;
  vendor_id: string;
  list_price_cents: Cents;
  is_freight: boolean;
  lead_time_days: number;
}

/** Lines that one order took over, with what it was priced by: they stay as they are. */
export interface OrderedLines {
  line_ids: readonly string[];
  freight: ProposalPrices["freight"];
  at: string;
  tax_certificate_id?: string | null;
}

/** The prices of a proposal at one moment. */
export interface ProposalPrices {
  /** By SKU. */
  products: readonly ProductPrice[];
  /** Of lines that were signed for before, by the id of the line: a change order does not change these. */
  signed: readonly (readonly [line_id: string, price: ProductPrice])[];
  ordered: readonly OrderedLines[];
  /** Each vendor's freight for oversize products to the address. */
  freight: readonly (readonly [vendor_id: string, cents: Cents])[];
  /** The moment, in ISO; tax rates are dated. */
  at: string;
  /** The certificate that exempts the client's purchases for the state of the address. */
  tax_certificate_id?: string | null;
  /** Rates that admins have added to the table; those that have begun never change. */
  added_rates?: readonly AddedRate[];
}

interface WantedProduct extends ProductPrice {
  line_id: string;
  section: string;
  qty: number;
}
export type PricedProduct = WantedProduct & LineSplit;

/** What a line comes to by itself, before freight and tax; null where it has no price. */
export interface LinePrice {
  unit_cents: Cents;
  total_cents: Cents;
  is_chosen: boolean;
  product: ProductPrice | null;
}

export interface ProposalTotals {
  /** By the id of the line; notes are missing, and products without a price. */
  lines: ReadonlyMap<string, LinePrice>;
  /** What each section comes to, by its id, with the chosen lines alone. */
  sections: ReadonlyMap<string, Cents>;
  /** The chosen products that no order has taken over yet, as an order would have them. */
  to_order: { products: PricedProduct[]; totals: OrderTotals };
  /** Of all chosen products. */
  order: Pick<OrderTotals, "merchandise_cents" | "shipping_cents" | "tax_cents" | "total_cents">;
  /** The pro's own charges. */
  own_cents: Cents;
  total_cents: Cents;
  /** False as long as the state of the address is unknown: then there is no tax and no freight in the totals. */
  has_tax: boolean;
}

type Charged = ProductLine | OwnLine;

/** A line that is one of several, or that the client may leave out, is chosen by its id in `picks`. */
export function chosenIn(section: ProposalSection, picks: ReadonlySet<string>): Charged[] {
  const charged = section.lines.filter((line) => line.kind !== "note");
  const groups = Map.groupBy(
    charged.filter((line) => line.choice !== ""),
    (line) => line.choice,
  );
  const winners = new Set(
    [...groups.values()].map((lines) => (lines.find(({ id }) => picks.has(id)) ?? lines[0]!).id),
  );
  return charged.filter((line) =>
    line.choice === "" ? !line.optional || picks.has(line.id) : winners.has(line.id),
  );
}

/** The price of an own line: quantity in hundredths times its price, rounded once. */
export const ownLineCents = (line: Pick<OwnLine, "qty" | "unit_price">): Cents =>
  roundCents((Math.round(line.qty * 100) * fromDollars(line.unit_price)) / 100);

/** A state without sales tax, for totals before the address is known. */
const untaxed = "DE";

type Priced = Pick<ProposalContent, "sections" | "address">;

/** Prices a proposal: what the client chose, or will get without choosing. Products without a price count nothing. */
export function totalsOf(content: Priced, prices: ProposalPrices, picks: readonly string[]): ProposalTotals {
  const { lines, sections, wanted, own_cents } = priceLines(content, prices, new Set(picks));
  const has_tax = isUsState(content.address.state);
  const state = has_tax ? content.address.state : untaxed;
  const rates = ratesWith(prices.added_rates ?? []);
  const taken = new Set(prices.ordered.flatMap(({ line_ids }) => line_ids));
  const split = (
    ids: (id: string) => boolean,
    by: Pick<OrderedLines, "freight" | "at" | "tax_certificate_id">,
  ) => {
    const { lines: products, totals } = splitOrder(
      wanted.filter(({ line_id }) => ids(line_id)),
      {
        coupon: null,
        state,
        freight_by_vendor: new Map(by.freight),
        on: new Date(by.at),
        rates,
        is_tax_exempt: (by.tax_certificate_id ?? null) !== null,
      },
    );
    return { products, totals };
  };
  const to_order = split((id) => !taken.has(id), prices);
  const parts = [
    to_order,
    ...prices.ordered.map((group) => split((id) => group.line_ids.includes(id), group)),
  ];
  const sum = (of: (totals: OrderTotals) => Cents) => parts.reduce((all, { totals }) => all + of(totals), 0);
  const order = {
    merchandise_cents: sum((totals) => totals.merchandise_cents),
    shipping_cents: sum((totals) => totals.shipping_cents),
    tax_cents: sum((totals) => totals.tax_cents),
    total_cents: sum((totals) => totals.total_cents),
  };
  return { lines, sections, to_order, order, own_cents, total_cents: order.total_cents + own_cents, has_tax };
}

function priceLines({ sections: all }: Priced, prices: ProposalPrices, picked: ReadonlySet<string>) {
  const bySku = new Map(prices.products.map((product) => [product.sku, product]));
  const signed = new Map(prices.signed);
  const lines = new Map<string, LinePrice>();
  const sections = new Map<string, Cents>();
  const wanted: WantedProduct[] = [];
  let own_cents = 0;
  for (const section of all) {
    const chosen = new Set(chosenIn(section, picked));
    let sum = 0;
    for (const line of section.lines) {
      if (line.kind === "note") continue;
      const product = line.kind === "product" ? (signed.get(line.id) ?? bySku.get(line.sku) ?? null) : null;
      if (line.kind === "product" && !product) continue;
      const unit_cents = line.kind === "own" ? fromDollars(line.unit_price) : product!.unit_price_cents;
      const total_cents = line.kind === "own" ? ownLineCents(line) : unit_cents * line.qty;
      const is_chosen = chosen.has(line);
      lines.set(line.id, { unit_cents, total_cents, is_chosen, product });
      if (!is_chosen) continue;
      sum += total_cents;
      if (product) wanted.push({ ...product, line_id: line.id, section: section.title, qty: line.qty });
      else own_cents += total_cents;
    }
    sections.set(section.id, sum);
  }
  return { lines, sections, wanted, own_cents };
}

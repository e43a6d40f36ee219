import { toDollars } from "../../../../domain/money/money.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { priceOfUnit } from "./project-cart.rules.ts";
import type { Availability, ProductsChange, ProductsState } from "./watched-products.store.ts";

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const priceOf = (state: ProductsState) => priceOfUnit(state).unit_price_cents;

const stockWords: Record<Availability, string> = {
  in_stock: "in stock again",
  made_to_order: "made to order now",
  short: "not enough in stock",
  out: "out of stock",
  gone: "no longer sold",
};

/** What changed for the owner of a project, in words; nothing where only the way to the same price did. */
export function changeWords({
  before,
  now,
  unit,
}: Pick<ProductsChange, "before" | "now" | "unit">): string[] {
  if (now.availability === "gone" && before.availability !== "gone") return [stockWords.gone];
  const words: string[] = [];
  const [was, is] = [priceOf(before), priceOf(now)];
  if (was !== is) {
    words.push(`${usd.format(toDollars(was))} → ${usd.format(toDollars(is))} ${perUnit(unit)}`);
  }
  if (before.availability !== now.availability) words.push(stockWords[now.availability]);
  if (before.lead_time_days !== now.lead_time_days) {
    words.push(`ships in ${daysWords(now.lead_time_days)} instead of ${daysWords(before.lead_time_days)}`);
  }
  return words;
}

const daysWords = (days: number) => (days === 1 ? "1 day" : `${days} days`);

export const projectPath = (id: string): string => `/projects/${id}`;

const mostListed = 30;

/** One email for all of an account's projects. */
export function productsEmail(first_name: string, changes: readonly ProductsChange[]): EmailContent {
  const projects = new Map(changes.map((change) => [change.project_id, change.project_name]));
  const [only] = projects.size === 1 ? projects : [];
  const count = changes.length === 1 ? `${changes[0]!.name} changed` : `${changes.length} products changed`;
  const subject = only ? `${count} in ${only[1]}` : `${count} in ${projects.size} projects`;
  return {
    subject: subject.slice(0, 200),
    preview: changes
      .slice(0, 3)
      .map((change) => `${change.name}: ${changeWords(change).join(", ")}`)
      .join(" · "),
    heading: subject,
    blocks: [
      `Hello ${first_name},`,
      {
        items: changes.slice(0, mostListed).map((change) => ({
          title: change.name,
          detail: [changeWords(change).join(", "), !only && change.project_name].filter(Boolean).join(" · "),
        })),
      },
      ...(changes.length > mostListed ? [`And ${changes.length - mostListed} more.`] : []),
    ],
    button: only
      ? { label: "Open the project", path: projectPath(only[0]) }
      : { label: "Open my projects", path: "/projects" },
    note: "Prices come from your showroom. Orders you placed keep their price.",
  };
}

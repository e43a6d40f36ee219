import type { ProProduct, ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { fromDollars, toDollars } from "../../../../../domain/money/money.ts";
import { perUnit } from "../../../../../domain/orders/sales-unit.ts";
import { formatUnitUsd } from "../../../../kit/product/format-unit-usd.ts";
import { ProductSearch } from "../../../../kit/product/product-search.tsx";
import { formatCount, formatUsd } from "../../../../ui/format.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { type Effective, effectiveFor, figuresOf, type MarkupDraft, readMarkups } from "./markup-draft.ts";

/** What the markups do to one product, before and after the change that is being typed. */
export function Sample({
  saved,
  draft,
  product,
  onPick,
}: {
  saved: ProShowroom;
  draft: MarkupDraft;
  product: ProProduct | undefined;
  onPick: (hash: string) => void;
}) {
  return (
    <section aria-labelledby="sample" className="border-ink border-t pt-4">
      <h2 id="sample" className="heading text-lg">
        Sample product
      </h2>
      {product && <SampleFigures saved={saved} draft={draft} product={product} />}
      <div className="mt-5">
        <ProductSearch label="Look at another product" showroom={saved.id} onPick={onPick} />
      </div>
    </section>
  );
}

function SampleFigures({
  saved,
  draft,
  product,
}: {
  saved: ProShowroom;
  draft: MarkupDraft;
  product: ProProduct;
}) {
  const { categories } = saved.market;
  const before = effectiveFor(readMarkups(saved), product, categories);
  const after = effectiveFor(draft, product, categories);
  const now = figuresOf(product, before.bp);
  const next = figuresOf(product, after.bp);
  const per = perUnit(product.unit);
  const isAboveList = next.price > fromDollars(product.list_price);
  return (
    <>
      <div className="mt-3 flex gap-3">
        <span className="size-16 shrink-0 overflow-hidden bg-hairline">
          {product.image && <Picture picture={product.image} alt="" cover sizes="64px" />}
        </span>
        <div className="min-w-0">
          <p className="font-medium">{product.name}</p>
          <p className="text-graphite text-sm">
            {product.vendor.name} · <span className="code">{product.sku}</span>
          </p>
          <p className="figures text-graphite text-sm">
            You pay {formatUnitUsd(product.trade_price, product.unit)}
          </p>
        </div>
      </div>
      <table className="mt-4 w-full border-collapse text-left">
        <caption className="sr-only">Price and profit for {product.name}</caption>
        <thead>
          <tr className="border-ink border-b text-sm">
            <td />
            <th scope="col" className="py-1 text-right font-medium">
              Now
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              New
            </th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          <Line label="Markup" now={percent(before)} next={percent(after)} />
          <Line label={`Client price ${per}`} now={usd(now.price)} next={usd(next.price)} isMain />
          {next.price_per_sqft !== null && (
            <Line
              label="Client price per sq ft"
              now={usd(now.price_per_sqft)}
              next={usd(next.price_per_sqft)}
            />
          )}
          <Line label={`Your profit ${per}`} now={usd(now.profit)} next={usd(next.profit)} isMain />
          {next.profit_per_sqft !== null && (
            <Line
              label="Your profit per sq ft"
              now={usd(now.profit_per_sqft)}
              next={usd(next.profit_per_sqft)}
            />
          )}
        </tbody>
      </table>
      <p className="mt-2 text-graphite text-sm">{sourceOf(after, saved)}</p>
      {isAboveList && (
        <p className="mt-2 text-sm text-warn">
          The new price is above the list price of {formatUnitUsd(product.list_price, product.unit)}.
        </p>
      )}
    </>
  );
}

function Line({
  label,
  now,
  next,
  isMain = false,
}: {
  label: string;
  now: string;
  next: string;
  isMain?: boolean;
}) {
  return (
    <tr className="border-hairline border-b">
      <th scope="row" className="py-2 font-normal">
        {label}
      </th>
      <td className="figures py-2 text-right text-graphite">{now}</td>
      <td
        className={`figures py-2 pl-3 text-right ${isMain ? "font-semibold" : ""} ${now === next ? "" : "text-accent"}`}
      >
        {next}
      </td>
    </tr>
  );
}

const usd = (cents: number | null) => (cents === null ? "" : formatUsd(toDollars(cents)));
const percent = ({ bp }: Effective) => `${formatCount(bp / 100)}%`;

function sourceOf({ from }: Effective, { market }: ProShowroom): string {
  if (from === null) return "From your showroom’s markup.";
  if ("hash" in from) return "From this product’s own markup.";
  const name = market.categories.find(({ id }) => id === from.category_id)?.name;
  return `From the markup for ${name}.`;
}

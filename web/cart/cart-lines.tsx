import { clsx } from "clsx";
import { Form, Link } from "react-router";
import type { ProjectLine } from "../../contract/project-cart.ts";
import { noStockWords, restWords } from "../catalog/no-stock-words.ts";
import { productPath } from "../catalog/product-path.ts";
import { unitWord } from "../catalog/unit-words.ts";
import { formatCount, formatUsd, plural } from "../ui/format.ts";
import { Picture } from "../ui/picture.tsx";
import { QuantityField } from "../ui/quantity-field.tsx";
import type { CartState } from "./use-cart.ts";
import type { VendorGroup } from "./vendor-groups.ts";

/** What one vendor supplies, with its own delivery. */
export function VendorLines({
  group,
  vsdId,
  state,
}: {
  group: VendorGroup;
  vsdId: string;
  state: CartState;
}) {
  return (
    <section aria-label={`Supplied by ${group.name}`}>
      <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-2">
        <h2 className="font-semibold">{group.name}</h2>
        <p className="text-graphite text-sm">
          {[
            group.ships_from && `Ships from ${group.ships_from}`,
            `leaves in ${plural(group.lead_time_days, "day")}`,
            group.is_freight ? "free delivery in the contiguous U.S." : "free delivery",
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <ul>
        {group.lines.map((line) => (
          <CartLine key={line.id} line={line} vsdId={vsdId} state={state} />
        ))}
      </ul>
    </section>
  );
}

function CartLine({ line, vsdId, state }: { line: ProjectLine; vsdId: string; state: CartState }) {
  const { product } = line;
  const options = Object.entries(line.options);
  const isChanging = state.changing.has(line.id);
  const isShort = line.qty > line.stock && !line.allows_backorder;
  const limit = line.allows_backorder ? undefined : Math.max(product.minimum_unit, line.stock);
  return (
    <li
      aria-busy={isChanging}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-hairline border-b py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <Link
        to={productPath(product.hash, vsdId, line.sku)}
        tabIndex={-1}
        aria-hidden
        className="block self-start bg-white"
      >
        {product.image && <Picture picture={product.image} alt="" sizes="112px" />}
      </Link>
      <div className="min-w-0">
        <h3 className="font-medium">
          <Link to={productPath(product.hash, vsdId, line.sku)} prefetch="intent" className="hover:underline">
            {product.name}
          </Link>
        </h3>
        <p className="mt-0.5 text-graphite text-sm">
          {options.map(([name, value]) => `${name}: ${value}`).join(" · ")}
          {line.surface && ` · for ${line.surface}`}
        </p>
        <p className="code mt-0.5 text-graphite text-xs">{line.sku}</p>
        <p className="figures mt-2 text-sm">
          {formatUsd(line.unit_price)} <span className="text-graphite">/ {unitWord(line.unit)}</span>
          {product.price_per_sqft !== null && (
            <span className="text-graphite"> · {formatUsd(product.price_per_sqft)} / sq ft</span>
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <QuantityField
            label={`Quantity of ${product.name}`}
            hideLabel
            value={state.wanted[line.id] ?? line.qty}
            minimum={product.minimum_unit}
            maximum={limit}
            unit={
              <span className="figures">
                {unitWord(line.unit, line.qty)}
                {line.covers_sqft !== null && `, covers ${formatCount(line.covers_sqft)} sq ft`}
              </span>
            }
            onChange={(qty) => void state.setQuantity(line, qty)}
            hint={line.allows_backorder && line.qty > line.stock ? orderedWords(line) : undefined}
            error={state.problems[line.id] ?? (isShort ? shortWords(line.stock) : undefined)}
          />
          <RemoveButton line={line} state={state} />
        </div>
      </div>
      <p
        className={clsx(
          "figures col-start-2 font-semibold sm:col-start-3 sm:text-right",
          isChanging && "opacity-50 transition-opacity",
        )}
      >
        {formatUsd(line.line_total)}
      </p>
    </li>
  );
}

/** A plain form, so that a line can be taken out without scripts too. */
function RemoveButton({ line, state }: { line: ProjectLine; state: CartState }) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void state.remove({ ...line, name: line.product.name });
      }}
    >
      <input type="hidden" name="line" value={line.id} />
      <button type="submit" className="link min-h-11 text-sm" disabled={state.changing.has(line.id)}>
        Remove<span className="sr-only"> {line.product.name}</span>
      </button>
    </Form>
  );
}

const orderedWords = (line: ProjectLine) => (line.stock > 0 ? restWords(line.stock) : noStockWords(line));

const shortWords = (stock: number) =>
  stock > 0 ? `Only ${stock} left. Lower the quantity to go on.` : "Out of stock by now. Remove it to go on.";

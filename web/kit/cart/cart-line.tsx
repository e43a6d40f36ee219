import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { Form, Link } from "react-router";
import type { ProjectLine } from "../../../contract/design/project-cart.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { lotProblem } from "../../../domain/orders/lots.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { NoPicture } from "../../ui/no-picture.tsx";
import { Picture } from "../../ui/picture.tsx";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { Select } from "../../ui/select.tsx";
import { arrivalWords } from "../product/arrival-words.ts";
import { formatUnitUsd } from "../product/format-unit-usd.ts";
import { productPath } from "../product/product-path.ts";
import { UnitPrice } from "../product/unit-price.tsx";
import { surfaceName } from "../projects/surface-name.ts";
import type { LineChanges } from "./use-line-changes.ts";

/** A product in a cart or project, with its quantity and price. `lead` comes first, such as a checkbox. */
export function CartLine({
  line,
  vsdId,
  state,
  lead,
}: {
  line: ProjectLine;
  vsdId: string;
  state: LineChanges;
  lead?: ReactNode;
}) {
  const { product } = line;
  const isChanging = state.changing.has(line.id);
  const isShort = line.unavailable === null && line.qty > line.stock && !line.allows_backorder;
  const limit = line.allows_backorder ? undefined : Math.max(product.minimum_unit, line.stock);
  return (
    <li aria-busy={isChanging} className="flex gap-x-3 border-hairline border-b py-5 sm:gap-x-5">
      {lead}
      <div className="grid grow grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
        <ProductLink line={line} vsdId={vsdId} isPicture>
          {product.image ? <Picture picture={product.image} alt="" sizes="112px" /> : <NoPicture isSmall />}
        </ProductLink>
        <div className="min-w-0">
          <h3 className="font-medium">
            <ProductLink line={line} vsdId={vsdId}>
              {product.name}
            </ProductLink>
          </h3>
          <p className="mt-0.5 text-graphite text-sm">{factsOf(line)}</p>
          <p className="code mt-0.5 text-graphite text-xs">{line.sku}</p>
          <FromProjects line={line} />
          <p className="figures mt-2 text-sm">
            <UnitPrice amount={line.unit_price} unit={line.unit} />
            {product.price_per_sqft !== null && (
              <span className="text-graphite"> · {formatUnitUsd(product.price_per_sqft, "Square foot")}</span>
            )}
          </p>
          <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
            {line.unavailable === null ? (
              <QuantityField
                label={`Quantity of ${product.name}`}
                hideLabel
                value={state.wanted[line.id] ?? line.qty}
                minimum={product.minimum_unit}
                maximum={limit}
                unit={
                  <span className="figures">
                    {unitWord(line.unit, line.qty)}
                    {line.covers_sqft !== null && `, covers ${areaText(line.covers_sqft)}`}
                  </span>
                }
                onChange={(qty) => void state.setQuantity(line, qty)}
                hint={isShort ? undefined : arrivalWords(line.delivery, line.unit)}
                error={state.problems[line.id] ?? (isShort ? shortWords(line.stock) : undefined)}
              />
            ) : (
              <p className="w-full font-medium text-bad text-sm">
                {state.problems[line.id] ?? line.unavailable}
              </p>
            )}
            <RemoveButton line={line} state={state} />
          </div>
          {line.unavailable === null && (line.lots_before.length > 0 || line.lot !== null) && (
            <LotChoice line={line} state={state} />
          )}
        </div>
        <p
          className={clsx(
            "figures col-start-2 font-semibold sm:col-start-3 sm:text-right",
            isChanging && "opacity-50 transition-opacity",
          )}
        >
          {formatUsd(line.line_total)}
        </p>
      </div>
    </li>
  );
}

/** Leads to the product, if it still has a page. */
function ProductLink({
  line,
  vsdId,
  isPicture = false,
  children,
}: {
  line: ProjectLine;
  vsdId: string;
  isPicture?: boolean;
  children: ReactNode;
}) {
  if (line.unavailable !== null) {
    return isPicture ? <div className="self-start bg-white opacity-60">{children}</div> : children;
  }
  const to = productPath(line.product.hash, vsdId, line.sku);
  return isPicture ? (
    <Link to={to} tabIndex={-1} aria-hidden className="block self-start bg-white">
      {children}
    </Link>
  ) : (
    <Link to={to} prefetch="intent" className="hover:underline">
      {children}
    </Link>
  );
}

/** Whether it must be of the lot that an earlier order was: tile, stone and flooring differ from lot to lot. */
function LotChoice({ line, state }: { line: ProjectLine; state: LineChanges }) {
  const known = [...new Set([...line.lots_before, ...(line.lot === null ? [] : [line.lot])])];
  const left = line.lot_left ?? 0;
  const isShort = line.lot !== null && line.qty > left;
  return (
    <Select
      label={`Lot of ${line.product.name}`}
      className="mt-3 max-w-72"
      value={line.lot ?? ""}
      disabled={state.changing.has(line.id)}
      options={[
        { value: "", text: "Any lot" },
        ...known.map((lot) => ({ value: lot, text: `Same lot only: ${lot}` })),
      ]}
      hint={line.lot === null ? "Your earlier order has this lot." : `${formatCount(left)} left of it.`}
      error={isShort ? lotProblem(line.lot!, left) : undefined}
      onChange={({ target }) => void state.setLot(line, target.value || null)}
    />
  );
}

/** The projects that the line was filled from. */
function FromProjects({ line: { from_projects } }: { line: ProjectLine }) {
  if (from_projects.length === 0) return null;
  return (
    <p className="mt-0.5 text-graphite text-sm">
      {"From "}
      {from_projects.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to={`/projects/${id}`} className="link">
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** A plain form, so that a line can be removed without scripts too. */
function RemoveButton({ line, state }: { line: ProjectLine; state: LineChanges }) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void state.remove(line);
      }}
    >
      <input type="hidden" name="line" value={line.id} />
      <button type="submit" className="link min-h-12 text-sm" disabled={state.changing.has(line.id)}>
        Remove<span className="sr-only"> {line.product.name}</span>
      </button>
    </Form>
  );
}

const factsOf = ({ options, surface }: ProjectLine): string =>
  [
    ...Object.entries(options).map(([name, value]) => `${name}: ${value}`),
    surface && `for ${surfaceName(surface)}`,
  ]
    .filter(Boolean)
    .join(" · ");

const shortWords = (stock: number) =>
  stock > 0
    ? `Only ${stock} left. Lower the quantity to check out.`
    : "Now out of stock. Remove it to check out.";

import type { ReactNode } from "react";
import type { ImportReport } from "../../../../contract/catalog/vendor-imports.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { UnitPrice } from "../../../kit/product/unit-price.tsx";
import { formatCount, formatUsd, plural } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { Part } from "./part.tsx";

const rowsOf = (rows: number) => plural(rows, "row");

/** Why rows are left out: "2 rows: not a price". */
export const reasonLines = ({ reasons }: NonNullable<ImportReport["rows"]>): string[] =>
  reasons.map((reason) => `${rowsOf(reason.rows)}: ${reason.text}`);

/** What happens to the list's rows, in three numbers that add up to all of them. */
export function Counts({ report: { counts, rows } }: { report: ImportReport }) {
  if (!rows) return null;
  const standings = [
    [counts.new, "new"],
    [counts.changed, "changed"],
    [counts.unchanged, "unchanged"],
  ] as const;
  const shown = [
    {
      label: "Ready to import",
      count: rows.ready,
      details: standings
        .filter(([count]) => count > 0 && rows.ready > 0)
        .map(([count, word]) => `${formatCount(count)} ${word}`),
    },
    { label: "Need your answer", count: rows.asked, details: [] },
    {
      label: "Skipped",
      count: rows.left_out,
      details: reasonLines(rows),
    },
  ];
  return (
    <section aria-label="Rows" className="mt-6 max-w-[60rem]">
      <dl className="grid border-hairline border-y max-sm:divide-y max-sm:divide-hairline sm:grid-cols-3 sm:divide-x sm:divide-hairline">
        {shown.map(({ label, count, details }) => (
          <div
            key={label}
            className="py-3 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline sm:px-5 sm:first:pl-0"
          >
            <dt className="text-graphite text-sm">{label}</dt>
            <dd className="figures heading text-xl">{formatCount(count)}</dd>
            {details.map((detail) => (
              <dd key={detail} className="text-graphite text-sm max-sm:col-span-2">
                {detail}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="figures mt-2 text-graphite text-sm">{`${rowsOf(rows.total)} in the list.`}</p>
    </section>
  );
}

/** Products that the vendor does not show in their own store, by name. */
export function UnpublishedPart({ report: { unpublished = [], counts } }: { report: ImportReport }) {
  if (unpublished.length === 0) return null;
  const more = counts.left_out - unpublished.length;
  return (
    <Part title="Not published" detail={`${rowsOf(counts.left_out)} skipped`}>
      <p className="mb-3 max-w-[65ch] text-graphite text-sm">
        These products are drafts, archived or unpublished in your list. Publish them and upload the list
        again.
      </p>
      <ul className="grid gap-x-8 text-sm sm:grid-cols-2">
        {unpublished.map(({ line, sku, name }) => (
          <li key={line} className="not-last:border-b break-words border-hairline py-1.5">
            <span className="figures text-graphite">{`Line ${formatCount(line)}`}</span>{" "}
            {sku && <span className="code">{sku}</span>} {name}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-graphite text-sm">{`And ${formatCount(more)} more.`}</p>}
    </Part>
  );
}

type PreviewRow = ImportReport["preview"][number];

const pictures: Record<PreviewRow["picture"], string> = {
  kept: "no change",
  fetched: "added after import",
  file: "from the ZIP file",
  none: "none",
};

const previewColumns: Column<PreviewRow>[] = [
  {
    key: "sku",
    title: "SKU",
    cell: ({ sku }) => <span className="code [overflow-wrap:anywhere]">{sku}</span>,
  },
  {
    key: "name",
    title: "Product",
    cell: ({ name, size, category }) => (
      <>
        <span className="block font-medium">{name}</span>
        <span className="block text-graphite text-sm">{[size, category].filter(Boolean).join(" · ")}</span>
      </>
    ),
  },
  {
    key: "price",
    title: "Your price",
    numeric: true,
    cell: ({ wholesale, unit, box_sqft }) => (
      <>
        <span className="block">{formatUsd(wholesale)}</span>
        <span className="block text-graphite text-sm">
          {`${perUnit(unit)}${unit === "Box" && box_sqft ? `, ${box_sqft} sq ft` : ""}`}
        </span>
      </>
    ),
  },
  {
    key: "shop",
    title: "Shop price from",
    numeric: true,
    cell: ({ shop_price, shop_price_per_sqft, unit }) => (
      <>
        <span className="block">
          <UnitPrice amount={shop_price} unit={unit} />
        </span>
        {shop_price_per_sqft !== null && unit === "Box" && (
          <span className="block text-graphite text-sm">
            {formatUnitUsd(shop_price_per_sqft, "Square foot")}
          </span>
        )}
      </>
    ),
  },
  { key: "stock", title: "Stock", numeric: true, cell: ({ stock }) => formatCount(stock) },
  {
    key: "picture",
    title: "Picture",
    cell: ({ picture }) => <span className="text-sm">{pictures[picture]}</span>,
  },
];

/** Some of the products as they would stand in the shop. */
export function PreviewPart({ preview }: { preview: ImportReport["preview"] }) {
  if (preview.length === 0) return null;
  return (
    <Part title="Preview of your products" detail={plural(preview.length, "example")} isOpen>
      <Table
        caption="Preview"
        stacks
        columns={previewColumns}
        rows={preview}
        rowKey={({ line }) => String(line)}
        empty=""
      />
    </Part>
  );
}

type PriceChange = ImportReport["price_changes"]["largest"][number];

const signed = (percent: number) => `${percent > 0 ? "+" : "−"}${Math.abs(percent).toFixed(1)}%`;

const itemColumns: Column<{ sku: string; name: string }>[] = [
  {
    key: "sku",
    title: "SKU",
    cell: ({ sku }) => <span className="code [overflow-wrap:anywhere]">{sku}</span>,
  },
  { key: "name", title: "Product", cell: ({ name }) => name },
];

const priceText = (price: number, unit: string | undefined) =>
  unit ? formatUnitUsd(price, unit) : formatUsd(price);

const priceColumns: Column<PriceChange>[] = [
  ...itemColumns,
  {
    key: "old",
    title: "Old price",
    numeric: true,
    cell: ({ old_price, unit }) => priceText(old_price, unit),
  },
  {
    key: "new",
    title: "New price",
    numeric: true,
    cell: ({ new_price, unit }) => priceText(new_price, unit),
  },
  { key: "percent", title: "Change", numeric: true, cell: ({ percent }) => signed(percent) },
];

export function PricesPart({ prices: { up, down, largest } }: { prices: ImportReport["price_changes"] }) {
  if (largest.length === 0) return null;
  const isCut = largest.length < up + down;
  return (
    <Part title="Price changes" detail={`${formatCount(up)} up, ${formatCount(down)} down`} isOpen>
      {isCut && <p className="mb-3 text-graphite text-sm">The {largest.length} largest changes.</p>}
      <Table
        caption="Price changes"
        stacks
        columns={priceColumns}
        rows={largest}
        rowKey={({ sku }) => sku}
        empty=""
      />
    </Part>
  );
}

type StockChange = NonNullable<ImportReport["stock_changes"]>["largest"][number];

const stockColumns: Column<StockChange>[] = [
  ...itemColumns,
  { key: "old", title: "Old stock", numeric: true, cell: ({ old_stock }) => formatCount(old_stock) },
  { key: "new", title: "New stock", numeric: true, cell: ({ new_stock }) => formatCount(new_stock) },
];

export function StockPart({ stock }: { stock: ImportReport["stock_changes"] }) {
  if (!stock || stock.total === 0) return null;
  const { total, sold_out, largest } = stock;
  const soldOut = sold_out > 0 ? `, ${formatCount(sold_out)} out of stock` : "";
  return (
    <Part title="Stock changes" detail={plural(total, "product") + soldOut} isOpen={sold_out > 0}>
      {largest.length < total && (
        <p className="mb-3 text-graphite text-sm">The {largest.length} largest changes.</p>
      )}
      <Table
        caption="Stock changes"
        stacks
        columns={stockColumns}
        rows={largest}
        rowKey={({ sku }) => sku}
        empty=""
      />
    </Part>
  );
}

/** What is said of rows, by kind; those that are left out first. */
export function MessagesPart({
  messages,
  action,
}: {
  messages: ImportReport["messages"];
  action: ReactNode;
}) {
  if (messages.length === 0) return null;
  const leftOut = messages.filter(({ level }) => level === "error").length;
  const isOut = messages.some(({ level, waits }) => level === "error" && !waits);
  return (
    <Part
      title="Row notes"
      detail={
        isOut ? "some rows are skipped" : leftOut > 0 ? "some rows need your answer" : "no rows skipped"
      }
      isOpen={leftOut > 0}
    >
      <ul className="grid gap-5">
        {messages.map(({ kind, level, waits, text, rows, examples }) => (
          <li key={`${level} ${kind}`}>
            <p className="font-medium">
              {`${waits ? "Needs your answer" : level === "error" ? "Skipped" : "Note"}: ${text}, ${rowsOf(rows)}`}
            </p>
            <ul className="mt-1 text-graphite text-sm">
              {examples.map((example) => (
                <li key={`${example.line} ${example.field}`} className="break-words">
                  <span className="figures">{`Line ${formatCount(example.line)}`}</span>: {example.message}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {leftOut > 0 && <div className="mt-5">{action}</div>}
    </Part>
  );
}

/** How the list was read. */
export function ReadingPart({ report }: { report: ImportReport }) {
  const { format, header_line, sheet, other_sheets, findings, counts } = report;
  const lines = [
    `Read as ${format}${sheet ? `, sheet “${sheet}”` : ""}, header on line ${header_line}.`,
    ...(other_sheets.length > 0 ? [`Sheets not read: ${other_sheets.join(", ")}.`] : []),
    ...findings,
    ...(counts.repeated > 0 ? [`${rowsOf(counts.repeated)} skipped: duplicates of another row.`] : []),
    ...(counts.headings > 0 ? [`${rowsOf(counts.headings)} skipped: headings.`] : []),
    ...(counts.made_up_skus > 0
      ? [`${rowsOf(counts.made_up_skus)} without a SKU. We created one for each.`]
      : []),
  ];
  if (!format) return null;
  return (
    <Part title="How we read the list" detail={format}>
      <ul className="grid max-w-[65ch] gap-1.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Pictures that the list names by file. */
export function PicturesPart({
  pictures: { named, lacking, examples },
}: {
  pictures: ImportReport["pictures"];
}) {
  if (named === 0) return null;
  return (
    <Part
      title="Picture files"
      detail={
        lacking === 0
          ? `all ${formatCount(named)} found`
          : `${formatCount(lacking)} of ${formatCount(named)} missing`
      }
    >
      {lacking === 0 ? (
        <p>We have every picture in the list.</p>
      ) : (
        <>
          <p className="max-w-[65ch]">
            These pictures aren't in the ZIP file. Until you add them, the shop shows these products without a
            picture. To add them, upload the same list with a ZIP file that has them.
          </p>
          <p className="code mt-2 break-words text-sm">
            {examples.join(", ")}
            {lacking > examples.length && ` and ${formatCount(lacking - examples.length)} more`}
          </p>
        </>
      )}
    </Part>
  );
}

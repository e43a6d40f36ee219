import { Suspense, useMemo, useState } from "react";
import type { ImportChoices, ImportReport } from "../../../../contract/catalog/vendor-imports.ts";
import { SearchSelect } from "../../../ui/lazy-search-select.ts";
import type { SelectOption } from "../../../ui/select-option.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Part } from "./part.tsx";
import type { Draft } from "./use-draft.ts";

type ListColumn = ImportReport["columns"][number];

const groups: ReadonlyMap<string, string> = new Map(
  (
    [
      ["Product", "sku product name description brand category color finish warranty"],
      ["Price", "wholesale list price_unit currency"],
      ["Unit and packaging", "unit minimum box_sqft pieces_per_box box_feet"],
      ["Size", "size width length height depth thickness"],
      ["Stock and shipping", "stock lead_time backorder weight freight"],
      ["Pictures", "picture"],
    ] as const
  ).flatMap(([group, fields]) => fields.split(" ").map((field) => [field, group] as const)),
);

/** What a column may hold, under headings and each of it once. */
function optionsOf({ fields, attributes }: ImportChoices): SelectOption[] {
  const order = [...groups.keys()];
  return [
    { value: "ignore", text: "Not used" },
    ...fields
      .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
      .map(({ key, label }) => ({ value: key, text: label, group: groups.get(key) ?? "Product" })),
    ...attributes.map(({ key, label }) => ({ value: key, text: label, group: "Attributes" })),
  ];
}

const reading: Column<ListColumn> = {
  key: "reading",
  title: "Unit",
  cell: (row) => row.reading && <span className="text-sm">{row.reading}</span>,
};

/** What a column holds once the draft is sent: a field that moves to another column leaves the one in which it was. */
function heldBy({ place, holds }: ListColumn, draft: Draft): string {
  const chosen = draft.columns.get(place);
  if (chosen !== undefined) return chosen;
  const isTaken = [...draft.columns.values()].includes(holds);
  return isTaken ? "ignore" : holds || "ignore";
}

function holdsColumn(draft: Draft, options: readonly SelectOption[]): Column<ListColumn> {
  return {
    key: "holds",
    title: "Imported as",
    cell(column) {
      const { title, place, holds } = column;
      if (holds === "option") return "Variant option";
      if (holds === "status") return "Published status";
      if (holds === "pictures" && !draft.columns.has(place)) return "Additional picture";
      const held = heldBy(column, draft);
      return (
        <Suspense fallback={options.find(({ value }) => value === held)?.text}>
          <SearchSelect
            label={`Import ${title || `column ${place}`} as`}
            hideLabel
            className="min-w-48"
            value={held}
            onChange={(value) => draft.chooseColumn(place, value)}
            options={options}
          />
        </Suspense>
      );
    },
  };
}

const searchedFrom = 8;

/** What each column was taken for; another choice is remembered for the next list. */
export function ColumnsPart({
  columns,
  choices,
  draft,
  isOpen,
}: {
  columns: readonly ListColumn[];
  choices: ImportChoices;
  draft: Draft;
  isOpen: boolean;
}) {
  const [search, setSearch] = useState("");
  const options = useMemo(() => optionsOf(choices), [choices]);
  const labels = new Map(options.map(({ value, text }) => [value, text]));
  const wanted = search.trim().toLowerCase();
  const found = columns.filter((column) =>
    [column.title, ...column.samples, labels.get(column.holds) ?? ""].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  const used = columns.filter(({ holds }) => holds !== "").length;
  const shown: Column<ListColumn>[] = [
    {
      key: "title",
      title: "Column",
      cell: ({ title, place }) => (
        <span className="break-words font-medium">{title || `Column ${place}`}</span>
      ),
    },
    {
      key: "samples",
      title: "Sample values",
      cell: ({ samples }) => (
        <span className="figures break-words text-graphite text-sm">{samples.join(" · ") || "nothing"}</span>
      ),
    },
    holdsColumn(draft, options),
  ];
  const parts = [
    { title: "Used", rows: found.filter(({ holds }) => holds !== "") },
    { title: "Not used", rows: found.filter(({ holds }) => holds === "") },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Part title="Columns" detail={`${used} of ${columns.length} used`} isOpen={isOpen}>
      {columns.length >= searchedFrom && (
        <TextField
          label="Find a column"
          type="search"
          className="mb-5 max-w-[26rem]"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {parts.length === 0 && <p>No column name or value matches “{search.trim()}”.</p>}
      <div className="grid gap-8">
        {parts.map(({ title, rows }) => (
          <div key={title}>
            <h3 className="mb-2 font-medium">{title}</h3>
            <Table
              caption={`${title} columns`}
              stacks
              columns={rows.some((row) => row.reading) ? [...shown, reading] : shown}
              rows={rows}
              rowKey={({ place }) => String(place)}
              empty=""
            />
          </div>
        ))}
      </div>
    </Part>
  );
}

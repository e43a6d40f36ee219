import type { ImportChoices, ImportReport } from "../../../contract/vendor-imports.ts";
import { SearchSelect } from "../../ui/search-select.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Part } from "./part.tsx";
import type { Draft } from "./use-draft.ts";

type ListColumn = ImportReport["columns"][number];

const reading: Column<ListColumn> = {
  key: "reading",
  title: "In",
  cell: (row) => row.reading && <span className="text-sm">{row.reading}</span>,
};

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
  const used = columns.filter(({ holds }) => holds !== "").length;
  const options = [
    { value: "ignore", text: "Not used" },
    ...choices.fields.map(({ key, label }) => ({ value: key, text: label })),
    ...choices.attributes.map(({ key, label }) => ({ value: key, text: `Attribute: ${label}` })),
  ];
  const rows: Column<ListColumn>[] = [
    {
      key: "title",
      title: "Column",
      cell: ({ title, place }) => (
        <span className="break-words font-medium">{title || `Column ${place}`}</span>
      ),
    },
    {
      key: "samples",
      title: "Says",
      cell: ({ samples }) => (
        <span className="figures break-words text-graphite text-sm">{samples.join(" · ") || "nothing"}</span>
      ),
    },
    {
      key: "holds",
      title: "Is read as",
      cell: ({ title, place, holds }) =>
        holds === "option" ? (
          "A variant's option"
        ) : holds === "pictures" && !draft.columns.has(place) ? (
          "One more picture"
        ) : (
          <SearchSelect
            label={`What ${title || `column ${place}`} holds`}
            hideLabel
            className="min-w-48"
            value={draft.columns.get(place) ?? (holds || "ignore")}
            onChange={(choice) => draft.chooseColumn(place, choice)}
            options={options}
          />
        ),
    },
    ...(columns.some(({ reading }) => reading) ? [reading] : []),
  ];
  return (
    <Part title="Columns" detail={`${used} of ${columns.length} are used`} isOpen={isOpen}>
      <Table
        caption="Columns"
        stacks
        columns={rows}
        rows={columns}
        rowKey={({ place }) => String(place)}
        empty=""
      />
    </Part>
  );
}

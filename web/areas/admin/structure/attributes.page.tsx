import { Plus } from "lucide-react";
import { useState } from "react";
import type { ManagedAttribute } from "../../../../contract/catalog/structure.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/attributes.page.ts";
import { AttributeDialog, kinds } from "./attribute-dialog.tsx";
import { WayBack } from "./structure-parts.tsx";

export const meta = titled("Attributes");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/attributes");
  return data;
}

/** What products can say of themselves; each category chooses its filters from these. */
export default function AttributesPage({ loaderData: attributes }: Route.ComponentProps) {
  const [asked, setAsked] = useState<string | null>();
  const [wanted, setWanted] = useState("");
  useStart(() => setAsked(null));
  return (
    <>
      <WayBack to="/account/admin/structure">All departments</WayBack>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Attributes</h1>
        <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={() => setAsked(null)}>
          Add attribute
        </Button>
      </div>
      <p className="mt-2 max-w-[64ch] text-graphite">
        The facts that products list, such as color or width. Each category chooses its filters from these.
      </p>
      <div className="mt-6 max-w-[24rem]">
        <TextField
          label="Search attributes"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <Table
        caption="Attributes"
        stacks
        className="mt-6"
        columns={columns(setAsked)}
        rows={attributes.filter(named(wanted))}
        rowKey={({ key }) => key}
        empty={wanted ? "No matching attributes." : "No attributes yet. Add the first one."}
      />
      {asked !== undefined && (
        <AttributeDialog
          key={asked}
          attribute={attributes.find(({ key }) => key === asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** What a search finds: a part of the name, the key, a choice or a category. */
const named = (wanted: string) => {
  const text = wanted.trim().toLowerCase();
  return ({ key, label, choices, categories }: ManagedAttribute) =>
    [key, label, ...choices, ...categories].some((part) => part.toLowerCase().includes(text));
};

const columns = (onOpen: (key: string) => void): Column<ManagedAttribute>[] => [
  {
    key: "label",
    title: "Name",
    cell: ({ key, label, unit }) => (
      <>
        <button
          type="button"
          className="link inline-flex min-h-6 text-left font-medium"
          onClick={() => onOpen(key)}
        >
          {unit ? `${label} (${unit})` : label}
        </button>
        <span className="code block text-graphite text-sm">{key}</span>
      </>
    ),
  },
  {
    key: "kind",
    title: "Type",
    cell: ({ kind, choices }) => (
      <>
        {kinds.get(kind)}
        {choices.length > 0 && (
          <span className="block max-w-[28ch] text-graphite text-sm">{shortened(choices)}</span>
        )}
      </>
    ),
  },
  {
    key: "categories",
    title: "Filter in",
    cell: ({ categories }) =>
      categories.length === 0 ? <span className="text-graphite">No category</span> : shortened(categories),
  },
  { key: "products", title: "Products", numeric: true, cell: ({ products }) => formatCount(products) },
];

function shortened(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).join(", ");
  return texts.length > 3 ? `${shown} and ${texts.length - 3} more` : shown;
}

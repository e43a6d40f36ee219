import { Link } from "react-router";
import type { VendorImportRow } from "../../../../contract/catalog/vendor-imports.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, formatDateTime } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Route } from "./+types/imports.page.ts";
import { ImportState } from "./import-state.tsx";
import { SchedulePart } from "./schedule-part.tsx";
import { SendList } from "./send-list.tsx";

export const meta = titled("Import products");

const imports = listSource(
  "GET /api/vendor/imports",
  () => ({}),
  (list) => list,
);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, { data: schedule }] = await Promise.all([
    imports.load(request),
    signedInApi(request)("GET /api/vendor/import_schedule"),
  ]);
  return { list, schedule };
}

export default function Imports({ loaderData: { list, schedule } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="heading text-xl md:text-2xl">Import products</h1>
      <p className="mt-2 max-w-[65ch] text-graphite">
        Upload your price list as it is. We show you what will change and ask when something isn't clear. We
        match products by your SKU, so you can upload a new list anytime.
      </p>
      <SendList />
      <div className="mt-10 border-hairline border-t">
        <SchedulePart loaded={schedule} />
      </div>
      <section className="mt-12">
        <h2 className="heading text-lg">Your price lists</h2>
        <ListPart
          title="Your price lists"
          source={imports}
          list={list}
          cards={(rows) => (
            <Table
              caption="Your price lists"
              stacks
              className="mt-4"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={noLists}
            />
          )}
          noMatch={noLists}
        />
      </section>
    </>
  );
}

const noLists = "No price lists yet. Upload one above.";

const columns: Column<VendorImportRow>[] = [
  {
    key: "file",
    title: "Price list",
    cell: (row) => (
      <Link
        to={`/account/products/import/${row.id}`}
        className="link inline-flex min-h-6 break-all font-medium"
      >
        {row.file_name}
      </Link>
    ),
  },
  {
    key: "date",
    title: "Uploaded",
    cell: ({ created_at }) => <span className="figures">{formatDateTime(created_at)}</span>,
  },
  { key: "state", title: "Status", cell: ({ state }) => <ImportState state={state} /> },
  {
    key: "written",
    title: "Products updated",
    numeric: true,
    cell: ({ result }) => (result ? formatCount(result.written) : ""),
  },
];

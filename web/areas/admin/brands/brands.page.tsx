import { Link, useNavigate, useSearchParams } from "react-router";
import type { ManagedBrand } from "../../../../contract/catalog/managed-brands.ts";
import { brandSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { filePageSize } from "../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../kit/lists/list-page.ts";
import { sortIn } from "../../../kit/lists/view-contents.ts";
import { WorkList } from "../../../kit/lists/work-list.tsx";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { Select } from "../../../ui/select.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Route } from "./+types/brands.page.ts";
import { AddBrand } from "./add-brand.tsx";

export const meta = titled("Brands");

const partners = [
  { value: "yes", text: "Partners" },
  { value: "no", text: "Not partners" },
] as const;

const queryOf = (search: URLSearchParams) => ({
  q: search.get("q") || undefined,
  partner: partners.find(({ value }) => value === search.get("partner"))?.value,
  sort: sortIn(search, brandSorts),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/admin/brands", { query })).data;
}

/** The brands of the marketplace, to be found and opened. */
export default function BrandsPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Brands</h1>
        <AddBrand
          onAdd={async (name) => {
            const reply = await api("POST /api/admin/brands", { body: { name }, feedback: "none" });
            await navigate(`/account/admin/brands/${reply.data.id}`);
            return reply;
          }}
        />
      </div>
      <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
        <Select
          label="Partner"
          name="partner"
          defaultValue={search.get("partner") ?? ""}
          placeholder="All"
          options={partners}
        />
        <TextField label="Name" name="q" type="search" defaultValue={search.get("q") ?? ""} />
      </ListFilter>
      <WorkList
        table="brands"
        caption="Brands"
        counted={plural(list.total, "brand")}
        columns={columns}
        list={list}
        rowKey={({ id }) => String(id)}
        load={async (page) =>
          (
            await api("GET /api/admin/brands", {
              query: { ...queryOf(search), page, per_page: filePageSize },
            })
          ).data
        }
        empty={
          <EmptyState
            className="mt-4"
            title="No matching brands"
            action={
              <LinkButton to="/account/admin/brands" variant="secondary">
                See all
              </LinkButton>
            }
          >
            Try a different name.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: DataColumn<ManagedBrand>[] = [
  {
    key: "name",
    title: "Name",
    priority: 1,
    sortKey: "name",
    text: ({ name }) => name,
    cell: ({ id, name, slug }) => (
      <>
        <Link to={`/account/admin/brands/${id}`} className="link inline-flex min-h-6 font-medium">
          {name}
        </Link>
        <span className="code block text-graphite text-sm">{slug}</span>
      </>
    ),
  },
  {
    key: "logo",
    title: "Logo",
    cell: ({ logo }) =>
      logo ? (
        <div className="grid h-10 w-20 place-items-center border border-hairline bg-white">
          <Logo picture={logo} width_px={72} height_px={32} />
        </div>
      ) : (
        <span className="text-graphite">None</span>
      ),
  },
  {
    key: "partner",
    title: "Partner",
    text: ({ is_partner }) => (is_partner ? "Yes" : "No"),
    cell: ({ is_partner }) => (is_partner ? "Yes" : "No"),
  },
  {
    key: "products",
    title: "Products",
    numeric: true,
    sortKey: "products",
    text: ({ products }) => products,
    cell: ({ products }) => formatCount(products),
  },
];

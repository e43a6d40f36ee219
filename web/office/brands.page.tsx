import { Link, useNavigate, useSearchParams } from "react-router";
import type { ManagedBrand } from "../../contract/managed-brands.ts";
import { ListFilter } from "../account/admin/list-filter.tsx";
import { api } from "../api.ts";
import { pageTitle } from "../page-title.ts";
import { routeRoles } from "../session/role-of-route.ts";
import { signedInApi } from "../session/signed-in.ts";
import { formatCount, plural } from "../ui/format.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Picture } from "../ui/picture.tsx";
import { Select } from "../ui/select.tsx";
import { EmptyState } from "../ui/states.tsx";
import { type Column, Table } from "../ui/table.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Route } from "./+types/brands.page.ts";
import { AddBrand } from "./add-brand.tsx";

export const handle = { role: routeRoles.admin };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Brands", matches) },
  { name: "robots", content: "noindex" },
];

const partners = [
  { value: "yes", text: "Partners" },
  { value: "no", text: "Not partners" },
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { data } = await signedInApi(request)("GET /api/admin/brands", {
    query: {
      page: Number(search.get("page")) || 1,
      per_page: 25,
      q: search.get("q") || undefined,
      partner: partners.find(({ value }) => value === search.get("partner"))?.value,
    },
  });
  return data;
}
clientLoader.hydrate = true as const;

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
      {list.total === 0 ? (
        <EmptyState
          className="mt-8"
          title="No matching brands"
          action={
            <LinkButton to="/account/admin/brands" variant="secondary">
              See all
            </LinkButton>
          }
        >
          No brand matches. Try a different part of its name.
        </EmptyState>
      ) : (
        <>
          <p className="figures mt-8 text-graphite text-sm">{plural(list.total, "brand")}</p>
          <Table
            caption="Brands"
            stacks
            className="mt-2"
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => String(id)}
            empty="No brands."
          />
          <div className="mt-8">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
    </>
  );
}

const columns: Column<ManagedBrand>[] = [
  {
    key: "name",
    title: "Name",
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
        <div className="w-20 border border-hairline bg-white p-1">
          <Picture picture={logo} alt="" sizes="80px" widest_px={160} />
        </div>
      ) : (
        <span className="text-graphite">None</span>
      ),
  },
  { key: "partner", title: "Partner", cell: ({ is_partner }) => (is_partner ? "Yes" : "No") },
  { key: "products", title: "Products", numeric: true, cell: ({ products }) => formatCount(products) },
];

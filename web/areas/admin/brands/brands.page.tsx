import { Link, useNavigate } from "react-router";
import type { ManagedBrand } from "../../../../contract/catalog/managed-brands.ts";
import { brandSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { formatCount, plural } from "../../../ui/format.ts";
import { Logo } from "../../../ui/logo.tsx";
import type { Route } from "./+types/brands.page.ts";
import { AddBrand } from "./add-brand.tsx";

export const meta = titled("Brands");

const partners = [
  { value: "yes", text: "Partners" },
  { value: "no", text: "Not partners" },
] as const;

const brands = listSource(
  "GET /api/admin/brands",
  (search) => ({
    q: wordsIn(search),
    partner: choiceIn(search, "partner", partners),
    sort: sortIn(search, brandSorts),
  }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => brands.load(request);

/** The brands of the marketplace, to be found and opened. */
export default function BrandsPage({ loaderData: list }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <ListPage
      title="Brands"
      actions={
        <AddBrand
          onAdd={async (name) => {
            const reply = await api("POST /api/admin/brands", { body: { name }, feedback: "none" });
            await navigate(`/account/admin/brands/${reply.data.id}`);
            return reply;
          }}
        />
      }
      filter={
        <ListFilter className="sm:grid-cols-[1fr_2fr_auto]">
          <ChoiceField label="Partner" name="partner" options={partners} />
          <SearchField label="Name" />
        </ListFilter>
      }
      table="brands"
      source={brands}
      list={list}
      counted={plural(list.total, "brand")}
      columns={columns}
      noMatch={{ title: "No matching brands", words: "Try a different name." }}
    />
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

import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { plural } from "../../../../ui/format.ts";
import { Tabs } from "../../../../ui/tabs.tsx";
import { countBelow } from "../count-below.ts";
import { pathOf } from "../markup/markup-draft.ts";
import { SaveBar } from "../save-bar.tsx";
import { StudioFrame } from "../studio-frame.tsx";
import { useStudio } from "../use-studio.ts";
import type { Route } from "./+types/selling.page.ts";
import { ChoiceList } from "./choice-list.tsx";
import { ProductChoice } from "./product-choice.tsx";
import {
  categoriesOf,
  changed,
  changedProducts,
  readSelling,
  type SellingDraft,
  writeSelling,
} from "./selling-draft.ts";

export const meta = titled("What your showroom sells");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/showroom")).data;
}

export default function SellingPage({ loaderData }: Route.ComponentProps) {
  const studio = useStudio(loaderData, { read: readSelling, write: writeSelling });
  const { saved, draft, setDraft, conflict } = studio;
  const parts = {
    saved,
    draft,
    onChange: (changes: Partial<SellingDraft>) => setDraft({ ...draft, ...changes }),
  };
  return (
    <StudioFrame title="What you sell">
      <p className="mt-2 max-w-[60ch] text-graphite">
        Uncheck anything you don't want to sell. Clients won't see it in your showroom’s menus, lists or
        search. Their existing orders don't change.
      </p>
      <Tabs
        className="mt-8"
        label="What you sell"
        tabs={[
          { id: "departments", label: "Departments", content: <Departments {...parts} /> },
          {
            id: "categories",
            label: `Categories${outWords(draft.categories)}`,
            content: <Categories {...parts} />,
          },
          { id: "vendors", label: `Vendors${outWords(draft.vendors)}`, content: <Vendors {...parts} /> },
          {
            id: "products",
            label: `Products${outWords(draft.products)}`,
            content: (
              <ProductChoice
                saved={saved}
                draft={draft}
                onChange={(products, isOut) =>
                  parts.onChange({ products: changedProducts(draft.products, products, isOut) })
                }
              />
            ),
          },
        ]}
      />
      <SaveBar
        studio={studio}
        problem={draft.departments.length === 0 ? "Keep at least one department." : undefined}
        theirs={conflict && theirWords(readSelling(conflict))}
      />
    </StudioFrame>
  );
}

const outWords = (list: readonly unknown[]) => (list.length > 0 ? ` (${list.length} out)` : "");

const theirWords = ({ departments, categories, vendors, products }: SellingDraft) =>
  `In the other version, ${plural(departments.length, "department")} are sold without ${plural(categories.length, "category", "categories")}, ${plural(vendors.length, "vendor")} and ${plural(products.length, "product")}.`;

interface PartProps {
  saved: ProShowroom;
  draft: SellingDraft;
  onChange: (changes: Partial<SellingDraft>) => void;
}

function Departments({ saved: { market }, draft, onChange }: PartProps) {
  return (
    <ChoiceList
      label="Departments"
      searchLabel="Search departments"
      choices={market.departments.map(({ id, name, category_ids }) => ({
        id: String(id),
        name,
        products: category_ids.reduce((sum, category) => sum + countBelow(market.categories, category), 0),
        isSold: draft.departments.includes(id),
      }))}
      onChange={(ids, isSold) =>
        onChange({
          departments: changed(draft.departments, ids.map(Number), isSold).toSorted((a, b) => a - b),
        })
      }
    />
  );
}

function Categories({ saved: { market }, draft, onChange }: PartProps) {
  return (
    <ChoiceList
      label="Categories of your departments"
      searchLabel="Search categories"
      choices={categoriesOf(market, draft.departments).map(({ id, name, depth }) => {
        const above = pathOf(market.categories, id).slice(1);
        const isFixed = above.some((one) => draft.categories.includes(one));
        return {
          id: String(id),
          name,
          depth,
          isFixed,
          products: countBelow(market.categories, id),
          isSold: !isFixed && !draft.categories.includes(id),
        };
      })}
      onChange={(ids, isSold) =>
        onChange({
          categories: changed(draft.categories, ids.map(Number), !isSold).toSorted((a, b) => a - b),
        })
      }
    />
  );
}

function Vendors({ saved: { market }, draft, onChange }: PartProps) {
  return (
    <ChoiceList
      label="Vendors"
      searchLabel="Search vendors"
      choices={market.vendors.map(({ id, name, products }) => ({
        id,
        name,
        products,
        isSold: !draft.vendors.includes(id),
      }))}
      onChange={(ids, isSold) => onChange({ vendors: changed(draft.vendors, ids, !isSold) })}
    />
  );
}

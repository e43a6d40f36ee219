import { useState } from "react";
import { useNavigate } from "react-router";
import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Route } from "./+types/category.page.ts";
import { AddDialog } from "./add-dialog.tsx";
import { CategoryForm } from "./category-form.tsx";
import { CategoryList } from "./category-list.tsx";
import { DeleteCategory } from "./delete-category.tsx";
import { requireFound } from "./found.ts";
import type { Structure } from "./structure-parts.tsx";
import { categoryOptions, WayBack } from "./structure-parts.tsx";

export const meta = titled("Category");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/structure");
  const category = requireFound(data.categories, params.id, "We couldn't find that category.");
  return { structure: data, category };
}

/** One category: what the shop says of it, its filters, what is below it, and where it stands. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { structure, category } = loaderData;
  const { id, name, slug, is_hidden, parent_id } = category;
  return (
    <div className="max-w-[60rem]" key={id}>
      <WayUp category={category} structure={structure} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{name}</h1>
        {is_hidden && <Badge tone="warn">Hidden</Badge>}
        <span className="code text-graphite text-sm">/category/{slug}</span>
      </div>
      {parent_id === null && <Below category={category} structure={structure} />}
      <Part title="Name and description">
        <CategoryForm key={id} category={category} attributes={structure.attributes} />
      </Part>
      <Part title="Placement">
        <Place category={category} structure={structure} />
      </Part>
      <Part title="Hide or delete">
        <HideOrDelete category={category} structure={structure} />
      </Part>
    </div>
  );
}

interface PartProps {
  category: ManagedCategory;
  structure: Structure;
}

function WayUp({ category: { id, parent_id }, structure }: PartProps) {
  const parent = structure.categories.find((one) => one.id === parent_id);
  if (parent) return <WayBack to={`/account/admin/structure/categories/${parent.id}`}>{parent.name}</WayBack>;
  const department = structure.departments.find(({ category_ids }) => category_ids.includes(id));
  return department ? (
    <WayBack to={`/account/admin/structure/departments/${department.id}`}>{department.name}</WayBack>
  ) : (
    <WayBack to="/account/admin/structure">All departments</WayBack>
  );
}

function Below({ category: { id, name }, structure }: PartProps) {
  const { change } = useChange();
  const categories = structure.categories.filter(({ parent_id }) => parent_id === id);
  return (
    <Part title={`Categories in ${name}`}>
      {categories.length > 0 && (
        <CategoryList
          label={`Categories in ${name}`}
          categories={categories}
          structure={structure}
          onMove={(one, before) =>
            change(() =>
              api("PUT /api/admin/categories/{id}", {
                params: { id: one.id },
                body: { version: one.version, before: before?.id ?? null },
              }),
            )
          }
        />
      )}
      <div className="mt-6 first:mt-0">
        <AddDialog
          what="category"
          address="/category/"
          onAdd={(body) =>
            api("POST /api/admin/categories", { body: { ...body, parent_id: id }, feedback: "none" })
          }
        />
      </div>
    </Part>
  );
}

function Place({ category, structure }: PartProps) {
  const { change } = useChange();
  const { id, version, name, parent_id } = category;
  const [chosen, setChosen] = useState(String(parent_id ?? ""));
  const holds = structure.categories.some((one) => one.parent_id === id);
  const listedIn = structure.departments.filter(({ category_ids }) => category_ids.includes(id));
  if (holds) {
    return (
      <p className="text-graphite">
        {listedIn.length > 0
          ? `In ${listedIn.map((one) => one.name).join(", ")}. `
          : "Not in a department. Open a department to add it. "}
        It has subcategories, so it can't move into another category.
      </p>
    );
  }
  const roots = categoryOptions(structure, (one) => one.parent_id === null && one.id !== id);
  return (
    <form
      className="flex max-w-[36rem] flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { version, parent_id: chosen ? Number(chosen) : null };
        void change(() => api("PUT /api/admin/categories/{id}", { params: { id }, body }));
      }}
    >
      <Select
        label={`${name} belongs to`}
        className="min-w-60 grow"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        placeholder="No other category"
        options={roots}
        hint={
          parent_id === null
            ? listedIn.length > 0
              ? `In the menu under ${listedIn.map((one) => one.name).join(", ")}.`
              : "Not in a department. Open a department to add it."
            : "After you move it, add it to a department to show it in the menu."
        }
      />
      <Button type="submit" variant="secondary" disabled={chosen === String(parent_id ?? "")}>
        Move category
      </Button>
    </form>
  );
}

function HideOrDelete({ category, structure }: PartProps) {
  const { change } = useChange();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { id, version, slug, is_hidden, parent_id } = category;
  const up =
    parent_id === null ? "/account/admin/structure" : `/account/admin/structure/categories/${parent_id}`;
  return (
    <>
      <p className="text-graphite">
        {is_hidden
          ? "Customers don't see this category or its products. Orders and carts keep the products."
          : "Hiding a category removes it and its products from menus, lists and search. Orders and carts keep the products."}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() =>
            void change(() =>
              api("PUT /api/admin/categories/{id}", {
                params: { id },
                body: { version, is_hidden: !is_hidden },
              }),
            )
          }
        >
          {is_hidden ? "Show in the shop" : "Hide from the shop"}
        </Button>
        {!is_hidden && (
          <LinkButton to={`/category/${slug}`} variant="secondary">
            View in shop
          </LinkButton>
        )}
        <Button variant="danger" onClick={() => setAsked(true)}>
          Delete category
        </Button>
      </div>
      <DeleteCategory
        category={isAsked ? category : undefined}
        structure={structure}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate(up)}
      />
    </>
  );
}

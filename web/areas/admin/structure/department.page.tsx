import { useState } from "react";
import type { ManagedDepartment } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Route } from "./+types/department.page.ts";
import { AddDialog } from "./add-dialog.tsx";
import { CategoryList } from "./category-list.tsx";
import { requireFound } from "./found.ts";
import { categoryOptions, type Structure, WayBack } from "./structure-parts.tsx";

export const meta = titled("Department");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/structure");
  const department = requireFound(data.departments, params.id, "We couldn't find that department.");
  return { structure: data, department };
}

/** The categories that a department lists, in the order of its menu. */
export default function DepartmentPage({ loaderData }: Route.ComponentProps) {
  const { structure, department } = loaderData;
  const { change } = useChange();
  const { id, version, name, slug, is_hidden, category_ids } = department;
  const byId = new Map(structure.categories.map((category) => [category.id, category]));
  const categories = category_ids.flatMap((one) => byId.get(one) ?? []);
  const list = (ids: number[]) =>
    change(() =>
      api("PUT /api/admin/departments/{id}", { params: { id }, body: { version, category_ids: ids } }),
    );
  return (
    <div className="max-w-[60rem]">
      <WayBack to="/account/admin/structure">All departments</WayBack>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-xl md:text-2xl">{name}</h1>
        {is_hidden && <Badge tone="warn">Hidden</Badge>}
        <span className="code text-graphite text-sm">/department/{slug}</span>
      </div>
      <Part title="Categories">
        {categories.length === 0 ? (
          <p className="text-graphite">No categories yet. Add the first one.</p>
        ) : (
          <CategoryList
            label={`Categories of ${name}`}
            categories={categories}
            structure={structure}
            onMove={(category, before) => {
              const others = category_ids.filter((one) => one !== category.id);
              const at = before ? others.indexOf(before.id) : others.length;
              return list(others.toSpliced(at, 0, category.id));
            }}
            more={(category) => [
              {
                id: "out",
                label: "Remove from this department",
                onPress: () => void list(category_ids.filter((one) => one !== category.id)),
              },
            ]}
          />
        )}
        <div className="mt-6">
          <AddDialog
            what="category"
            address="/category/"
            onAdd={(body) =>
              api("POST /api/admin/categories", { body: { ...body, department_id: id }, feedback: "none" })
            }
          />
        </div>
      </Part>
      <AddExisting
        department={department}
        structure={structure}
        onAdd={(one) => list([...category_ids, one])}
      />
    </div>
  );
}

/** A category can stand in several departments. */
function AddExisting({
  department: { category_ids },
  structure,
  onAdd,
}: {
  department: ManagedDepartment;
  structure: Structure;
  onAdd: (categoryId: number) => Promise<unknown>;
}) {
  const [chosen, setChosen] = useState("");
  const options = categoryOptions(
    structure,
    ({ id, parent_id }) => parent_id === null && !category_ids.includes(id),
  );
  if (options.length === 0) return null;
  return (
    <Part title="Add a category from another department">
      <form
        className="flex max-w-[36rem] flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) void onAdd(Number(chosen)).then(() => setChosen(""));
        }}
      >
        <Select
          label="Category"
          className="min-w-60 grow"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          placeholder="Choose a category"
          options={options}
        />
        <Button type="submit" variant="secondary" disabled={!chosen}>
          Add to department
        </Button>
      </form>
    </Part>
  );
}

import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { ManagedCategory, ManagedDepartment } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { SortableList } from "../../../kit/forms/sortable-list.tsx";
import { useChange } from "../../../kit/forms/use-call.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { plural } from "../../../ui/format.ts";
import { Menu } from "../../../ui/menu.tsx";
import type { Route } from "./+types/structure.page.ts";
import { AddDialog } from "./add-dialog.tsx";
import { DeleteDepartment } from "./delete-department.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { CategoryRow, NamedRow, type Structure } from "./structure-parts.tsx";

export const meta = titled("Departments");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/structure");
  return data;
}

/** The departments in the order of the shop's menu, and the ways to all that belongs to them. */
export default function StructurePage({ loaderData: structure }: Route.ComponentProps) {
  const { change } = useChange();
  const [renamed, setRenamed] = useState<number>();
  const [deleted, setDeleted] = useState<number>();
  const { departments, categories } = structure;
  const find = (id: number | undefined) => departments.find((one) => one.id === id);
  const listed = new Set(departments.flatMap(({ category_ids }) => category_ids));
  const loose = categories.filter(({ id, parent_id }) => parent_id === null && !listed.has(id));
  const put = ({ id, version }: ManagedDepartment, body: object) =>
    api("PUT /api/admin/departments/{id}", { params: { id }, body: { version, ...body } });
  const inRename = find(renamed);

  return (
    <div className="max-w-[60rem]">
      <h1 className="heading text-xl md:text-2xl">Departments</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        The shop's menu shows them in this order. Open one to see its categories. Changes show in the shop
        right away.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to="/account/admin/structure/attributes" className="link inline-flex min-h-11 items-center">
          Attributes
        </Link>
        <Link to="/account/admin/structure/file" className="link inline-flex min-h-11 items-center">
          Import and export
        </Link>
      </p>
      <div className="mt-4">
        <SortableList
          label="Departments"
          items={departments}
          onMove={(item, before) => change(() => put(item, { before: before?.id ?? null }))}
          actions={(item) => (
            <Menu
              label={`Actions for ${item.name}`}
              icon={<EllipsisVertical aria-hidden size={18} />}
              actions={[
                { id: "rename", label: "Rename", onPress: () => setRenamed(item.id) },
                {
                  id: "hide",
                  label: item.is_hidden ? "Show in the shop" : "Hide from the shop",
                  onPress: () => void change(() => put(item, { is_hidden: !item.is_hidden })),
                },
                { id: "delete", label: "Delete", danger: true, onPress: () => setDeleted(item.id) },
              ]}
            />
          )}
        >
          {(item) => <DepartmentRow department={item} />}
        </SortableList>
      </div>
      <div className="mt-6">
        <AddDialog
          what="department"
          startsByAddress
          address="/department/"
          onAdd={(body) => api("POST /api/admin/departments", { body, feedback: "none" })}
        />
      </div>
      <Loose categories={loose} structure={structure} />
      <RenameDialog
        named={inRename}
        onClose={() => setRenamed(undefined)}
        onRename={(name) =>
          api("PUT /api/admin/departments/{id}", {
            params: { id: inRename!.id },
            body: { version: inRename!.version, name },
            feedback: "none",
          })
        }
      />
      <DeleteDepartment department={find(deleted)} onClose={() => setDeleted(undefined)} />
    </div>
  );
}

function Loose({ categories, structure }: { categories: ManagedCategory[]; structure: Structure }) {
  if (categories.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="heading text-lg">Not in a department</h2>
      <p className="mt-2 text-graphite">Customers can find these in search, but not in a menu.</p>
      <ul className="mt-4 border-hairline border-t">
        {categories.map((category) => (
          <li key={category.id} className="border-hairline border-b py-3">
            <CategoryRow category={category} structure={structure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DepartmentRow({ department }: { department: ManagedDepartment }) {
  const { id, category_ids, showrooms } = department;
  return (
    <NamedRow part={department} to={`/account/admin/structure/departments/${id}`}>
      {plural(category_ids.length, "category", "categories")} · {plural(showrooms, "showroom")}
    </NamedRow>
  );
}

import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { SortableList } from "../../../kit/forms/sortable-list.tsx";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Menu, type MenuAction } from "../../../ui/menu.tsx";
import { DeleteCategory } from "./delete-category.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { CategoryRow, type Structure } from "./structure-parts.tsx";

/** Categories in their order, each with what can be done about it. */
export function CategoryList({
  label,
  categories,
  structure,
  onMove,
  more = () => [],
}: {
  label: string;
  categories: readonly ManagedCategory[];
  structure: Structure;
  onMove: (category: ManagedCategory, before: ManagedCategory | null) => Promise<unknown>;
  /** Further actions, such as taking a category out of a department. */
  more?: (category: ManagedCategory) => readonly MenuAction[];
}) {
  const { change } = useChange();
  const [renamed, setRenamed] = useState<number>();
  const [deleted, setDeleted] = useState<number>();
  const find = (id: number | undefined) => structure.categories.find((one) => one.id === id);
  const inRename = find(renamed);
  const hide = ({ id, version, is_hidden }: ManagedCategory) =>
    change(() =>
      api("PUT /api/admin/categories/{id}", { params: { id }, body: { version, is_hidden: !is_hidden } }),
    );
  return (
    <>
      <SortableList
        label={label}
        items={categories}
        onMove={onMove}
        actions={(item) => (
          <Menu
            label={`Actions for ${item.name}`}
            icon={<EllipsisVertical aria-hidden size={18} />}
            actions={[
              { id: "rename", label: "Rename", onPress: () => setRenamed(item.id) },
              {
                id: "hide",
                label: item.is_hidden ? "Show in the shop" : "Hide from the shop",
                onPress: () => void hide(item),
              },
              ...more(item),
              { id: "delete", label: "Delete", danger: true, onPress: () => setDeleted(item.id) },
            ]}
          />
        )}
      >
        {(item) => <CategoryRow category={item} structure={structure} />}
      </SortableList>
      <RenameDialog
        named={inRename}
        onClose={() => setRenamed(undefined)}
        onRename={(name) =>
          api("PUT /api/admin/categories/{id}", {
            params: { id: inRename!.id },
            body: { version: inRename!.version, name },
            feedback: "none",
          })
        }
      />
      <DeleteCategory category={find(deleted)} structure={structure} onClose={() => setDeleted(undefined)} />
    </>
  );
}

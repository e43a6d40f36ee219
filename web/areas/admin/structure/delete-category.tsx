import { useState } from "react";
import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { categoryOptions, type Structure } from "./structure-parts.tsx";

/** Asks before a category goes, says what keeps it, and offers to move its products to another one. */
export function DeleteCategory({
  category,
  structure,
  onClose,
  onDeleted,
}: {
  category: ManagedCategory | undefined;
  structure: Structure;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const { change } = useChange();
  const [target, setTarget] = useState("");
  const close = () => {
    setTarget("");
    onClose();
  };
  const remove = async ({ id, version }: ManagedCategory) => {
    const query = { version, move_to: target ? Number(target) : undefined };
    const isDone = await change(() => api("DELETE /api/admin/categories/{id}", { params: { id }, query }));
    if (!isDone) return;
    close();
    onDeleted?.();
  };
  const children = structure.categories.filter(({ parent_id }) => parent_id === category?.id).length;
  const isUsed = category !== undefined && category.products + category.markups > 0;
  return (
    <Dialog
      isOpen={category !== undefined}
      onClose={close}
      title={category ? `Delete ${category.name}` : ""}
      footer={
        <Actions
          onCancel={close}
          main={
            <Button
              variant="danger"
              disabled={children > 0 || (isUsed && !target)}
              onClick={() => category && void remove(category)}
            >
              {isUsed ? "Move products and delete" : "Delete category"}
            </Button>
          }
        />
      }
    >
      {category && children > 0 && (
        <FormNote>
          {`${category.name} has ${plural(children, "category", "categories")}. Move or delete them first.`}
        </FormNote>
      )}
      {category && children === 0 && isUsed && (
        <div className="grid gap-5">
          <FormNote>{usedBy(category)}</FormNote>
          <Select
            label="Move its products to"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            placeholder="Choose a category"
            options={categoryOptions(structure, ({ id }) => id !== category.id)}
            hint="They get that category's filters and markup, and the old link redirects there."
          />
        </div>
      )}
      {category && children === 0 && !isUsed && (
        <p>This category is empty. We remove it from every menu right away, and you can't undo this.</p>
      )}
    </Dialog>
  );
}

function usedBy({ name, products, markups }: ManagedCategory): string {
  const reasons = [
    products > 0 && `${plural(products, "product")} ${products === 1 ? "is" : "are"} in ${name}.`,
    markups > 0 &&
      `${plural(markups, "showroom")} ${markups === 1 ? "loses its" : "lose their"} own markup for it.`,
  ];
  return reasons.filter(Boolean).join(" ");
}

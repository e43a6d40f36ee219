import { useState } from "react";
import type { ManagedCategory } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
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
  const form = useApiForm();
  const [target, setTarget] = useState("");
  const close = () => {
    setTarget("");
    onClose();
  };
  const remove = ({ id, version }: ManagedCategory) => {
    const query = { version, move_to: target ? Number(target) : undefined };
    return form.save(
      () => api("DELETE /api/admin/categories/{id}", { params: { id }, query, feedback: "none" }),
      () => {
        close();
        onDeleted?.();
      },
    );
  };
  const children = structure.categories.filter(({ parent_id }) => parent_id === category?.id).length;
  const isUsed = category !== undefined && category.products + category.markups > 0;
  return (
    <FormDialog
      isOpen={category !== undefined}
      title={category ? `Delete ${category.name}` : ""}
      confirm={isUsed ? "Move products and delete" : "Delete category"}
      isDanger
      isBlocked={children > 0 || (isUsed && !target)}
      form={form}
      problem={form.errors.move_to ? undefined : Object.values(form.errors)[0]?.[0]}
      onSubmit={() => category && remove(category)}
      onClose={close}
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
            error={form.errors.move_to}
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
    </FormDialog>
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

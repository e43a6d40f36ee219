import { useState } from "react";
import type { ManagedDepartment } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { plural } from "../../../ui/format.ts";

/** Asks before a department goes; while showrooms sell it, it goes only together with its place there. */
export function DeleteDepartment({
  department,
  onClose,
}: {
  department: ManagedDepartment | undefined;
  onClose: () => void;
}) {
  const form = useApiForm();
  const [isTakenOut, setTakenOut] = useState(false);
  const close = () => {
    setTakenOut(false);
    onClose();
  };
  const remove = ({ id, version }: ManagedDepartment) => {
    const query = { version, from_showrooms: isTakenOut ? "true" : "false" } as const;
    return form.save(
      () => api("DELETE /api/admin/departments/{id}", { params: { id }, query, feedback: "none" }),
      close,
    );
  };
  const isSold = (department?.showrooms ?? 0) > 0;
  return (
    <FormDialog
      isOpen={department !== undefined}
      title={department ? `Delete ${department.name}` : ""}
      confirm="Delete department"
      isDanger
      isBlocked={isSold && !isTakenOut}
      form={form}
      problem={Object.values(form.errors)[0]?.[0]}
      onSubmit={() => department && remove(department)}
      onClose={close}
    >
      {department && (
        <>
          <p>We keep its categories and their products. You can add them to another department.</p>
          {isSold && (
            <>
              <p>
                {`${plural(department.showrooms, "showroom")} ${department.showrooms === 1 ? "sells" : "sell"} ${department.name}. They stop selling categories that aren't in another department.`}
              </p>
              <Checkbox
                label={`Remove it from ${department.showrooms === 1 ? "this showroom" : `these ${department.showrooms} showrooms`}`}
                checked={isTakenOut}
                onChange={(event) => setTakenOut(event.target.checked)}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

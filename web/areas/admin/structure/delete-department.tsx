import { useState } from "react";
import type { ManagedDepartment } from "../../../../contract/catalog/structure.ts";
import { api } from "../../../client/api.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { plural } from "../../../ui/format.ts";

/** Asks before a department goes; while showrooms sell it, it goes only together with its place there. */
export function DeleteDepartment({
  department,
  onClose,
}: {
  department: ManagedDepartment | undefined;
  onClose: () => void;
}) {
  const { change } = useChange();
  const [isTakenOut, setTakenOut] = useState(false);
  const close = () => {
    setTakenOut(false);
    onClose();
  };
  const remove = async ({ id, version }: ManagedDepartment) => {
    const query = { version, from_showrooms: isTakenOut ? "true" : "false" } as const;
    if (await change(() => api("DELETE /api/admin/departments/{id}", { params: { id }, query }))) close();
  };
  const isSold = (department?.showrooms ?? 0) > 0;
  return (
    <Dialog
      isOpen={department !== undefined}
      onClose={close}
      title={department ? `Delete ${department.name}` : ""}
      footer={
        <Actions
          onCancel={close}
          main={
            <Button
              variant="danger"
              disabled={isSold && !isTakenOut}
              onClick={() => department && void remove(department)}
            >
              Delete department
            </Button>
          }
        />
      }
    >
      {department && (
        <>
          <p>We keep its categories and their products. You can add them to another department.</p>
          {isSold && (
            <>
              <p className="mt-3">
                {`${plural(department.showrooms, "showroom")} ${department.showrooms === 1 ? "sells" : "sell"} ${department.name}. They stop selling categories that aren't in another department.`}
              </p>
              <Checkbox
                className="mt-3"
                label={`Remove it from ${department.showrooms === 1 ? "this showroom" : `these ${department.showrooms} showrooms`}`}
                checked={isTakenOut}
                onChange={(event) => setTakenOut(event.target.checked)}
              />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

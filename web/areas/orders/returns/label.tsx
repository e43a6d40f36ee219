import { Download } from "lucide-react";
import { useRef } from "react";
import { api } from "../../../client/api.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { errorText, FieldMessage } from "../../../ui/field.tsx";
import type { ActionProps } from "./action-props.ts";
import { CaseDialog } from "./case-dialog.tsx";

/** Sends the carrier's prepaid label to the customer. */
export function SendLabel({ shown, onChange }: ActionProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <CaseDialog
      open={shown.label === "carrier" ? "Replace the label" : "Add a prepaid label"}
      title="Add a prepaid label"
      confirm="Send label"
      intro="We email the customer a link to print it."
      onDone={onChange}
      send={() =>
        api("POST /api/returns/{id}/label", {
          params: { id: shown.id },
          body: { file: file.current?.files?.[0] as File },
          multipart: true,
          feedback: "none",
        })
      }
    >
      {(errors) => (
        <div className="grid gap-2">
          <label htmlFor="return-label" className="font-medium text-sm">
            Carrier label (PDF)
          </label>
          <input
            ref={file}
            id="return-label"
            type="file"
            accept="application/pdf,.pdf"
            className="min-h-11"
            aria-invalid={errors.file ? true : undefined}
            aria-describedby="return-label-error"
          />
          <FieldMessage id="return-label-error" message={errorText(errors.file)} />
        </div>
      )}
    </CaseDialog>
  );
}

/** Saves what goes on the carton. */
export function SaveLabel({ shown: { id, label } }: Pick<ActionProps, "shown">) {
  const { call, isSending: isSaving } = useCall();
  if (!label) return null;
  const save = () =>
    call(async () => {
      saveFile((await api("GET /api/returns/{id}/label", { params: { id } })) as File);
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-3"
      icon={<Download aria-hidden size={16} />}
      pending={isSaving}
      onClick={() => void save()}
    >
      {label === "carrier" ? "Download prepaid label" : "Download return slip"}
    </Button>
  );
}

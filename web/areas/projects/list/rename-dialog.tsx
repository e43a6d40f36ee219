import { ApiError } from "../../../client/api-call.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for another name. A name that was changed elsewhere in the meantime is shown first. */
export function RenameDialog({
  name,
  rename,
  onClose,
  onStale,
}: {
  name: string;
  rename: (name: string) => Promise<void>;
  onClose: () => void;
  onStale: () => void;
}) {
  const form = useApiForm();
  const save = async (typed: string) => {
    if (typed.trim() === "") return form.setErrors({ name: ["Enter a name."] });
    const isOver = await form.send(async () => {
      try {
        await rename(typed.trim());
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "stale_version")) throw error;
        showToast("warning", error.message);
        onStale();
      }
      return true;
    });
    if (isOver) onClose();
  };
  return (
    <FormDialog
      title="Rename"
      confirm="Rename"
      form={form}
      onSubmit={({ name: typed = "" }) => save(typed)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={name}
        maxLength={80}
        autoComplete="off"
        data-first-focus
        error={form.errors.name}
        onFocus={(event) => event.currentTarget.select()}
      />
    </FormDialog>
  );
}

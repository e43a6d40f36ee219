import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** Asks for another name. Where somebody else was first, it says so and shows the name as it is now. */
export function RenameDialog({
  named,
  onClose,
  onRename,
}: {
  /** What is renamed; undefined while nothing is. */
  named: { name: string } | undefined;
  onClose: () => void;
  onRename: (name: string) => Promise<{ message?: string | undefined }>;
}) {
  const form = useApiForm();
  const { problem } = form;
  return (
    <FormDialog
      isOpen={named !== undefined}
      title={named ? `Rename ${named.name}` : ""}
      confirm="Save name"
      form={form}
      problem={problem && `${problem} It's now named ${named?.name}.`}
      onSubmit={({ name = "" }) => form.save(() => onRename(name), onClose)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={named?.name}
        maxLength={120}
        required
        hint="The web address doesn't change."
        error={form.errors.name}
      />
    </FormDialog>
  );
}

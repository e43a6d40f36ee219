import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** Asks for a name. The API's errors are shown under the field. */
export function NameDialog({
  title,
  isOpen,
  name,
  placeholder,
  onClose,
  onName,
}: {
  title: string;
  isOpen: boolean;
  name: string;
  placeholder?: string;
  onClose: () => void;
  onName: (name: string) => Promise<void>;
}) {
  const form = useApiForm();
  return (
    <FormDialog
      title={title}
      confirm="Save"
      isOpen={isOpen}
      form={form}
      onSubmit={({ name: entered = "" }) => form.send(() => onName(entered))}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={name}
        placeholder={placeholder}
        maxLength={60}
        hint="So you can recognize it in the list."
        required
        data-first-focus
        error={form.errors.name}
      />
    </FormDialog>
  );
}

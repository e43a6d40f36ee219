import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
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
  const { form, errors, isSending, send } = useApiForm();
  const save = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = textsOf(event.currentTarget).name ?? "";
    await send(() => onName(entered));
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form ref={form} method="post" onSubmit={save} noValidate className="grid gap-5">
        <TextField
          key={String(isOpen)}
          label="Name"
          name="name"
          defaultValue={name}
          placeholder={placeholder}
          maxLength={60}
          hint="So you can recognize it in the list."
          required
          autoFocus
          error={errors.name?.[0]}
        />
        <Button type="submit" pending={isSending} className="justify-self-start">
          Save
        </Button>
      </form>
    </Dialog>
  );
}

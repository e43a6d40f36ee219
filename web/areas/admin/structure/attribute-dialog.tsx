import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ManagedAttribute } from "../../../../contract/catalog/structure.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { api } from "../../../client/api.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

type Kind = ManagedAttribute["kind"];

export const kinds: ReadonlyMap<Kind, string> = new Map([
  ["enum", "List"],
  ["number", "Number"],
  ["boolean", "Yes or no"],
  ["color", "Color"],
]);

/** Adds an attribute, or changes or deletes one. */
export function AttributeDialog({
  attribute,
  onClose,
}: {
  /** None adds one. */
  attribute: ManagedAttribute | undefined;
  onClose: () => void;
}) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const { revalidate } = useRevalidator();
  const isUsed = attribute !== undefined && attribute.products + attribute.categories.length > 0;
  const finish = async (call: () => Promise<{ message?: string | undefined }>) => {
    const reply = await send(call);
    await revalidate();
    if (!reply) return;
    if (reply.message) showToast("success", reply.message);
    onClose();
  };
  const save = () => {
    const { key = "", label = "", kind = "enum", unit = "", choices = "" } = textsOf(form.current!);
    const told = { label, unit, choices: linesOf(choices) };
    return finish(() =>
      attribute
        ? api("PUT /api/admin/attributes/{key}", {
            params: { key: attribute.key },
            body: {
              ...told,
              version: attribute.version,
              ...(attribute.products === 0 && { kind: kind as Kind }),
            },
            feedback: "none",
          })
        : api("POST /api/admin/attributes", { body: { ...told, key, kind: kind as Kind }, feedback: "none" }),
    );
  };
  const remove = ({ key, version }: ManagedAttribute) => finish(() => removal(key, version));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={attribute ? attribute.label : "Add attribute"}
      footer={
        <Actions
          remove={
            attribute && (
              <Button variant="danger" disabled={isUsed} onClick={() => void remove(attribute)}>
                Delete
              </Button>
            )
          }
          onCancel={onClose}
          main={
            <Button type="submit" form="attribute" pending={isSending}>
              {attribute ? "Save attribute" : "Add attribute"}
            </Button>
          }
        />
      }
    >
      <form
        id="attribute"
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {refusal && Object.keys(errors).length === 0 && <FormNote>{refusal.message}</FormNote>}
        {attribute && isUsed && <p className="text-graphite text-sm">{usesOf(attribute)}</p>}
        <Fields attribute={attribute} errors={errors} />
      </form>
    </Dialog>
  );
}

const removal = (key: string, version: number) =>
  api("DELETE /api/admin/attributes/{key}", { params: { key }, query: { version }, feedback: "none" });

function Fields({ attribute, errors }: { attribute: ManagedAttribute | undefined; errors: FieldErrors }) {
  const [kind, setKind] = useState<Kind>(attribute?.kind ?? "enum");
  return (
    <>
      <TextField
        label="Name"
        name="label"
        defaultValue={attribute?.label}
        maxLength={120}
        required
        error={errors.label}
      />
      {!attribute && (
        <TextField
          label="Key"
          name="key"
          maxLength={60}
          required
          hint="Used in price lists and the API, such as pile_height_in. You can't change it later."
          error={errors.key}
        />
      )}
      <Select
        label="Type"
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
        disabled={(attribute?.products ?? 0) > 0}
        options={[...kinds].map(([value, text]) => ({ value, text }))}
        error={errors.kind}
      />
      {(kind === "number" || attribute?.unit) && (
        <TextField
          label="Unit"
          name="unit"
          defaultValue={attribute?.unit}
          maxLength={20}
          optional
          hint="Such as in. or gpm; it follows the number."
          error={errors.unit}
        />
      )}
      {(kind === "enum" || kind === "color" || (attribute?.choices.length ?? 0) > 0) && (
        <TextArea
          label="Choices"
          name="choices"
          defaultValue={attribute?.choices.join("\n")}
          rows={5}
          optional
          hint="One per line, in the order the filter shows them. Other values follow, most common first."
          error={errors.choices}
        />
      )}
    </>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function usesOf({ products, categories }: ManagedAttribute): string {
  const uses = [
    products > 0 && plural(products, "product"),
    categories.length > 0 && plural(categories.length, "category", "categories"),
  ].filter(Boolean);
  return `${uses.join(" and ")} use${products + categories.length === 1 ? "s" : ""} this attribute, so you can't delete it${products > 0 ? " or change its type" : ""}.`;
}

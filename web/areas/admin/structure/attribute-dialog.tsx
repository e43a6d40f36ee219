import { useState } from "react";
import type { ManagedAttribute } from "../../../../contract/catalog/structure.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";

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
  const form = useApiForm();
  const isUsed = attribute !== undefined && attribute.products + attribute.categories.length > 0;
  const save = ({ key = "", label = "", kind = "enum", unit = "", choices = "" }: Record<string, string>) => {
    const told = { label, unit, choices: linesOf(choices) };
    return form.save(
      () =>
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
          : api("POST /api/admin/attributes", {
              body: { ...told, key, kind: kind as Kind },
              feedback: "none",
            }),
      onClose,
    );
  };
  const remove = ({ key, version }: ManagedAttribute) => form.save(() => removal(key, version), onClose);

  return (
    <FormDialog
      title={attribute ? attribute.label : "Add attribute"}
      confirm={attribute ? "Save attribute" : "Add attribute"}
      remove={
        attribute && (
          <Button variant="danger" disabled={isUsed} onClick={() => void remove(attribute)}>
            Delete
          </Button>
        )
      }
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      {attribute && isUsed && <p className="text-graphite text-sm">{usesOf(attribute)}</p>}
      <Fields attribute={attribute} errors={form.errors} />
    </FormDialog>
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

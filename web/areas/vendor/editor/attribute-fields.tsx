import { useEffect, useId, useState } from "react";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import { api } from "../../../client/api.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { PartProps } from "./part.tsx";

/** What customers filter the category by, and whatever else the product says already. */
export function AttributeFields({ draft, change, errors, form }: PartProps) {
  const values = useUsualValues(draft.category);
  const keys = form.categories.find(({ id }) => id === draft.category)?.attributes ?? [];
  const said = draft.attributes.map(({ key }) => key);
  const shown = [...new Set([...keys, ...said])].flatMap(
    (key) => form.attributes.find((one) => one.key === key) ?? [],
  );
  if (draft.category === null) return <p className="text-graphite">Choose a category first.</p>;
  if (shown.length === 0) return <p className="text-graphite">This category has no attributes.</p>;
  const set = (key: string, text: string) =>
    change({
      attributes: said.includes(key)
        ? draft.attributes.map((one) => (one.key === key ? { key, text } : one))
        : [...draft.attributes, { key, text }],
    });
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {shown.map((attribute) => (
        <AttributeField
          key={attribute.key}
          attribute={attribute}
          values={values.get(attribute.key) ?? []}
          text={draft.attributes.find(({ key }) => key === attribute.key)?.text ?? ""}
          onChange={(text) => set(attribute.key, text)}
          error={errors[`attribute.${attribute.key}`]}
        />
      ))}
    </div>
  );
}

function AttributeField({
  attribute: { label, unit, kind },
  values,
  text,
  onChange,
  error,
}: {
  attribute: ProductForm["attributes"][number];
  values: readonly string[];
  text: string;
  onChange: (text: string) => void;
  error: string[] | undefined;
}) {
  const list = useId();
  const name = unit ? `${label} (${unit})` : label;
  if (kind === "boolean") {
    return (
      <Select
        label={name}
        placeholder="Not specified"
        options={[
          { value: "yes", text: "Yes" },
          { value: "no", text: "No" },
        ]}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    );
  }
  return (
    <>
      <TextField
        label={name}
        inputMode={kind === "number" ? "decimal" : undefined}
        list={values.length > 0 ? list : undefined}
        hint={text.includes(";") ? "Separate values with semicolons." : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      {values.length > 0 && (
        <datalist id={list}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}

function useUsualValues(category: number | null): ReadonlyMap<string, string[]> {
  const [found, setFound] = useState<ReadonlyMap<string, string[]>>(new Map());
  useEffect(() => {
    if (category === null) return;
    const abort = new AbortController();
    const query = { category };
    api("GET /api/vendor/attribute-values", { query, signal: abort.signal, feedback: "none" }).then(
      ({ data }) => setFound(new Map(data.map(({ key, values }) => [key, values]))),
      // the fields can be typed into without suggestions
      () => setFound(new Map()),
    );
    return () => abort.abort();
  }, [category]);
  return found;
}

import { useId, useState } from "react";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import { productSurfaces, productUnits } from "../../../../contract/catalog/vendor-products.ts";
import { Field, inputClass } from "../../../ui/field.tsx";
import { digitsOnly } from "../../../ui/number-entry.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { categoryOptions } from "../list/list-bar.tsx";
import type { PartProps } from "./part.tsx";

/** Name, brand, category, description, and how the product is sold. */
export function GeneralFields({ draft, change, errors, form }: PartProps) {
  const brands = useId();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label="Name"
        className="md:col-span-2"
        maxLength={160}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name}
      />
      <TextField
        label="Brand"
        list={brands}
        maxLength={80}
        value={draft.brand}
        onChange={(event) => change({ brand: event.target.value })}
        error={errors.brand}
      />
      <datalist id={brands}>
        {form.brands.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <CategoryField
        categories={form.categories}
        value={draft.category}
        onChange={(category) => {
          const surfaces = form.categories.find(({ id }) => id === category)?.surfaces ?? [];
          change({ category, ...(draft.surface.length === 0 && { surface: surfaces }) });
        }}
        error={errors.category}
      />
      <TextArea
        label="Description"
        optional
        className="md:col-span-2"
        rows={5}
        maxLength={5000}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errors.description}
      />
      <TextField
        label="Warranty"
        optional
        className="md:col-span-2"
        maxLength={300}
        value={draft.warranty}
        onChange={(event) => change({ warranty: event.target.value })}
        error={errors.warranty}
      />
      <Select
        label="Selling unit"
        options={productUnits.map((value) => ({ value, text: value }))}
        value={draft.unit}
        onChange={(event) =>
          change({ unit: productUnits.find((unit) => unit === event.target.value) ?? "Piece" })
        }
        error={errors.unit}
      />
      <TextField
        label="Minimum order"
        inputMode="numeric"
        hint={`Quantity, by the ${draft.unit.toLowerCase()}.`}
        value={draft.minimum_unit}
        onChange={(event) => change({ minimum_unit: digitsOnly(event.target.value) })}
        error={errors.minimum_unit}
      />
      <Surfaces value={draft.surface} onChange={(surface) => change({ surface })} />
    </div>
  );
}

const surfaceWords: Record<(typeof productSurfaces)[number], string> = {
  floor: "Floor",
  wall: "Wall",
  backsplash: "Backsplash",
  shower: "Shower",
  countertop: "Countertop",
  outdoor: "Outdoors",
};

function Surfaces({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-medium text-sm">
        Where it can be installed <span className="font-normal text-graphite">(optional)</span>
      </legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {productSurfaces.map((surface) => (
          <label key={surface} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={value.includes(surface)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, surface] : value.filter((one) => one !== surface))
              }
            />
            {surfaceWords[surface]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One category of the tree, found by a part of its name or of those above it. */
function CategoryField({
  categories,
  value,
  onChange,
  error,
}: {
  categories: ProductForm["categories"];
  value: number | null;
  onChange: (category: number) => void;
  error: string | readonly string[] | undefined;
}) {
  const options = categoryOptions(categories);
  const chosen = options.find((option) => option.value === String(value))?.text ?? "";
  const [typed, setTyped] = useState<string>();
  const list = useId();
  const choose = (text: string) => {
    const found = options.find((option) => option.text.toLowerCase() === text.trim().toLowerCase());
    setTyped(found ? undefined : text);
    if (found) onChange(Number(found.value));
  };
  const isUnknown = typed !== undefined && typed.trim() !== "";
  return (
    <Field
      label="Category"
      hint={typed === undefined ? undefined : "Choose a category from the list."}
      error={error ?? undefined}
    >
      {(ids) => (
        <>
          <input
            {...ids}
            list={list}
            autoComplete="off"
            placeholder="Type to search"
            className={inputClass}
            value={typed ?? chosen}
            onChange={(event) => choose(event.target.value)}
            onBlur={() => {
              if (!isUnknown) return setTyped(undefined);
              const words = typed.toLowerCase().split(/\s+/);
              const fits = options.filter(({ text }) =>
                words.every((word) => text.toLowerCase().includes(word)),
              );
              if (fits.length === 1) choose(fits[0]!.text);
            }}
          />
          <datalist id={list}>
            {options.map((option) => (
              <option key={option.value} value={option.text} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

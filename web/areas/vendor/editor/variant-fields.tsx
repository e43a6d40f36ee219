import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import { mostVariants } from "../../../../contract/catalog/vendor-products.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { combined, type NumberField, newVariant, optionsOf, type VariantDraft } from "./draft.ts";
import { freightChoices } from "./freight-choices.ts";
import type { PartProps } from "./part.tsx";
import { VariantLots } from "./variant-lots.tsx";

/** Options with their values, and the variants that come of them. */
export function VariantFields(props: PartProps & { onStockChange: () => void }) {
  const { draft, change, errors, form } = props;
  const set = (id: string, part: Partial<VariantDraft>) =>
    change({ variants: draft.variants.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const names = optionsOf(draft.variants).map(({ name }) => name);
  return (
    <>
      <OptionEditor {...props} />
      <FieldMessage id="variants-error" message={errors.variants?.[0]} />
      <ol className="mt-6 divide-y divide-hairline border-hairline border-y">
        {draft.variants.map((variant, at) => (
          <li key={variant.id} className="py-5">
            <VariantForm
              variant={variant}
              at={at}
              isBox={draft.unit === "Box"}
              lots={
                draft.surface.length > 0 && variant.sku !== undefined ? (
                  <VariantLots sku={variant.sku} name={variant.vendor_sku} onChange={props.onStockChange} />
                ) : null
              }
              errors={errors}
              onChange={(part) => set(variant.id, part)}
              onRemove={
                draft.variants.length > 1
                  ? () =>
                      change({
                        variants: draft.variants.filter(({ id }) => id !== variant.id),
                        images: draft.images.map((image) => ({
                          ...image,
                          variants: image.variants.filter((id) => id !== variant.id),
                        })),
                      })
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {names.length > 0 && draft.variants.length < mostVariants && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() =>
            change({
              variants: [
                ...draft.variants,
                newVariant(
                  names.map((name) => ({ name, value: "" })),
                  String(form.lead_time_days),
                ),
              ],
            })
          }
        >
          Add variant
        </Button>
      )}
    </>
  );
}

/** Adds an option, or values to one, and makes the combinations that are missing. */
function OptionEditor({ draft, change }: PartProps) {
  const [name, setName] = useState("");
  const [values, setValues] = useState("");
  const [error, setError] = useState<{ name?: string; values?: string }>({});
  const known = optionsOf(draft.variants);
  const add = () => {
    const typed = [
      ...new Set(
        values
          .split(/[;,]/)
          .map((value) => value.trim())
          .filter(Boolean),
      ),
    ];
    const named = name.trim();
    if (!named || typed.length === 0) {
      return setError({
        ...(!named && { name: "Enter a name such as Size." }),
        ...(typed.length === 0 && { values: "Enter values such as 12 in., 24 in." }),
      });
    }
    const former = known.find((option) => option.name.toLowerCase() === named.toLowerCase());
    const options = former
      ? known.map((one) =>
          one === former ? { ...one, values: [...new Set([...one.values, ...typed])] } : one,
        )
      : [...known, { name: named, values: typed }];
    const made = combined(draft.variants, options);
    if (made.length > mostVariants)
      return setError({
        values: `These values make ${made.length} variants. A product can have up to ${mostVariants}.`,
      });
    setError({});
    setName("");
    setValues("");
    change({ variants: made });
  };
  return (
    <div>
      {known.length > 0 && (
        <ul className="mb-4 grid gap-1">
          {known.map((option) => (
            <li key={option.name}>
              <span className="font-medium">{option.name}:</span> {option.values.filter(Boolean).join(", ")}
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr_auto]">
        <TextField
          label="Option"
          hint="For example, Size or Finish."
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={error.name}
        />
        <TextField
          label="Values"
          hint="Separate values with commas."
          value={values}
          onChange={(event) => setValues(event.target.value)}
          error={error.values}
        />
        <Button variant="secondary" className="sm:mt-6.5" onClick={add}>
          Create variants
        </Button>
      </div>
    </div>
  );
}

const numberWords: Record<NumberField, string> = {
  price: "Your price ($)",
  list_price: "List price ($)",
  stock: "Stock",
  lead_time_days: "Lead time (days)",
  box_sqft: "Sq ft per box",
  pieces_per_box: "Pieces per box",
  weight_lb: "Weight (lb)",
};
const sizes = [
  { field: "width_size", label: "Width" },
  { field: "length_size", label: "Length" },
  { field: "height_size", label: "Height or thickness" },
] as const;
const more: readonly NumberField[] = ["box_sqft", "pieces_per_box", "weight_lb"];

interface VariantProps {
  variant: VariantDraft;
  at: number;
  isBox: boolean;
  /** Opens its stock by lot; null for what is not made in lots. */
  lots: ReactNode;
  errors: PartProps["errors"];
  onChange: (part: Partial<VariantDraft>) => void;
  onRemove: (() => void) | undefined;
}

function VariantForm({ variant, at, isBox, lots, errors, onChange, onRemove }: VariantProps) {
  const title = variant.options.map(({ value }) => value || "…").join(" · ") || "The product";
  const error = (field: string) => errors[`variants.${at}.${field}`];
  const number = (field: NumberField, isOptional = false) => (
    <TextField
      key={field}
      label={numberWords[field]}
      optional={isOptional}
      inputMode={field === "stock" || field === "lead_time_days" ? "numeric" : "decimal"}
      autoComplete="off"
      value={variant[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      error={error(field)}
    />
  );
  const isMoreWrong = [...more, "width_size", "length_size", "height_size"].some((field) => error(field));
  return (
    <fieldset>
      <legend className="contents">
        <span className="flex items-center justify-between gap-4">
          <span className="font-semibold">{title}</span>
          {onRemove && (
            <IconButton label={`Remove ${title}`} onClick={onRemove} className="hover:bg-sunk">
              <Trash2 aria-hidden size={18} />
            </IconButton>
          )}
        </span>
      </legend>
      <FieldMessage id={`${variant.id}-options`} message={error("options")?.[0] ?? error("sku")?.[0]} />
      <div className="mt-2 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
        <OptionValues variant={variant} onChange={onChange} error={error} />
        <TextField
          label="Your SKU"
          maxLength={60}
          autoComplete="off"
          value={variant.vendor_sku}
          onChange={(event) => onChange({ vendor_sku: event.target.value })}
          error={error("vendor_sku")}
        />
        {number("price")}
        {number("list_price", true)}
        {number("stock")}
        {number("lead_time_days")}
        {isBox && number("box_sqft", true)}
      </div>
      {lots}
      <Disclosure summary="Size, weight and shipping" open={isMoreWrong} className="mt-3 border-b-0">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-5">
          {sizes.map(({ field, label }) => (
            <TextField
              key={field}
              label={label}
              optional
              placeholder="12 in."
              maxLength={40}
              value={variant[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
              error={error(field)}
            />
          ))}
          {more.filter((field) => field !== "box_sqft" || !isBox).map((field) => number(field, true))}
        </div>
        <ShippingChoices variant={variant} onChange={onChange} />
      </Disclosure>
    </fieldset>
  );
}

function ShippingChoices({ variant, onChange }: Pick<VariantProps, "variant" | "onChange">) {
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-2">
      <div className="w-full max-w-80">
        <Select
          label="Ships as"
          hint="Customers see how it's delivered. The purchase order shows the freight class."
          options={freightChoices}
          value={variant.freight_class}
          onChange={(event) => onChange({ freight_class: event.target.value as FreightClass })}
        />
      </div>
      <Checkbox
        label="Keep selling when out of stock (made to order)"
        checked={variant.allows_backorder}
        onChange={(event) => onChange({ allows_backorder: event.target.checked })}
      />
      <Checkbox
        label="On sale"
        checked={variant.is_on_sale}
        onChange={(event) =>
          onChange({ is_on_sale: event.target.checked, ...(!event.target.checked && { stock: "0" }) })
        }
      />
    </div>
  );
}

function OptionValues({
  variant,
  onChange,
  error,
}: Pick<VariantProps, "variant" | "onChange"> & { error: (field: string) => string[] | undefined }) {
  return (
    <>
      {variant.options.map(({ name, value }, place) => (
        <TextField
          key={name}
          label={name}
          maxLength={80}
          value={value}
          onChange={(event) =>
            onChange({
              options: variant.options.map((one, index) =>
                index === place ? { name, value: event.target.value } : one,
              ),
            })
          }
          error={error(`options.${place}.value`)}
        />
      ))}
    </>
  );
}

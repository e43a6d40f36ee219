import type { KeptSettings } from "../../../../contract/admin/managed-settings.ts";
import type { ReviewScope } from "../../../../contract/catalog/catalog-review.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { SettingForm } from "./setting-form.tsx";

const scopes: readonly { value: ReviewScope; text: string }[] = [
  { value: "nobody", text: "Nobody's" },
  { value: "new_vendors", text: "New vendors'" },
  { value: "everyone", text: "Every vendor's" },
];

/** Whose new products and edits wait for an admin. */
export function ReviewSetting({ kept }: { kept: KeptSettings["review"] }) {
  return (
    <SettingForm
      setting="review"
      kept={kept}
      read={({ new_products, edits, trusted_after }) => ({
        new_products: new_products as ReviewScope,
        edits: edits as ReviewScope,
        trusted_after: trusted_after ? Number(trusted_after) : Number.NaN,
      })}
    >
      {({ new_products, edits, trusted_after }, errors) => (
        <>
          <Select
            label="New products to review"
            name="new_products"
            className="max-w-72"
            defaultValue={new_products}
            options={scopes}
            error={errors("new_products")}
          />
          <Select
            label="Edits of live products to review"
            name="edits"
            className="max-w-72"
            hint="Text, pictures, category, brand and specs. Prices, stock and lead times always apply right away."
            defaultValue={edits}
            options={scopes}
            error={errors("edits")}
          />
          <NumberField
            label="Live products before a vendor is no longer new"
            name="trusted_after"
            className="max-w-56"
            defaultValue={String(trusted_after)}
            hint="On Catalog review, you can trust a vendor or review everything it sends, whatever you set here."
            required
            error={errors("trusted_after")}
          />
        </>
      )}
    </SettingForm>
  );
}

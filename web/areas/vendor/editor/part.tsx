import type { ReactNode } from "react";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { Draft } from "./draft.ts";

/** What each part of the form works on. */
export interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: FieldErrors;
  form: ProductForm;
}

/** A part of the form under a heading. */
export const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="mt-10 border-hairline border-t pt-6">
    <h2 className="heading text-lg">{title}</h2>
    {hint && <p className="mt-1 max-w-[60ch] text-graphite text-sm">{hint}</p>}
    <div className="mt-4">{children}</div>
  </section>
);

import { Plus } from "lucide-react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { Button } from "../../../ui/button.tsx";
import { OptionRow } from "./option-row.tsx";
import { type DraftOption, usePricedDraft } from "./use-priced-draft.ts";

const mostOptions = 8;

/** The options of the form with their prices as the client sees them. */
export function ProposedOptions({
  project,
  showroom,
  about,
  options,
  errors,
  onChange,
  onAdd,
}: {
  project: string;
  showroom: string;
  about: { room: string | null; surface: string | null; line: string | null };
  options: readonly DraftOption[];
  errors: FieldErrors;
  onChange: (options: DraftOption[]) => void;
  onAdd: () => void;
}) {
  const isLine = about.surface === null;
  const { priced, problem } = usePricedDraft(project, about, options);
  const change = (index: number, next: Partial<DraftOption>) =>
    onChange(options.map((one, i) => (i === index ? { ...one, ...next } : one)));
  return (
    <fieldset>
      <legend className="heading w-full border-ink border-b pb-2 text-lg">Options</legend>
      <p className="mt-2 text-graphite text-sm">
        {isLine
          ? "Prices are the showroom's prices for customers."
          : "We count the quantity from the room, with waste and whole boxes, at the showroom's prices for customers."}
      </p>
      <ul>
        {options.map((option, index) => (
          <OptionRow
            key={option.key ?? option.sku}
            index={index}
            option={option}
            priced={priced?.[index]}
            isLine={isLine}
            showroom={showroom}
            error={errors[`options.${index}.sku`] ?? errors[`options.${index}.qty`]}
            onChange={(next) => change(index, next)}
            onRemove={() => onChange(options.filter((_, i) => i !== index))}
          />
        ))}
      </ul>
      {(problem || errors.options) && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {errors.options?.[0] ?? problem}
        </p>
      )}
      {options.length < mostOptions && (
        <Button variant="secondary" className="mt-4" icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
          Add a product
        </Button>
      )}
    </fieldset>
  );
}

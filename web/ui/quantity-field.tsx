import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { clampQuantity, decimalOnly } from "./number-entry.ts";

type Props = FieldTexts & {
  name?: string;
  value: number;
  /** Called with a whole number of at least `minimum`, when it is settled (button, Enter, leaving). */
  onChange: (quantity: number) => void;
  /** The least that is sold, and the width of a step down to it. */
  minimum?: number;
  maximum?: number;
  /** "boxes", beside the number. */
  unit?: ReactNode;
  disabled?: boolean;
  className?: string;
};

const stepClass = clsx(
  "grid size-11 shrink-0 place-items-center text-ink hover:bg-sunk",
  "disabled:cursor-not-allowed disabled:bg-transparent disabled:text-edge",
);

/** A quantity with a button to either side. While typing it may be empty; leaving the field settles it. */
export function QuantityField({
  name,
  value,
  onChange,
  minimum = 1,
  maximum,
  unit,
  disabled,
  className,
  ...texts
}: Props) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const settle = (text: string) => {
    const quantity = clampQuantity(text, minimum, maximum);
    setTyped(String(quantity));
    if (quantity !== value) onChange(quantity);
  };
  return (
    <Field {...texts} className={className}>
      {(ids) => (
        <div className="inline-flex items-center gap-3">
          <div className="inline-flex rounded-sm border border-edge bg-white focus-within:border-ink">
            <button
              type="button"
              aria-label={`Less: ${texts.label}`}
              className={stepClass}
              disabled={disabled || value <= minimum}
              onClick={() => settle(String(value - 1))}
            >
              <Minus aria-hidden size={16} />
            </button>
            <input
              {...ids}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              disabled={disabled}
              value={typed}
              onChange={(event) => setTyped(decimalOnly(event.target.value))}
              onBlur={() => settle(typed)}
              onKeyDown={(event) => {
                if (event.key === "ArrowUp") settle(String(value + 1));
                else if (event.key === "ArrowDown") settle(String(value - 1));
                else if (event.key === "Enter") settle(typed);
                else return;
                if (event.key !== "Enter") event.preventDefault();
              }}
              style={{ width: `max(4rem, ${typed.length + 1}ch)` }}
              className="figures border-x border-hairline bg-white text-center text-base disabled:bg-sunk"
            />
            <button
              type="button"
              aria-label={`More: ${texts.label}`}
              className={stepClass}
              disabled={disabled || value <= 0 || (maximum !== undefined && value >= maximum)}
              onClick={() => settle(String(value + 1))}
            >
              <Plus aria-hidden size={16} />
            </button>
          </div>
          {unit && <span className="text-sm text-graphite">{unit}</span>}
        </div>
      )}
    </Field>
  );
}

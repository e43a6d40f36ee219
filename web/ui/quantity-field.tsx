import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { digitsOnly, typedQuantity } from "./number-entry.ts";
import { useStateFor } from "./use-state-for.ts";

type Props = FieldTexts & {
  name?: string;
  value: number;
  /** Called with a whole number of at least `minimum`, when it is settled (button, Enter, leaving). */
  onChange: (quantity: number) => void;
  /** Initial text instead of the value: a plain form's refused input. */
  firstTyped?: string | undefined;
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

/**
 * A quantity with a button on either side; everything but digits is dropped as it comes. Leaving the field commits the input; an invalid or too low number stays with
 * a message, and blocks the form.
 */
export function QuantityField({
  name,
  value,
  onChange,
  firstTyped,
  minimum = 1,
  maximum = Number.POSITIVE_INFINITY,
  unit,
  disabled,
  className,
  ...texts
}: Props) {
  const given = firstTyped ?? String(value);
  const key = `${value} ${given}`;
  const [typed, setTyped] = useStateFor(key, given);
  const [wrong, setWrong] = useStateFor(key, "");
  const settle = (text: string) => {
    const quantity = Math.min(typedQuantity(text || String(minimum)), maximum);
    const isEnough = quantity >= minimum;
    setWrong(
      isEnough ? "" : quantity < minimum ? `The minimum is ${minimum}.` : "Enter a whole number, such as 12.",
    );
    setTyped(isEnough ? String(quantity) : text);
    if (isEnough && quantity !== value) onChange(quantity);
  };
  return (
    <Field {...texts} error={wrong || texts.error} className={className}>
      {(ids) => (
        <div className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="inline-flex rounded-sm border border-edge bg-white focus-within:border-ink">
            <button
              type="button"
              aria-label={`Decrease: ${texts.label}`}
              data-each-press
              className={stepClass}
              disabled={disabled || value <= minimum}
              onClick={() => settle(String(value - 1))}
            >
              <Minus aria-hidden size={16} />
            </button>
            <input
              {...ids}
              ref={(field) => field?.setCustomValidity(wrong)}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              disabled={disabled}
              value={typed}
              onChange={(event) => setTyped(digitsOnly(event.target.value))}
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
              aria-label={`Increase: ${texts.label}`}
              data-each-press
              className={stepClass}
              disabled={disabled || value <= 0 || value >= maximum}
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

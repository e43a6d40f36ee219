import { useState } from "react";
import { fieldText, lengthHint, type Measured } from "../../../../domain/catalog/page-lengths.ts";
import { readLength } from "../../../../domain/catalog/read-length.ts";
import { TextField } from "../../../ui/text-field.tsx";

/**
 * A length as people type it: feet, inches and fractions, or metric. Committed with Enter or on blur; `onChange` returns an
 * error, and the field then keeps the input.
 */
export function LengthField({
  label,
  value_in,
  onChange,
  of = "thing",
  hint,
  ref,
  id,
}: {
  label: string;
  /** What a number alone means where lengths are in metric. */
  of?: Measured;
  value_in: number;
  onChange: (inches: number) => string | undefined;
  hint?: string;
  ref?: React.Ref<HTMLInputElement>;
  id?: string;
}) {
  const written = fieldText(value_in, of);
  // null while nothing is typed: a remote change never replaces what the user is typing
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const drop = () => {
    setTyped(null);
    setProblem(undefined);
  };
  const settle = () => {
    if (typed === null || typed === written) return drop();
    const length = readLength(typed, of);
    if (!length.ok) return setProblem(length.message);
    const refusal = Math.abs(length.inches - value_in) < 1e-6 ? undefined : onChange(length.inches);
    if (refusal === undefined) drop();
    else setProblem(refusal);
  };
  return (
    <TextField
      ref={ref}
      id={id}
      label={label}
      hint={[hint, lengthHint(of)].filter(Boolean).join(". ") || undefined}
      error={problem}
      value={typed ?? written}
      inputMode="text"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          settle();
        }
        if (event.key === "Escape") drop();
      }}
    />
  );
}

import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { plural } from "../../../../ui/format.ts";
import { TextField } from "../../../../ui/text-field.tsx";

export interface Choice {
  id: string;
  name: string;
  products: number;
  /** How far it stands in, below what it belongs to. */
  depth?: number;
  isSold: boolean;
  /** Left out along with something above it. */
  isFixed?: boolean;
}

/** What is sold, as a list of check boxes that can be searched and changed as a whole. */
export function ChoiceList({
  label,
  searchLabel,
  choices,
  onChange,
}: {
  /** What they are, for screen readers. */
  label: string;
  searchLabel: string;
  choices: readonly Choice[];
  onChange: (ids: readonly string[], isSold: boolean) => void;
}) {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(wanted));
  const free = shown.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 grow basis-64"
          label={searchLabel}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button variant="secondary" disabled={free.length === 0} onClick={() => onChange(free, true)}>
          Sell all shown
        </Button>
        <Button variant="secondary" disabled={free.length === 0} onClick={() => onChange(free, false)}>
          Hide all shown
        </Button>
      </div>
      <ul aria-label={label} className="mt-4 divide-y divide-hairline border-hairline border-y">
        {shown.length === 0 && <li className="py-3 text-graphite">No matches.</li>}
        {shown.map(({ id, name, products, depth = 0, isSold, isFixed }) => (
          <li key={id} className="flex items-center gap-4" style={{ paddingLeft: `${depth * 2}rem` }}>
            <Checkbox
              className="min-w-0 grow"
              label={name}
              checked={isSold}
              disabled={isFixed}
              onChange={(event) => onChange([id], event.target.checked)}
            />
            <span className="figures shrink-0 text-graphite text-sm">{plural(products, "product")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { AddedTaxRate } from "../../../../contract/orders/sale-settings.ts";
import { taxDay } from "../../../../domain/money/tax.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const hasBegun = ({ state, from }: AddedTaxRate): boolean => from <= taxDay(new Date(), state);

/** The rates that a form says: those that have begun, and the rows. */
export function ratesIn(texts: Record<string, string>, kept: readonly AddedTaxRate[]): AddedTaxRate[] {
  const rows = Object.entries(texts).flatMap(([name, state]) => {
    const at = /^rate-state-(\d+)$/.exec(name)?.[1];
    if (!at) return [];
    const percent = texts[`rate-percent-${at}`];
    return [{ state, from: texts[`rate-from-${at}`] ?? "", percent: percent ? Number(percent) : Number.NaN }];
  });
  return [...kept.filter(hasBegun), ...rows];
}

/** Rates on top of the built-in table: those that have begun to read, the others to change. */
export function RateRows({
  rates,
  errors,
}: {
  rates: readonly AddedTaxRate[];
  errors: (part: string) => readonly string[] | undefined;
}) {
  const begun = rates.filter(hasBegun);
  const [rows, setRows] = useState(() =>
    rates
      .filter((rate) => !hasBegun(rate))
      .map((rate, key) => ({ ...rate, percent: String(rate.percent), key })),
  );
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const states = usStates.map(({ code, name }) => ({ value: code, text: name }));
  return (
    <>
      <BegunRates rates={begun} />
      {rows.map(({ key, state, from, percent }, at) => {
        const error = (part: string) => errors(`rates.${begun.length + at}.${part}`);
        return (
          <div
            key={key}
            className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 sm:grid-cols-[2fr_1.5fr_1fr_auto]"
          >
            <Select
              label="State"
              name={`rate-state-${key}`}
              defaultValue={state}
              placeholder="Choose"
              options={states}
              className="max-sm:col-span-3"
              error={error("state")}
            />
            <TextField
              label="From"
              name={`rate-from-${key}`}
              type="date"
              defaultValue={from}
              error={error("from")}
            />
            <TextField
              label="Rate in %"
              name={`rate-percent-${key}`}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={percent}
              error={error("percent")}
            />
            <IconButton
              label={`Remove this rate${state ? ` of ${state}` : ""}`}
              className="mt-7 hover:bg-sunk"
              onClick={() => setRows(rows.filter((one) => one.key !== key))}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </div>
        );
      })}
      {errors("rates")?.map((text) => (
        <p key={text} role="alert" className="text-bad text-sm">
          {text}
        </p>
      ))}
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setRows([...rows, { key: next, state: "", from: "", percent: "" }])}
        >
          Add a rate
        </Button>
      </div>
    </>
  );
}

function BegunRates({ rates }: { rates: readonly AddedTaxRate[] }) {
  if (rates.length === 0) return null;
  return (
    <ul className="figures border-hairline border-t">
      {rates.map(({ state, from, percent }) => (
        <li key={`${state} ${from}`} className="flex gap-x-6 border-hairline border-b py-2">
          <span className="w-10 font-medium">{state}</span>
          <span>{`${percent}% since ${formatDate(from)}`}</span>
        </li>
      ))}
    </ul>
  );
}

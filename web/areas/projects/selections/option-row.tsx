import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { SelectionOption } from "../../../../contract/design/selections.ts";
import { api } from "../../../client/api.ts";
import { coverageWords, leadWords, quantityWords } from "../../../kit/projects/amounts.ts";
import { errorText } from "../../../ui/field.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { DraftOption } from "./use-priced-draft.ts";

/** One option of the form, with what it comes to. */
export function OptionRow({
  index,
  option,
  priced,
  isLine,
  showroom,
  error,
  onChange,
  onRemove,
}: {
  index: number;
  option: DraftOption;
  priced: SelectionOption | undefined;
  isLine: boolean;
  showroom: string;
  error: string | readonly string[] | undefined;
  onChange: (change: Partial<DraftOption>) => void;
  onRemove: () => void;
}) {
  const letter = String.fromCharCode(65 + index);
  const shown = priced?.sku === option.sku ? priced : undefined;
  const problem = errorText(error) ?? shown?.problem;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 border-hairline border-b py-4">
      <div className="aspect-square overflow-hidden bg-sunk">
        {shown?.image && <Picture picture={shown.image} alt="" cover sizes="72px" widest_px={160} />}
      </div>
      <div className="min-w-0">
        {shown ? (
          <>
            <p className="font-semibold wrap-anywhere">{`${letter}. ${shown.name}`}</p>
            <p className="figures text-sm">
              {[shown.total !== null && formatUsd(shown.total), quantityWords(shown), coverageWords(shown)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="text-graphite text-sm">{leadWords(shown)}</p>
          </>
        ) : (
          <Skeleton className="h-12" />
        )}
        {problem && (
          <p role="alert" className="text-bad text-sm">
            {problem}
          </p>
        )}
      </div>
      <IconButton label={`Remove option ${letter}`} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
      <div className="col-span-3 mt-3 grid gap-3 sm:col-span-2 sm:col-start-2 sm:grid-cols-2">
        <Variants option={option} showroom={showroom} letter={letter} onChange={onChange} />
        {isLine && (
          <NumberField
            label="Quantity"
            value={String(option.qty ?? shown?.qty ?? "")}
            onChange={(text) => onChange({ qty: text === "" ? null : Number(text) })}
          />
        )}
        <TextField
          label={`Note on option ${letter}`}
          optional
          maxLength={400}
          value={option.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
    </li>
  );
}

/** The product's sizes and finishes; nothing where there is only one. */
function Variants({
  option,
  showroom,
  letter,
  onChange,
}: {
  option: DraftOption;
  showroom: string;
  letter: string;
  onChange: (change: Partial<DraftOption>) => void;
}) {
  const [products, setProducts] = useState<readonly RoomProduct[]>([]);
  const { hash } = option;
  useEffect(() => {
    const stop = new AbortController();
    api("POST /api/rooms/variants", {
      body: { showroom, hashes: [hash] },
      signal: stop.signal,
      feedback: "none",
    })
      .then(({ data }) => setProducts(data.goods))
      // the chosen one is known without them
      .catch(() => undefined);
    return () => stop.abort();
  }, [hash, showroom]);
  if (products.length < 2) return null;
  return (
    <Select
      label={`Size and finish of option ${letter}`}
      value={option.sku}
      onChange={(event) => onChange({ sku: event.target.value })}
      options={products.map(({ sku, options }) => ({
        value: sku,
        text: Object.values(options).filter(Boolean).join(", ") || sku,
      }))}
    />
  );
}

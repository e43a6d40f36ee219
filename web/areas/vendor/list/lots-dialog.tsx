import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatCount } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";

type Lot = ListedVariant["lots"][number];

/** Writes what there is of a lot; the row as it is then. A row that changed meanwhile is shown in place of this one. */
function useLots(given: ListedVariant, onChange: (row: ListedVariant) => void) {
  const [row, setRow] = useState(given);
  const { errors, refusal, problem, isSending, send } = useApiForm();
  const show = (next: ListedVariant) => {
    setRow(next);
    onChange(next);
  };
  const save = async (
    lot: string,
    stock: number,
    { received_on, is_counted = false }: { received_on?: string; is_counted?: boolean } = {},
  ): Promise<boolean> => {
    const isSaved = await send(async () => {
      const date = received_on === undefined ? {} : { received_on: received_on || null };
      const body = { version: row.version, lot, stock, is_counted, ...date };
      const call = { params: { sku: row.sku }, body, feedback: "none" } as const;
      try {
        show((await api("PUT /api/vendor/stock/{sku}", call)).data);
      } catch (error) {
        if (error instanceof ApiError && error.code === "stale_version") show(error.data as ListedVariant);
        throw error;
      }
      return true;
    });
    return isSaved ?? false;
  };
  const isStale = refusal?.code === "stale_version";
  const said = isStale
    ? "The stock changed while you were editing. Check the quantities and save again."
    : problem;
  return { row, save, errors, problem: said, isSaving: isSending };
}

/** A variant's stock by lot: counted, corrected, added and taken off the list; each is saved at once. */
export function LotsDialog({
  row: given,
  onChange,
  onClose,
}: {
  row: ListedVariant;
  onChange: (row: ListedVariant) => void;
  onClose: () => void;
}) {
  const { row, save, errors, problem, isSaving } = useLots(given, onChange);
  const recorded = row.lots.reduce((sum, { stock }) => sum + stock, 0);
  const rest = row.stock - recorded;
  return (
    <Dialog
      isOpen
      title={`Lots of ${row.vendor_sku}`}
      onClose={onClose}
      className="!w-[min(44rem,calc(100vw-2rem))]"
    >
      <p aria-live="polite" className="figures">
        <span className="font-semibold">{formatCount(row.stock)} in stock.</span>{" "}
        {rest > 0 && `${formatCount(rest)} not assigned to a lot.`}
      </p>
      <p className="mt-1 text-graphite text-sm">
        Changing a lot updates the stock. Each order comes from a single lot when possible.
      </p>
      {row.lots.length > 0 && (
        <ul className="mt-4 divide-y divide-hairline border-hairline border-y">
          {row.lots.map((lot) => (
            <LotRow
              key={`${lot.lot} ${lot.stock} ${lot.received_on}`}
              lot={lot}
              save={save}
              isSaving={isSaving}
            />
          ))}
        </ul>
      )}
      <NewLot save={save} errors={errors} isSaving={isSaving} rest={rest} known={row.lots} />
      {problem && (
        <p role="alert" className="mt-4 text-bad">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

type Saving = Pick<ReturnType<typeof useLots>, "save" | "isSaving">;

function LotRow({ lot: { lot, stock, received_on }, save, isSaving }: Saving & { lot: Lot }) {
  const [quantity, setQuantity] = useState(String(stock));
  const isChanged = quantity !== "" && Number(quantity) !== stock;
  useUnsaved(isChanged);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-28 flex-1">
        <span className="code block break-all font-semibold">{lot}</span>
        {received_on && (
          <span className="figures text-graphite text-sm">Received {dayWords(received_on)}</span>
        )}
      </span>
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isChanged) void save(lot, Number(quantity));
        }}
      >
        <NumberField
          label={`Quantity of lot ${lot}`}
          hideLabel
          className="w-24"
          value={quantity}
          onChange={setQuantity}
        />
        <Button type="submit" variant="secondary" size="sm" disabled={!isChanged || isSaving}>
          Save
        </Button>
        <IconButton label={`Remove lot ${lot}`} disabled={isSaving} onClick={() => void save(lot, 0)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </form>
    </li>
  );
}

const dayWords = (day: string): string => {
  const [year, month, date] = day.split("-");
  return `${month}.${date}.${year}`;
};

/** Adds a lot; one that is on the list already gets these on top of what it has. */
function NewLot({
  save,
  isSaving,
  errors,
  known,
  rest,
}: Saving & { errors: FieldErrors; known: readonly Lot[]; rest: number }) {
  const [lot, setLot] = useState("");
  const [quantity, setQuantity] = useState("");
  const [received, setReceived] = useState("");
  const [isCounted, setCounted] = useState(false);
  useUnsaved(lot !== "" || quantity !== "");
  const before = known.find((one) => one.lot.toLowerCase() === lot.trim().toLowerCase());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // the dialog may have been opened from a form
    event.stopPropagation();
    const isSaved = await save(lot.trim(), Number(quantity) + (before?.stock ?? 0), {
      received_on: received,
      is_counted: isCounted && rest > 0,
    });
    if (!isSaved) return;
    setLot("");
    setQuantity("");
    setReceived("");
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-5">
      <h3 className="font-semibold">Add a lot</h3>
      <div className="mt-2 grid grid-cols-2 items-start gap-4 sm:grid-cols-[1.4fr_0.8fr_1.2fr]">
        <TextField
          label="Lot, shade or caliber"
          className="max-sm:col-span-2"
          hint={before ? `Adds to the ${formatCount(before.stock)} in this lot.` : undefined}
          value={lot}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setLot(target.value)}
          error={errors.lot}
        />
        <NumberField label="Quantity" value={quantity} onChange={setQuantity} error={errors.stock} />
        <TextField
          label="Received on"
          type="date"
          optional
          value={received}
          onChange={({ target }) => setReceived(target.value)}
          error={errors.received_on}
        />
      </div>
      {rest > 0 && (
        <Checkbox
          className="mt-2"
          label={`Use stock that isn't assigned to a lot (${formatCount(rest)} available)`}
          checked={isCounted}
          onChange={({ target }) => setCounted(target.checked)}
        />
      )}
      <Button
        type="submit"
        className="mt-4"
        pending={isSaving}
        disabled={lot.trim() === "" || !Number(quantity)}
      >
        {isCounted && rest > 0 ? "Save lot" : "Add to stock"}
      </Button>
    </form>
  );
}

import { useState } from "react";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { BulkChange } from "../../../../contract/catalog/vendor-products.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { freightChoices } from "../editor/freight-choices.ts";
import type { LastChange } from "./use-cell-edits.ts";
import type { ListQuery } from "./use-products.ts";

type Reply = ReplyOf<"POST /api/vendor/product-edits">["data"];
type Kind = BulkChange["kind"] | "publish" | "unpublish";

const kinds: readonly { value: Kind; text: string; label?: string; hint?: string; field?: string }[] = [
  {
    value: "price_percent",
    text: "Change prices by percent",
    label: "Percent",
    hint: "Enter 5 to raise prices by 5%, or -5 to lower them.",
    field: "change.percent",
  },
  {
    value: "price_amount",
    text: "Change prices by an amount",
    label: "Dollars",
    hint: "Enter 1.50 to raise each price by $1.50, or -1.50 to lower it.",
    field: "change.amount",
  },
  { value: "stock", text: "Set stock", label: "Stock", field: "change.stock" },
  { value: "lead_time", text: "Set lead time", label: "Days", field: "change.lead_time_days" },
  { value: "freight_class", text: "Set shipping method" },
  { value: "publish", text: "Publish" },
  { value: "unpublish", text: "Unpublish" },
];

function changeOf(kind: Kind, text: string, freight_class: FreightClass): BulkChange {
  const value = text.trim() === "" ? Number.NaN : Number(text.trim());
  switch (kind) {
    case "price_percent":
      return { kind, percent: value };
    case "price_amount":
      return { kind, amount: value };
    case "stock":
      return { kind, stock: value };
    case "lead_time":
      return { kind, lead_time_days: value };
    case "freight_class":
      return { kind, freight_class };
    default:
      return { kind: "status", status: kind === "publish" ? "published" : "draft" };
  }
}

interface Props {
  onClose: () => void;
  which: { skus: string[] } | { filter: Omit<ListQuery, "sort"> };
  count: number;
  onChange: (change: LastChange, words: string) => void;
}

/** Changes many rows at once: what, by how much, a preview of how many and how, then all of them. */
export function BulkDialog({ onClose, which, count, onChange }: Props) {
  const form = useApiForm();
  const { errors, setErrors, send } = form;
  const [kind, setKind] = useState<Kind>("price_percent");
  const [text, setText] = useState("");
  const [freight, setFreight] = useState<FreightClass>("parcel");
  const [preview, setPreview] = useState<Reply>();
  const chosen = kinds.find(({ value }) => value === kind)!;
  const ask = async (is_preview: boolean, expected?: number) => {
    const change = changeOf(kind, text, freight);
    if (chosen.field && !/^-?\d+(\.\d+)?$/.test(text.trim())) {
      setErrors({ [chosen.field]: ["Enter a number."] });
      return undefined;
    }
    const body = { ...which, change, is_preview, ...(expected !== undefined && { expected }) };
    return (await send(() => api("POST /api/vendor/product-edits", { body, feedback: "none" })))?.data;
  };
  const apply = async () => {
    const done = await ask(false, preview?.changed);
    if (!done) return setPreview(undefined);
    const { id, changed } = done;
    const words = `${plural(changed, "item")} changed.`;
    const undo = async () => {
      if (id) await api("POST /api/vendor/product-edits/{id}/undo", { params: { id } });
    };
    onChange({ label: `change of ${plural(changed, "item")}`, undo }, words);
    onClose();
  };
  const shared = { title: `Update ${plural(count, "item")}`, form, onClose };
  return preview ? (
    <FormDialog
      {...shared}
      confirm={`Update ${plural(preview.changed, "item")}`}
      isBlocked={preview.changed === 0}
      acts={
        <Button variant="quiet" onClick={() => setPreview(undefined)}>
          Back
        </Button>
      }
      onSubmit={apply}
    >
      <Preview preview={preview} />
    </FormDialog>
  ) : (
    <FormDialog
      {...shared}
      confirm="Preview"
      problem={errors.filter?.[0]}
      onSubmit={async () => setPreview(await ask(true))}
    >
      <Select
        label="Action"
        options={kinds}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      <Value
        kind={kind}
        text={text}
        freight={freight}
        errors={errors}
        onText={setText}
        onFreight={setFreight}
      />
    </FormDialog>
  );
}

/** What the chosen change takes: a number, a way to ship, or nothing. */
function Value({
  kind,
  text,
  freight,
  errors,
  onText,
  onFreight,
}: {
  kind: Kind;
  text: string;
  freight: FreightClass;
  errors: FieldErrors;
  onText: (text: string) => void;
  onFreight: (freight: FreightClass) => void;
}) {
  if (kind === "freight_class") {
    return (
      <Select
        label="Ships as"
        options={freightChoices}
        value={freight}
        onChange={(event) => onFreight(event.target.value as FreightClass)}
      />
    );
  }
  const { label, hint, field } = kinds.find(({ value }) => value === kind)!;
  if (!label) return null;
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
      error={errors[field!]}
    />
  );
}

function Preview({ preview: { changed, unchanged, skipped, samples } }: { preview: Reply }) {
  return (
    <div className="grid gap-4">
      <p>
        <strong className="figures">{plural(changed, "item")}</strong> will change
        {unchanged > 0 && `, ${unchanged.toLocaleString("en-US")} already match`}
        {skipped > 0 && `, ${skipped.toLocaleString("en-US")} can't be updated this way`}.
      </p>
      {samples.length > 0 && samples.length < changed && (
        <p className="text-graphite text-sm">{`${samples.length} of them:`}</p>
      )}
      {samples.length > 0 && (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {samples.map(({ vendor_sku, name, before, after }) => (
            <li key={vendor_sku} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0">
                <span className="code">{vendor_sku}</span>{" "}
                <span className="text-graphite text-sm">{name}</span>
              </span>
              <span className="figures">
                {before} → <strong>{after}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

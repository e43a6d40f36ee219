import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PricedProposalLine } from "../../../../contract/design/managed-proposals.ts";
import {
  mostInProposal,
  type OwnLine,
  type ProductLine,
  type ProposalLine,
} from "../../../../contract/design/proposal-content.ts";
import { formatUsd } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AmountField } from "./amount-field.tsx";
import { changeLine, moveLine, removeLine } from "./edit.ts";
import type { DraftState } from "./use-draft.ts";

/** One line of a section: a product, an own charge, or a note. */
export function LineRow({
  line,
  priced,
  change,
}: {
  line: ProposalLine;
  /** As the server priced it last. */
  priced: PricedProposalLine | undefined;
  change: DraftState["change"];
}) {
  const set = (part: Partial<ProposalLine>) => change(changeLine(line.id, part));
  if (line.kind === "note") {
    return (
      <Row line={line} name="the note" change={change}>
        <TextField
          label="Note"
          maxLength={2000}
          value={line.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </Row>
    );
  }
  const isOrdered = priced?.is_ordered ?? false;
  return (
    <Row line={line} name={priced?.name || "the line"} change={change} isLocked={isOrdered}>
      {line.kind === "product" ? (
        <ProductFields line={line} priced={priced} set={set} isOrdered={isOrdered} />
      ) : (
        <OwnFields line={line} priced={priced} set={set} />
      )}
      {priced?.problem && (
        <p role="alert" className="mt-1 font-medium text-bad text-sm">
          {priced.problem}
        </p>
      )}
      <More line={line} set={set} isOrdered={isOrdered} />
    </Row>
  );
}

type Setter = (part: Partial<ProposalLine>) => void;

function ProductFields({
  line,
  priced,
  set,
  isOrdered,
}: {
  line: ProductLine;
  priced: PricedProposalLine | undefined;
  set: Setter;
  isOrdered: boolean;
}) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_7rem_8rem]">
      <div className="flex min-w-0 gap-3 max-sm:col-span-2">
        <span className="size-12 shrink-0 overflow-hidden bg-sunk">
          {priced?.image && <Picture picture={priced.image} alt="" cover sizes="48px" />}
        </span>
        <p className="min-w-0">
          <span className="block font-medium wrap-anywhere">{priced?.name || line.sku}</span>
          <span className="code block text-graphite text-sm">{line.sku}</span>
          {isOrdered && <span className="block text-sm">Ordered</span>}
        </p>
      </div>
      <AmountField
        label="Quantity"
        decimal={false}
        least={1}
        most={mostInProposal.quantity}
        hint={priced?.unit.toLowerCase()}
        value={line.qty}
        disabled={isOrdered}
        onChange={(qty) => set({ qty })}
      />
      <Total priced={priced} />
    </div>
  );
}

function OwnFields({
  line,
  priced,
  set,
}: {
  line: OwnLine;
  priced: PricedProposalLine | undefined;
  set: Setter;
}) {
  return (
    <div className="grid grid-cols-3 items-start gap-x-4 gap-y-2 xl:grid-cols-[minmax(0,1fr)_5.5rem_6rem_7rem_8rem]">
      <TextField
        className="col-span-3 sm:col-span-1"
        label="Labor or other charge"
        maxLength={300}
        value={line.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <AmountField
        label="Quantity"
        most={mostInProposal.quantity}
        value={line.qty}
        onChange={(qty) => set({ qty })}
      />
      <TextField
        label="Unit"
        maxLength={20}
        value={line.unit}
        onChange={(event) => set({ unit: event.target.value })}
      />
      <AmountField
        label="Unit price"
        most={mostInProposal.amount}
        value={line.unit_price}
        onChange={(unit_price) => set({ unit_price })}
      />
      <div className="max-sm:col-span-3">
        <Total priced={priced} />
      </div>
    </div>
  );
}

function Total({ priced }: { priced: PricedProposalLine | undefined }) {
  return (
    <p className="figures self-end pb-2.5 text-right">
      <span className="font-semibold">{formatUsd(priced?.total ?? 0)}</span>
      {priced && !priced.is_chosen && <span className="block text-graphite text-sm">not in the total</span>}
    </p>
  );
}

function More({ line, set, isOrdered }: { line: ProductLine | OwnLine; set: Setter; isOrdered: boolean }) {
  const [isOpen, setOpen] = useState(Boolean(line.note || line.choice || line.optional));
  if (!isOpen) {
    return (
      <button
        type="button"
        className="link mt-1 inline-flex min-h-6 text-sm pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        Note or option
      </button>
    );
  }
  return (
    <div className="mt-2 grid items-end gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <TextField
        label="Note for the client"
        maxLength={1000}
        value={line.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <TextField
        label="One of several for"
        placeholder="Countertop"
        maxLength={60}
        disabled={isOrdered}
        value={line.choice}
        onChange={(event) => set({ choice: event.target.value })}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={line.optional}
          disabled={isOrdered || line.choice !== ""}
          onChange={(event) => set({ optional: event.target.checked })}
        />
        Optional
      </label>
    </div>
  );
}

function Row({
  line,
  name,
  change,
  isLocked = false,
  children,
}: {
  line: ProposalLine;
  name: string;
  change: DraftState["change"];
  isLocked?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)] gap-x-3 border-hairline border-b py-4 md:grid-cols-[minmax(0,1fr)_auto]"
      onKeyDown={(event) => {
        const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
        if (!event.altKey || by === 0) return;
        event.preventDefault();
        change(moveLine(line.id, by));
      }}
    >
      <div className="min-w-0">{children}</div>
      <div className="flex justify-end md:flex-col md:justify-start xl:flex-row">
        <IconButton label={`Move ${name} up`} onClick={() => change(moveLine(line.id, -1))}>
          <ArrowUp aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Move ${name} down`} onClick={() => change(moveLine(line.id, 1))}>
          <ArrowDown aria-hidden size={18} />
        </IconButton>
        {!isLocked && (
          <IconButton label={`Remove ${name}`} onClick={() => change(removeLine(line.id))}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        )}
      </div>
    </li>
  );
}

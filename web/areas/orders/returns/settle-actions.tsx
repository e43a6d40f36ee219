import { useEffect, useState } from "react";
import {
  type Bearer,
  bearers,
  type Condition,
  conditions,
} from "../../../../contract/orders/return-words.ts";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import { formatUsd } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { QuantityField } from "../../../ui/quantity-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import type { ActionProps } from "./action-props.ts";
import { CaseDialog } from "./case-dialog.tsx";
import { ReturnAddressFields, returnAddressOf } from "./return-address-fields.tsx";

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));

const amountOf = (text: string | undefined) => (text ? Number(text.replaceAll(/[$,]/g, "")) : undefined);

/** Records what came back, with the refund that follows before it is made. */
export function ReceiveReturn({ shown, onChange }: ActionProps) {
  const [qty, setQty] = useState(shown.qty);
  const [cost, setCost] = useState("");
  return (
    <CaseDialog
      open="Record returned items"
      title="Record returned items"
      confirm="Record and refund"
      variant="primary"
      onDone={onChange}
      send={({ condition = "", note = "" }, idempotencyKey) =>
        api("POST /api/returns/{id}/receipt", {
          params: { id: shown.id },
          body: { qty, condition: condition as Condition, return_shipping: amountOf(cost), note },
          idempotencyKey,
          feedback: "none",
        })
      }
    >
      {(errors) => (
        <>
          <QuantityField
            label="Quantity returned"
            value={qty}
            maximum={shown.most_received}
            unit={`of ${shown.qty} requested`}
            onChange={setQty}
            {...(errors.qty && { error: errors.qty })}
          />
          <Select
            label="Condition"
            name="condition"
            defaultValue="new"
            options={optionsOf(conditions)}
            error={errors.condition}
          />
          <NumberField
            label="Return shipping cost"
            optional
            decimal
            value={cost}
            onChange={setCost}
            hint="We deduct the original shipping cost from the refund, up to this amount. Enter 0 to refund it in full."
            error={errors.return_shipping}
          />
          <TextArea label="Note" name="note" optional rows={2} maxLength={1000} error={errors.note} />
          <Preview id={shown.id} qty={qty} cost={amountOf(cost)} />
        </>
      )}
    </CaseDialog>
  );
}

/** What the receipt would refund, as the server computes it. */
function Preview({ id, qty, cost }: { id: string; qty: number; cost: number | undefined }) {
  const [sums, setSums] = useState<ReplyOf<"GET /api/returns/{id}/refund">["data"]>();
  useEffect(() => {
    const ended = new AbortController();
    api("GET /api/returns/{id}/refund", {
      params: { id },
      query: { qty, return_shipping: cost },
      signal: ended.signal,
      feedback: "none",
    })
      .then(({ data }) => setSums(data))
      .catch((error) => {
        if (ended.signal.aborted) return;
        // the form shows what is wrong once it is sent
        if (!(error instanceof ApiError)) throw error;
        setSums(undefined);
      });
    return () => ended.abort();
  }, [id, qty, cost]);
  const rows: [string, number | undefined][] = [
    ["Customer refund", sums?.refund],
    ["Deducted from vendor balance", sums?.vendor_amount],
    ["Shipping deducted", sums?.kept_shipping],
  ];
  return (
    <dl
      aria-live="polite"
      className="figures grid min-h-18 content-start gap-1 border-hairline border-t pt-4"
    >
      {rows.map(
        ([label, amount]) =>
          amount !== undefined && (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-graphite">{label}</dt>
              <dd className="font-medium">{formatUsd(amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type Outcome = "refund" | "part" | "replacement" | "approve" | "decline";

const outcomeWords: Record<Outcome, string> = {
  refund: "Refund in full, customer keeps the items",
  part: "Refund part of the price",
  replacement: "Send a free replacement",
  approve: "Approve the return",
  decline: "Decline",
};

/** A vendor settles a claim at its own cost. */
export function SettleClaim({ shown, onChange }: ActionProps) {
  const first: Outcome = shown.wanted ?? "refund";
  const [outcome, setOutcome] = useState<Outcome>(first);
  return (
    <CaseDialog
      open="Settle claim"
      title={
        shown.kind === "missing" ? `Settle missing items ${shown.number}` : `Settle claim ${shown.number}`
      }
      confirm="Settle claim"
      variant="primary"
      intro={`You pay for this. If the carrier ${shown.kind === "missing" ? "lost them" : "did the damage"}, ask the marketplace to decide.`}
      onDone={onChange}
      send={({ percent, note = "" }, idempotencyKey) =>
        api("POST /api/returns/{id}/settle", {
          params: { id: shown.id },
          body: {
            outcome: outcome === "part" || outcome === "replacement" ? outcome : "refund",
            ...(outcome === "part" && percent && { percent: Number(percent) }),
            note,
          },
          idempotencyKey,
          feedback: "none",
        })
      }
    >
      {(errors) => (
        <>
          <OutcomeFields
            outcomes={["replacement", "refund", "part"]}
            outcome={outcome}
            onChange={setOutcome}
            percent={shown.wanted_percent}
            errors={errors}
          />
          <TextArea
            label="Note to the customer"
            name="note"
            optional
            rows={2}
            maxLength={1000}
            error={errors.note}
          />
        </>
      )}
    </CaseDialog>
  );
}

function OutcomeFields({
  outcomes,
  outcome,
  onChange,
  percent,
  errors,
}: {
  outcomes: readonly Outcome[];
  outcome: Outcome;
  onChange: (outcome: Outcome) => void;
  percent: number | null;
  errors: Readonly<Record<string, string[]>>;
}) {
  return (
    <>
      <Select
        label="Outcome"
        value={outcome}
        options={outcomes.map((value) => ({ value, text: outcomeWords[value] }))}
        onChange={(event) => onChange(event.target.value as Outcome)}
        {...(errors.outcome && { error: errors.outcome })}
      />
      {outcome === "part" && (
        <NumberField
          label="Percent of the price"
          name="percent"
          unit="%"
          defaultValue={percent === null ? "" : String(percent)}
          {...(errors.percent && { error: errors.percent })}
        />
      )}
    </>
  );
}

/** The marketplace decides, and says who pays. */
export function DecideClaim({ shown, onChange }: ActionProps) {
  const outcomes: Outcome[] =
    shown.kind === "return"
      ? ["approve", "refund", "part", "decline"]
      : ["replacement", "refund", "part", "decline"];
  const [outcome, setOutcome] = useState<Outcome>(shown.wanted ?? outcomes[0]!);
  const isPaid = outcome !== "approve" && outcome !== "decline";
  return (
    <CaseDialog
      open="Decide"
      title={`Decide ${shown.kind === "return" ? "return" : "claim"} ${shown.number}`}
      confirm="Decide"
      variant={shown.next === "marketplace" ? "primary" : "secondary"}
      intro="This is final. We notify the customer, the vendor and the pro."
      onDone={onChange}
      send={({ percent, borne_by = "vendor", note = "", ...texts }, idempotencyKey) =>
        api("POST /api/admin/returns/{id}/decision", {
          params: { id: shown.id },
          body: {
            outcome,
            ...(outcome === "part" && percent && { percent: Number(percent) }),
            borne_by: borne_by as Bearer,
            note,
            ...(outcome === "approve" && { return_to: returnAddressOf(texts) }),
          },
          idempotencyKey,
          feedback: "none",
        })
      }
    >
      {(errors) => (
        <>
          <OutcomeFields
            outcomes={outcomes}
            outcome={outcome}
            onChange={setOutcome}
            percent={shown.wanted_percent}
            errors={errors}
          />
          {isPaid && (
            <Select
              label="Who pays"
              name="borne_by"
              defaultValue="vendor"
              options={optionsOf(bearers)}
              {...(errors.borne_by && { error: errors.borne_by })}
            />
          )}
          {outcome === "approve" && <ReturnAddressFields shown={shown} errors={errors} />}
          <TextArea
            label="Reason"
            name="note"
            rows={3}
            maxLength={1000}
            hint="The customer will see this."
            {...(errors.note && { error: errors.note })}
          />
        </>
      )}
    </CaseDialog>
  );
}

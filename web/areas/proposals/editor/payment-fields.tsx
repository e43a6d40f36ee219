import { Trash2 } from "lucide-react";
import { mostInProposal, type ProposalContent } from "../../../../contract/design/proposal-content.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextField } from "../../../ui/text-field.tsx";
import { AmountField } from "./amount-field.tsx";
import {
  addPayment,
  changePayment,
  type Deposit,
  type Draft,
  deposits,
  removePayment,
  withContent,
} from "./edit.ts";
import type { ProblemOf } from "./head-fields.tsx";
import type { DraftState } from "./use-draft.ts";

type Payment = ProposalContent["schedule"][number];

interface FieldProps {
  draft: Draft;
  change: DraftState["change"];
  problemOf: ProblemOf;
}

/** The deposit, the payments of the rest, and the terms. */
export function PaymentFields({ draft, change, problemOf }: FieldProps) {
  return (
    <>
      <DepositFields deposit={draft.content.deposit} change={change} />
      <ScheduleFields
        schedule={draft.content.schedule}
        change={change}
        problem={problemOf("content.schedule")}
      />
      <TextArea
        className="mt-8"
        label="Terms"
        optional
        rows={5}
        maxLength={10_000}
        value={draft.content.terms}
        onChange={(event) => change(withContent({ terms: event.target.value }))}
      />
    </>
  );
}

function DepositFields({ deposit, change }: { deposit: Deposit; change: DraftState["change"] }) {
  return (
    <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Select
        label="Deposit"
        value={deposit.kind}
        onChange={(event) =>
          change(withContent({ deposit: deposits[event.target.value as Deposit["kind"]] }))
        }
        options={[
          { value: "none", text: "No deposit" },
          { value: "percent", text: "Percent of total" },
          { value: "amount", text: "Amount" },
        ]}
      />
      {deposit.kind === "percent" && (
        <AmountField
          key="percent"
          label="Percent"
          unit="%"
          most={100}
          value={deposit.percent}
          onChange={(percent) => change(withContent({ deposit: { kind: "percent", percent } }))}
        />
      )}
      {deposit.kind === "amount" && (
        <AmountField
          key="amount"
          label="Amount"
          most={mostInProposal.amount}
          value={deposit.amount}
          onChange={(amount) => change(withContent({ deposit: { kind: "amount", amount } }))}
        />
      )}
    </div>
  );
}

function ScheduleFields({
  schedule,
  change,
  problem,
}: {
  schedule: readonly Payment[];
  change: DraftState["change"];
  problem: ReturnType<ProblemOf>;
}) {
  return (
    <>
      <p className="mt-4 text-graphite text-sm">
        {schedule.length === 0
          ? "The rest is one payment. It's due when you request it."
          : "The rest is split as below. A payment is due on its date, or when you mark its milestone as reached."}
      </p>
      <ul>
        {schedule.map((payment, index) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            name={payment.label || `Payment ${index + 1}`}
            onChange={(part) => change(changePayment(payment.id, part))}
            onRemove={() => change(removePayment(payment.id))}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 font-medium text-bad text-sm">
          {problem}
        </p>
      )}
      {schedule.length < mostInProposal.payments && (
        <Button className="mt-3" variant="secondary" onClick={() => change(addPayment())}>
          Add a payment
        </Button>
      )}
    </>
  );
}

function PaymentRow({
  payment,
  name,
  onChange,
  onRemove,
}: {
  payment: Payment;
  name: string;
  onChange: (part: Partial<Payment>) => void;
  onRemove: () => void;
}) {
  return (
    <li className="grid grid-cols-[1fr_6rem_2.75rem] items-end gap-x-4 gap-y-2 border-hairline border-b py-4 xl:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)_10rem_2.75rem]">
      <TextField
        label="Payment"
        placeholder="Second payment"
        maxLength={80}
        value={payment.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <AmountField
        label="Share"
        unit="%"
        most={100}
        value={payment.percent}
        onChange={(percent) => onChange({ percent })}
      />
      <TextField
        className="max-sm:order-last max-sm:col-span-3"
        label="Milestone"
        placeholder="Cabinets are installed"
        maxLength={120}
        disabled={payment.due_on !== ""}
        value={payment.milestone}
        onChange={(event) => onChange({ milestone: event.target.value })}
      />
      <TextField
        className="max-sm:order-last max-sm:col-span-3"
        label="Or due date"
        type="date"
        value={payment.due_on}
        onChange={(event) => onChange({ due_on: event.target.value })}
      />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </li>
  );
}

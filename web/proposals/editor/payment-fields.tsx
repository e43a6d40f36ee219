import { Trash2 } from "lucide-react";
import type { ProposalContent } from "../../../contract/proposal-content.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { withContent } from "./edit.ts";
import type { ProblemOf } from "./head-fields.tsx";
import type { Draft, DraftState } from "./use-draft.ts";

type Deposit = ProposalContent["deposit"];
type Payment = ProposalContent["schedule"][number];

const deposits: Record<Deposit["kind"], Deposit> = {
  none: { kind: "none" },
  percent: { kind: "percent", percent: 50 },
  amount: { kind: "amount", amount: 1000 },
};

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
        <NumberField
          key="percent"
          label="Percent"
          decimal
          maxLength={6}
          unit="%"
          defaultValue={String(deposit.percent)}
          onChange={(text) => change(withContent({ deposit: { kind: "percent", percent: upTo100(text) } }))}
        />
      )}
      {deposit.kind === "amount" && (
        <NumberField
          key="amount"
          label="Amount"
          decimal
          maxLength={9}
          defaultValue={String(deposit.amount)}
          onChange={(text) =>
            change(withContent({ deposit: { kind: "amount", amount: Math.min(999_999, Number(text) || 0) } }))
          }
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
  const setPlan = (schedule: Payment[]) => change(withContent({ schedule }));
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
            onChange={(part) =>
              setPlan(schedule.map((each) => (each.id === payment.id ? { ...each, ...part } : each)))
            }
            onRemove={() => setPlan(schedule.filter((each) => each.id !== payment.id))}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 font-medium text-bad text-sm">
          {problem}
        </p>
      )}
      {schedule.length < 12 && (
        <Button
          className="mt-3"
          variant="secondary"
          onClick={() => setPlan([...schedule, newPayment(schedule)])}
        >
          Add a payment
        </Button>
      )}
    </>
  );
}

const upTo100 = (text: string): number => Math.min(100, Math.round((Number(text) || 0) * 100) / 100);

function newPayment(schedule: readonly Payment[]): Payment {
  const left = 100 - schedule.reduce((sum, { percent }) => sum + percent, 0);
  return {
    id: crypto.randomUUID(),
    label: "",
    percent: Math.max(0, Math.round(left * 100) / 100),
    due_on: "",
    milestone: "",
  };
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
      <NumberField
        label="Share"
        decimal
        unit="%"
        maxLength={6}
        defaultValue={String(payment.percent)}
        onChange={(text) => onChange({ percent: upTo100(text) })}
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

import { type ReactNode, useState } from "react";
import type { Plan, PlanPreview } from "../../../../contract/money/plans.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useRequest } from "../../../client/use-request.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { type Choice, payingName, planCalled, planStarts } from "../../../kit/status/plan-words.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import { usePlanCall } from "./use-plan-call.ts";

/** What a switch charges now and later, and the button that makes it. */
export default function ChangeDialog({
  plan,
  wanted,
  cardChange,
  onClose,
}: {
  plan: Plan;
  wanted: Choice;
  /** Where a card is saved or changed. */
  cardChange: ReactNode;
  onClose: () => void;
}) {
  const { preview, problem, again } = usePreview(wanted, plan);
  const { change, isBusy, refusal } = usePlanCall();
  const [name, current] = [planCalled[wanted], planCalled[plan.choice]];
  const isCancel = wanted === "basic";
  const needsCard = preview !== undefined && (preview.due > 0 || preview.kind === "trial");
  const switchPlan = async () => {
    if (!preview) return;
    const isDone = await change(wanted, preview.due, doneWords(preview, plan.choice));
    if (isDone) onClose();
    else again();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isCancel ? `Cancel ${current}?` : `Switch to ${name}`}
      footer={
        <Actions
          onCancel={onClose}
          cancelWords={isCancel ? `Keep ${current}` : "Not now"}
          main={
            <Button
              variant={isCancel ? "danger" : "primary"}
              disabled={!preview || preview.kind === "refused" || (needsCard && !payingName(plan))}
              pending={isBusy}
              onClick={() => void switchPlan()}
            >
              {preview ? buttonWords(preview, current) : "Switch"}
            </Button>
          }
        />
      }
    >
      {refusal && <FormNote>{refusal}</FormNote>}
      {problem && <FormNote>{problem}</FormNote>}
      {!preview && !problem && <SkeletonText lines={4} />}
      {preview && <Explained preview={preview} plan={plan} />}
      {needsCard && <PaidWith plan={plan} cardChange={cardChange} />}
    </Dialog>
  );
}

function usePreview(choice: Choice, plan: Plan) {
  const [preview, setPreview] = useState<PlanPreview>();
  const [problem, setProblem] = useState("");
  // what is due depends on how the plan is paid
  const again = useRequest(`${choice} ${plan.card?.last4} ${plan.bank?.state}`, (signal) => {
    api("GET /api/plan/preview", { query: { choice }, feedback: "none" }).then(
      ({ data }) => !signal.aborted && setPreview(data),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!signal.aborted) setProblem(error.message);
      },
    );
  });
  return { preview, problem, again };
}

function buttonWords({ kind, due, choice }: PlanPreview, current: string): string {
  if (kind === "trial") return "Start the free trial";
  if (choice === "basic") return `Cancel ${current}`;
  return due > 0 ? `Pay ${formatUsd(due)} and switch` : `Switch to ${planCalled[choice]}`;
}

function doneWords({ kind, choice, starts_at }: PlanPreview, current: Choice): string {
  if (kind === "trial") return "Your free trial has started.";
  if (kind === "later" && starts_at) {
    return choice === "basic"
      ? `${planStarts[current]} is canceled and works until ${formatDate(starts_at)}.`
      : `${planStarts[choice]} begins on ${formatDate(starts_at)}.`;
  }
  return choice === "basic" ? "You're on Basic now." : `You have ${planCalled[choice]} now.`;
}

/** What happens, in sentences, and the amounts. */
function Explained({ preview, plan }: { preview: PlanPreview; plan: Plan }) {
  const { kind, choice, starts_at, next_charge, due, lines, reason } = preview;
  const current = planStarts[plan.choice];
  if (kind === "refused") return <p>{reason}</p>;
  return (
    <div className="grid gap-4">
      {kind === "later" && starts_at && (
        <p>
          {`${current} works until `}
          <strong className="figures">{formatDate(starts_at)}</strong>
          {choice === "basic"
            ? ". We won't charge you again. After that you're on Basic, with our color and logo. We keep yours."
            : `. Then ${planCalled[choice]} begins.`}
        </p>
      )}
      {kind === "end" && (
        <p>
          {`${current} ends now, and we won't charge you again. Your showroom switches to our color and logo. We keep yours.`}
        </p>
      )}
      {kind === "trial" && next_charge && (
        <p>
          {"Premium is free until "}
          <strong className="figures">{formatDate(next_charge.at)}</strong>. Cancel before then and you pay
          nothing.
        </p>
      )}
      {lines.length > 0 && <Amounts lines={lines} due={due} />}
      {next_charge && (
        <p className="figures text-graphite">
          {`${due > 0 ? "Then" : "The first charge is"} ${formatUsd(next_charge.amount)} on ${formatDate(next_charge.at)}, and the same every month until you cancel.`}
        </p>
      )}
    </div>
  );
}

function Amounts({ lines, due }: { lines: PlanPreview["lines"]; due: number }) {
  return (
    <dl className="border-hairline border-y">
      {lines.map(({ text, amount }) => (
        <div key={text} className="flex justify-between gap-6 py-2">
          <dt>{text}</dt>
          <dd className="figures whitespace-nowrap">{formatUsd(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-ink border-t py-2 font-semibold">
        <dt>Charged now</dt>
        <dd className="figures">{formatUsd(due)}</dd>
      </div>
    </dl>
  );
}

function PaidWith({ plan, cardChange }: { plan: Plan; cardChange: ReactNode }) {
  const name = payingName(plan);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-4">
      <p className="figures">
        {name
          ? `Paid with ${name}`
          : "Save a card or a bank account first. We charge it for your plan every month."}
      </p>
      {plan.bank?.state !== "ready" && cardChange}
      {plan.bank?.state === "ready" && (
        <p className="w-full text-graphite text-sm">
          A debit usually takes four business days. The plan starts right away.
        </p>
      )}
    </div>
  );
}

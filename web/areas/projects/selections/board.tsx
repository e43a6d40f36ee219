import { FileDown } from "lucide-react";
import type { Selection } from "../../../../contract/design/selections.ts";
import { saveFile } from "../../../client/save-file.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { signedUsd } from "../../../kit/projects/amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { useBoard } from "./board-context.ts";
import { BudgetField } from "./budget-field.tsx";
import { SelectionCard } from "./selection-card.tsx";

/** The running total and all selections of a project: what waits for the reader comes first. */
export function Board() {
  const { board } = useBoard();
  const waiting = board.selections.filter(({ waits_for }) => waits_for === board.side);
  const others = board.selections.filter(({ waits_for }) => waits_for !== null && waits_for !== board.side);
  const settled = board.selections.filter(({ waits_for }) => waits_for === null);
  return (
    <>
      <Sums />
      <Group title={"Waiting for you"} selections={waiting} />
      <Group
        title={board.side === "client" ? "Waiting for your pro" : "Waiting for the client"}
        selections={others}
      />
      <Group title="Approved" selections={settled.filter(({ status }) => status === "approved")} />
      <Group title="Withdrawn" selections={settled.filter(({ status }) => status === "withdrawn")} />
    </>
  );
}

function Group({ title, selections }: { title: string; selections: readonly Selection[] }) {
  if (selections.length === 0) return null;
  const sorted = selections.toSorted(
    (a, b) => Number(b.is_overdue) - Number(a.is_overdue) || (a.due_on ?? "9").localeCompare(b.due_on ?? "9"),
  );
  return (
    <section className="mt-10">
      <h2 className="heading border-ink border-b pb-2 text-lg">{title}</h2>
      <ul>
        {sorted.map((selection) => (
          <li key={selection.id} id={selection.id} className="scroll-mt-20">
            <SelectionCard selection={selection} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums() {
  const { board, guest } = useBoard();
  const { sums } = board;
  const open =
    sums.open_most === 0
      ? ""
      : sums.open_least === sums.open_most
        ? formatUsd(sums.open_most)
        : `${formatUsd(sums.open_least)} to ${formatUsd(sums.open_most)}`;
  const left = sums.budget === null ? null : sums.budget - sums.project_total;
  return (
    <section aria-label="Running total" className="mt-6 border-hairline border-y py-4">
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        <Sum
          label={`Approved, ${sums.approved_count} of ${sums.count}`}
          value={formatUsd(sums.approved)}
          note={
            sums.over_allowance === 0
              ? ""
              : sums.over_allowance > 0
                ? `${formatUsd(sums.over_allowance)} over allowances`
                : `${formatUsd(-sums.over_allowance)} under allowances`
          }
          isBad={sums.over_allowance > 0}
        />
        <Sum label="Still open" value={open || "Nothing"} note="" />
        <Sum label="Allowances" value={formatUsd(sums.allowances)} note="" />
        <Sum
          label="Whole project today"
          value={formatUsd(sums.project_total)}
          note={
            left === null
              ? ""
              : left >= 0
                ? `${formatUsd(left)} left of the ${formatUsd(sums.budget!)} budget`
                : `${signedUsd(-left)} above the ${formatUsd(sums.budget!)} budget`
          }
          isBad={left !== null && left < 0}
        />
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {board.selections.length > 0 && <TearSheets />}
        {!guest && <BudgetField />}
      </div>
    </section>
  );
}

function Sum({ label, value, note, isBad }: { label: string; value: string; note: string; isBad?: boolean }) {
  return (
    <div>
      <dt className="text-graphite text-sm">{label}</dt>
      <dd className="font-semibold text-lg">{value}</dd>
      {note && <dd className={isBad ? "text-bad text-sm" : "text-graphite text-sm"}>{note}</dd>}
    </div>
  );
}

function TearSheets() {
  const { tearSheets } = useBoard();
  const { call, isSending: isMaking } = useCall();
  const make = () =>
    call(async () => {
      saveFile(await tearSheets());
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown aria-hidden size={16} />}
      pending={isMaking}
      onClick={() => void make()}
    >
      Tear sheets as PDF
    </Button>
  );
}

import { useState } from "react";
import type { SelectionStatus } from "../../../../contract/design/selection-words.ts";
import { selectionStatuses } from "../../../../contract/design/selection-words.ts";
import type { Selection, SelectionOption } from "../../../../contract/design/selections.ts";
import { movesOf } from "../../../../domain/projects/selection-moves.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { ApproveDialog } from "./approve-dialog.tsx";
import { Approved, Earlier } from "./approved.tsx";
import { mayApprove, useBoard } from "./board-context.ts";
import { Comments } from "./comments.tsx";
import { OptionCard } from "./option-card.tsx";
import { ProActs } from "./pro-acts.tsx";

const tones: Record<SelectionStatus, Tone> = {
  proposed: "warn",
  returned: "warn",
  approved: "good",
  change_requested: "warn",
  withdrawn: "neutral",
};

/** One selection: what is proposed or approved, the questions, and what the reader can do now. */
export function SelectionCard({ selection }: { selection: Selection }) {
  const context = useBoard();
  const { board } = context;
  const [signing, setSigning] = useState<SelectionOption>();
  const [isAnswering, setAnswering] = useState(false);
  const moves = movesOf(selection.status, "client");
  const canSign = mayApprove(context) && moves.includes("approve");
  const isChange = selection.status === "change_requested";
  return (
    <article aria-label={selection.title} className="border-hairline border-b py-6">
      <Head selection={selection} />
      {selection.note && (
        <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere">{selection.note}</p>
      )}
      {selection.approved && <Approved selection={selection} approval={selection.approved} />}
      {isChange && (
        <p className="mt-4 max-w-[68ch] border-warn border-l-4 pl-3 wrap-anywhere">
          <span className="font-semibold">{`${selection.proposed_by} asks to change this. `}</span>
          {selection.reason}
        </p>
      )}
      {selection.options.length > 0 && (
        <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {selection.options.map((option) => (
            <li key={option.id}>
              <OptionCard
                selection={selection}
                option={option}
                onApprove={canSign ? () => setSigning(option) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {canSign && (
        <Button variant="quiet" className="mt-3 -ml-5" onClick={() => setAnswering(true)}>
          {isChange ? "Decline the change" : "Ask for other options"}
        </Button>
      )}
      {board.side === "pro" && !board.project.is_ordered && <ProActs selection={selection} />}
      <Comments selection={selection} />
      {selection.earlier.length > 0 && <Earlier earlier={selection.earlier} />}
      {signing && (
        <ApproveDialog selection={selection} option={signing} onClose={() => setSigning(undefined)} />
      )}
      {isAnswering && <AnswerDialog selection={selection} onClose={() => setAnswering(false)} />}
    </article>
  );
}

function Head({ selection }: { selection: Selection }) {
  const { board } = useBoard();
  const { title, place, status, due_on, is_overdue, allowance } = selection;
  const facts = [
    place,
    allowance === null ? "" : `Allowance ${formatUsd(allowance)}`,
    due_on && status !== "approved" ? `Decide by ${formatDate(due_on)}` : "",
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <h3 className="heading text-lg wrap-anywhere">{title}</h3>
        <p className="figures text-graphite text-sm wrap-anywhere">{facts.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-x-4">
        {is_overdue && <Badge tone="bad">Overdue</Badge>}
        <Badge tone={tones[status]}>
          {board.side === "client" && status === "proposed" ? "Waiting for you" : selectionStatuses[status]}
        </Badge>
      </div>
    </div>
  );
}

import { lazy, Suspense, useState } from "react";
import type { CreditCode, Credits } from "../../../../contract/money/plans.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import type { MadeCode } from "./credit-code-dialogs.tsx";

const dialogs = () => loadInTime(import("./credit-code-dialogs.tsx"));
const MakeDialog = lazy(async () => ({ default: (await dialogs()).MakeDialog }));
const CodeDialog = lazy(async () => ({ default: (await dialogs()).CodeDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await dialogs()).WithdrawDialog }));

/** Makes codes out of credits, and lists them. */
export function CreditCodes({
  credits: { balance, codes },
  isReadOnly,
}: {
  credits: Credits;
  isReadOnly: boolean;
}) {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeCode>();
  const [leaving, setLeaving] = useState<CreditCode>();
  return (
    <>
      {!isReadOnly && balance > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => setMaking(true)}>
          Create a code
        </Button>
      )}
      {codes.length > 0 && (
        <div className="mt-6">
          <Table
            caption="Credit codes"
            stacks
            columns={isReadOnly ? columns : [...columns, withdrawal(setLeaving)]}
            rows={codes}
            rowKey={({ id }) => id}
            empty=""
          />
        </div>
      )}
      <Suspense>
        {isMaking && (
          <MakeDialog
            balance={balance}
            onClose={() => setMaking(false)}
            onMade={(code) => {
              setMaking(false);
              setMade(code);
            }}
          />
        )}
        {made && <CodeDialog made={made} onClose={() => setMade(undefined)} />}
        {leaving && <WithdrawDialog code={leaving} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </>
  );
}

const states: Record<CreditCode["state"], { text: string; tone: Tone }> = {
  open: { text: "Not used yet", tone: "warn" },
  used: { text: "Used", tone: "good" },
  withdrawn: { text: "Withdrawn", tone: "neutral" },
};

const columns: Column<CreditCode>[] = [
  {
    key: "created_at",
    title: "Made",
    cell: ({ created_at }) => <span className="figures">{formatDate(created_at)}</span>,
  },
  {
    key: "code",
    title: "Code",
    cell: ({ ending, note }) => (
      <>
        <span className="code">{`…${ending}`}</span>
        {note && <span className="block break-words text-graphite text-sm">{`For ${note}`}</span>}
      </>
    ),
  },
  {
    key: "state",
    title: "Status",
    cell: ({ state, closed_at }) => (
      <Badge tone={states[state].tone}>
        {closed_at ? `${states[state].text} ${formatDate(closed_at)}` : states[state].text}
      </Badge>
    ),
  },
  {
    key: "credits",
    title: "Credits",
    numeric: true,
    cell: ({ credits }) => <span className="figures">{credits.toLocaleString("en-US")}</span>,
  },
];

const withdrawal = (onWithdraw: (code: CreditCode) => void): Column<CreditCode> => ({
  key: "withdraw",
  title: "",
  numeric: true,
  cell: (code) =>
    code.state === "open" && (
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Withdraw the code ending in ${code.ending}`}
        onClick={() => onWithdraw(code)}
      >
        Withdraw
      </Button>
    ),
});

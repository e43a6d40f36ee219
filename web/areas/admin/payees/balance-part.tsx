import { useState } from "react";
import { Link } from "react-router";
import type { PayeeBalance } from "../../../../contract/money/balances.ts";
import { api } from "../../../client/api.ts";
import { useChange } from "../../../kit/forms/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { HoldDialog, PaymentDialog } from "./balance-dialogs.tsx";

/** What a payee is owed or owes, whether payouts are on hold, and what an admin can do about either. */
export function BalancePart({ user, balance }: { user: string; balance: PayeeBalance }) {
  const [dialog, setDialog] = useState<"hold" | "payment">();
  const { change } = useChange();
  const { hold, due_on, payments } = balance;
  const figures = [
    ["Available", balance.available, "available"],
    ["Pending", balance.pending, "pending"],
    ["On the way to the bank", balance.in_transit, null],
  ] as const;
  return (
    <>
      <dl className="mt-6 grid gap-x-10 gap-y-4 border-hairline border-y py-5 sm:grid-cols-3">
        {figures.map(([title, amount, behind]) => (
          <div key={title}>
            <dt className="text-graphite text-sm">{title}</dt>
            <dd className={`figures heading mt-1 text-xl ${amount < 0 ? "text-bad" : ""}`}>
              {behind ? (
                <Link to={`/account/admin/ledger?behind=${behind}&payee=${user}`} className="link">
                  {formatUsd(amount)}
                  <span className="sr-only">: ledger entries</span>
                </Link>
              ) : (
                formatUsd(amount)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {due_on && (
        <p className="mt-4 text-bad">
          {`${formatUsd(-balance.available)} is due by ${formatDate(due_on)}. The payee gets reminders; the next earnings are set off against it.`}
        </p>
      )}
      {hold && (
        <div className="mt-4 max-w-[64ch] border-warn border-l-2 pl-4">
          <p className="font-medium">{`Payouts on hold since ${formatDate(hold.since)}${hold.by ? `, by ${hold.by}` : ""}`}</p>
          <p className="mt-1">{hold.reason}</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => setDialog("hold")}>
          {hold ? "Change reason" : "Hold payouts"}
        </Button>
        {hold && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              void change(() => api("DELETE /api/admin/payees/{user}/hold", { params: { user } }))
            }
          >
            Lift hold
          </Button>
        )}
        {due_on && (
          <Button variant="secondary" size="sm" onClick={() => setDialog("payment")}>
            Record payment
          </Button>
        )}
      </div>
      {payments.length > 0 && (
        <dl className="mt-6 max-w-[44rem]">
          {payments.map(({ id, at, amount, note, by }) => (
            <div key={id} className="flex justify-between gap-x-6 border-hairline border-b py-2">
              <dt>{`Paid ${formatDate(at)}: ${note}${by ? ` (${by})` : ""}`}</dt>
              <dd className="figures whitespace-nowrap">{formatUsd(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {dialog === "hold" && (
        <HoldDialog user={user} reason={hold?.reason ?? ""} onClose={() => setDialog(undefined)} />
      )}
      {dialog === "payment" && (
        <PaymentDialog user={user} owed={-balance.available} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

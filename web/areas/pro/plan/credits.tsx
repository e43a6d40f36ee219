import { type ReactNode, useState } from "react";
import type { Credits, Plan } from "../../../../contract/money/plans.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { cardName } from "../../../kit/status/plan-words.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDate, formatUsd } from "../../../ui/format.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { CreditCodes } from "./credit-codes.tsx";
import { usePlanCall } from "./use-plan-call.ts";

type Pack = Credits["packs"][number];

/** The balance, the codes made of it, the packs that are for sale, and what changed it. */
export function CreditsPart({
  credits,
  plan,
  isReadOnly,
  cardChange,
}: {
  credits: Credits;
  plan: Plan;
  isReadOnly: boolean;
  cardChange: ReactNode;
}) {
  const [chosen, setChosen] = useState<Pack>();
  return (
    <>
      <p className="mt-4">
        <span className="figures heading text-xl">{credits.balance.toLocaleString("en-US")}</span>{" "}
        {credits.balance === 1 ? "credit" : "credits"}
      </p>
      <p className="mt-2 max-w-[64ch] text-graphite">
        A credit pays for one request in AI 3D Design, with up to four designs. Accounts there are separate:
        turn credits into a code and enter it in your AI design account, or give it to a client. Credits don't
        expire, and we refund packs you have not used.
      </p>
      <CreditCodes credits={credits} isReadOnly={isReadOnly} />
      <ul className="mt-6 grid border-hairline border-t">
        {credits.packs.map((pack) => (
          <li
            key={pack.credits}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-3"
          >
            <p className="figures min-w-32">
              <span className="font-semibold">{`${pack.credits} credits`}</span>
              <span className="block text-graphite text-sm">
                {`${formatUsd(pack.price / pack.credits)} a credit`}
              </span>
            </p>
            <p className="figures ml-auto font-semibold">{formatUsd(pack.price)}</p>
            {!isReadOnly && (
              <Button variant="secondary" className="sm:min-w-44" onClick={() => setChosen(pack)}>
                {`Buy ${pack.credits} credits`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {credits.entries.length > 0 && (
        <div className="mt-6">
          <Table
            caption="Credit history"
            stacks
            columns={columns}
            rows={credits.entries}
            rowKey={({ at, reason, number, ending }) => `${at} ${reason} ${number}${ending}`}
            empty=""
          />
        </div>
      )}
      {chosen && (
        <BuyDialog pack={chosen} plan={plan} cardChange={cardChange} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

type Entry = Credits["entries"][number];

const happened: Record<Entry["reason"], (entry: Entry) => string> = {
  bought: ({ number }) => `Bought, invoice ${number}`,
  included: ({ number }) => `Included in Premium, invoice ${number}`,
  refunded: ({ number }) => `Refunded, invoice ${number}`,
  disputed: ({ number }) => `Removed, payment disputed, invoice ${number}`,
  given: ({ ending }) => `Code ending in ${ending}`,
  taken_back: ({ ending }) => `Code ending in ${ending}, withdrawn`,
};

const columns: Column<Entry>[] = [
  { key: "at", title: "Date", cell: ({ at }) => <span className="figures">{formatDate(at)}</span> },
  {
    key: "reason",
    title: "What",
    cell: (entry) => <span className="figures">{happened[entry.reason](entry)}</span>,
  },
  {
    key: "change",
    title: "Credits",
    numeric: true,
    cell: ({ change }) => (
      <span className="figures">{change > 0 ? `+${change}` : `\u2212${Math.abs(change)}`}</span>
    ),
  },
  {
    key: "balance",
    title: "Balance",
    numeric: true,
    cell: ({ balance }) => <span className="figures">{balance.toLocaleString("en-US")}</span>,
  },
];

function BuyDialog({
  pack,
  plan: { card },
  cardChange,
  onClose,
}: {
  pack: Pack;
  plan: Plan;
  cardChange: ReactNode;
  onClose: () => void;
}) {
  const { buy, isBusy, refusal } = usePlanCall();
  const pay = async () => {
    if (await buy(pack.credits, pack.price)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Buy ${pack.credits} credits`}
      footer={
        <Actions
          onCancel={onClose}
          cancelWords="Not now"
          main={
            <Button disabled={!card} pending={isBusy} onClick={() => void pay()}>
              {`Pay ${formatUsd(pack.price)}`}
            </Button>
          }
        />
      }
    >
      {refusal && <FormNote>{refusal}</FormNote>}
      <p>Paid once. Credits are yours at once and don't expire.</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-4">
        <p className="figures">
          {card ? `Paid with ${cardName(card)}` : "Save a card first. We charge it for the credits."}
        </p>
        {cardChange}
      </div>
    </Dialog>
  );
}

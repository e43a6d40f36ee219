import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { PayoutSetup, ProviderAccount } from "../../../contract/money/payouts.ts";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import type { WithProof } from "../../kit/sign-in/use-proof.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";

const states: Record<ProviderAccount["state"], { text: string; tone: Tone }> = {
  none: { text: "Not set up", tone: "neutral" },
  started: { text: "Not finished", tone: "warn" },
  checking: { text: "Stripe is checking", tone: "neutral" },
  ready: { text: "Ready for payouts", tone: "good" },
  closed: { text: "Closed", tone: "bad" },
};

/** The payee's account at Stripe, which asks for bank and identity on its own pages. */
export function StripeAccount({
  account,
  setup,
  mayChange,
  withProof,
}: {
  account: ProviderAccount;
  setup: PayoutSetup | null;
  mayChange: boolean;
  withProof: WithProof;
}) {
  const { isAsking, isExpired } = useReturnFromStripe(mayChange);
  const { state, missing, note, due_on } = account;
  return (
    <div className="mt-4 grid max-w-[64ch] gap-4">
      <p aria-live="polite">
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
        {isAsking && <span className="ml-3 text-graphite">Checking your account with Stripe.</span>}
      </p>
      {state === "none" && (
        <p>
          We pay you through Stripe. Stripe asks for your bank account and checks who you are. It takes about
          ten minutes; have your bank details and tax ID ready.
        </p>
      )}
      {isExpired && (
        <p className="border-warn border-l-2 pl-4">
          The link to Stripe works once, for a few minutes. Open it again to continue where you left off.
        </p>
      )}
      {note && <p>{note}</p>}
      {missing.length > 0 && <Missing names={missing} dueOn={due_on} />}
      {setup?.account_last4 && (
        <div>
          <p className="font-medium">{setup.holder_name}</p>
          <p className="figures text-graphite">{`Bank account ending in ${setup.account_last4}`}</p>
          {setup.held_until && (
            <p className="mt-1 text-warn">
              {`You changed your bank account. To keep your money safe, payouts wait until ${formatDate(setup.held_until)}.`}
            </p>
          )}
        </div>
      )}
      {mayChange && state !== "closed" && <OpenStripe state={state} withProof={withProof} />}
    </div>
  );
}

function Missing({ names, dueOn }: { names: readonly string[]; dueOn: string | null }) {
  return (
    <div>
      <p className="font-medium">
        {dueOn ? `Stripe needs these by ${formatDate(dueOn)}, or your payouts stop:` : "Stripe still needs:"}
      </p>
      <ul className="mt-2 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

const labels: Record<Exclude<ProviderAccount["state"], "closed">, string> = {
  none: "Set up payouts with Stripe",
  started: "Continue with Stripe",
  checking: "Review your details at Stripe",
  ready: "Change your details at Stripe",
};

function OpenStripe({
  state,
  withProof,
}: {
  state: Exclude<ProviderAccount["state"], "closed">;
  withProof: WithProof;
}) {
  const { refusal, isSending, send } = useApiForm();
  const open = async () => {
    const reply = await send(() =>
      withProof(() => api("POST /api/payouts/account/link", { body: {}, feedback: "none" })),
    );
    if (reply) window.location.assign(reply.data.url);
  };
  return (
    <div className="grid gap-3">
      {refusal && <FormNote>{refusal.message}</FormNote>}
      <div>
        <Button
          variant={state === "none" || state === "started" ? "primary" : "secondary"}
          pending={isSending}
          onClick={() => void open()}
        >
          {labels[state]}
        </Button>
      </div>
    </div>
  );
}

/** Stripe sends people back before its message may have reached us, so the account is asked for once. */
function useReturnFromStripe(mayChange: boolean) {
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const [isExpired] = useState(search.get("stripe") === "again");
  const isBack = search.has("stripe") && mayChange;
  useEffect(() => {
    if (!isBack) return;
    setAsking(true);
    const ask = async () => {
      await api("POST /api/payouts/account/read", { body: {}, feedback: "none" }).catch(() => undefined);
      setAsking(false);
      // the address without the mark, so that a reload does not ask again; this reads the page's data again
      setSearch({}, { replace: true });
    };
    void ask();
  }, [isBack, setSearch]);
  return { isAsking, isExpired };
}

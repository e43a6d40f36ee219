import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { ClientProposal, InstallmentView } from "../../../../contract/design/proposals.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { SavedCard } from "../../../../contract/orders/saved-cards.ts";
import { ApiError, api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signInPath } from "../../../client/session/redirect-target.ts";
import { useShop } from "../../../client/session/use-showroom.ts";
import type { EnteredBank, EnteredCard } from "../../../kit/card/entered-card.ts";
import { loadStripeClient } from "../../../kit/card/stripe-client.ts";
import { bankChoice, PaymentChoice } from "../../../kit/checkout/payment-choice.tsx";
import { TokenKeeper } from "../../../kit/checkout/place-order.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { aboutPayment, dayOf, installmentWords } from "../proposal-words.ts";

type Paid = ReplyOf<"POST /api/shared_proposals/{token}/payments">["data"];

/** The installments of a signed proposal; the next one can be paid by the person it belongs to. */
export default function Payments({
  token,
  proposal,
  onChange,
}: {
  token: string;
  proposal: ClientProposal;
  onChange: (proposal: ClientProposal) => void;
}) {
  const next = proposal.installments.find(({ state }) => state !== "paid");
  return (
    <section className="mt-8" aria-labelledby="payments">
      <h2 id="payments" className="heading border-ink border-b pb-2 text-lg">
        Payments
      </h2>
      <ul>
        {proposal.installments.map((each) => {
          const [word, tone] = installmentWords[each.state];
          return (
            <li
              key={each.id}
              className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-hairline border-b py-3"
            >
              <span className="min-w-36 grow">
                <span className="font-medium">{each.label}</span>
                <span className="figures block text-graphite text-sm">{aboutPayment(each)}</span>
              </span>
              <Badge tone={tone}>{word}</Badge>
              <span className="figures font-semibold">{formatUsd(each.amount)}</span>
            </li>
          );
        })}
      </ul>
      {proposal.orders.map(({ id, number }) => (
        <p key={id} className="mt-3">
          Your products are ordered:{" "}
          <Link to={`/account/orders/${id}`} className="link figures">
            {`order ${number}`}
          </Link>
        </p>
      ))}
      {next && proposal.status === "accepted" && (
        <Next key={next.id} token={token} proposal={proposal} next={next} onChange={onChange} />
      )}
      {!next && proposal.installments.length > 0 && (
        <p className="mt-4 font-medium">Everything is paid. Thank you.</p>
      )}
    </section>
  );
}

interface NextProps {
  token: string;
  proposal: ClientProposal;
  next: InstallmentView;
  onChange: (proposal: ClientProposal) => void;
}

function Next(props: NextProps) {
  const location = useLocation();
  const [isOpen, setOpen] = useState(props.next.state !== "planned");
  if (props.next.arrives_by) {
    return (
      <p className="mt-6 max-w-[60ch]">
        {`Your bank is working on this payment. The money usually arrives by ${dayOf(props.next.arrives_by)}; then we email you a receipt. If it does not come, the payment is due again, and we tell you.`}
      </p>
    );
  }
  const { can_pay } = props.proposal;
  if (can_pay === null) {
    return (
      <div className="mt-6 print:hidden">
        <p className="max-w-[60ch]">
          To pay, sign in or create an account. Your orders, deliveries and receipts are kept there.
        </p>
        <LinkButton className="mt-4" to={signInPath(location)}>
          {`Sign in to pay ${formatUsd(props.next.amount)}`}
        </LinkButton>
      </div>
    );
  }
  if (!can_pay) {
    return <p className="mt-6 text-graphite print:hidden">Only the client's own account can pay this.</p>;
  }
  if (!isOpen) {
    return (
      <Button className="mt-6 print:hidden" variant="secondary" onClick={() => setOpen(true)}>
        {`Pay ${props.next.label} now`}
      </Button>
    );
  }
  return <PayForm {...props} />;
}

const newIntent = () => ({ key: crypto.randomUUID(), tokens: new TokenKeeper() });

/** The account's saved cards; the first good one is chosen, and null chooses a new card. */
function useCards() {
  const [cards, setCards] = useState<SavedCard[]>();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const none = () => ({ data: [] as SavedCard[] });
    void api("GET /api/cards", { feedback: "none" })
      .catch(none)
      .then(({ data }) => {
        setCards(data);
        setChosen(data.find((each) => !each.is_expired)?.id ?? null);
      });
  }, []);
  return { cards, chosen, setChosen };
}

/** One payment at a time: what it says meanwhile, and an intent that lasts until its outcome is known. */
function usePaying() {
  const intent = useRef(newIntent());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string>();
  const { isBusy: isPaying, once } = useBusy();
  const [question, setQuestion] = useState<string>();
  const run = (work: () => Promise<void>) =>
    once(async () => {
      setErrors({});
      setNotice(undefined);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isUnknown = error.status === 0 || error.status === 503 || error.code === "in_progress";
        if (!isUnknown) {
          intent.current = newIntent();
          setQuestion(undefined);
        }
        setErrors(error.errors);
        setNotice(error.errors.installment?.[0] ?? error.message);
      }
    });
  return { intent, errors, setErrors, notice, setNotice, isPaying, question, setQuestion, run };
}

type Paying = ReturnType<typeof usePaying>;

/** What follows a charge: the thanks, or the bank's question and its answer. */
function useOutcome({ token, next, onChange }: NextProps, { setNotice, setQuestion }: Paying) {
  const publishableKey = useShop()?.settings.payment.publishable_key ?? null;

  const finish = async ({ proposal: after, action }: Paid): Promise<void> => {
    if (!action) showToast("success", `${formatUsd(next.amount)} paid. Thank you.`);
    if (!action || action.is_processing) return onChange(after);
    if (!publishableKey) return setQuestion(action.payment);
    if (action.client_secret) {
      // whatever happens there, the server asks Stripe itself
      const stripe = await loadStripeClient(publishableKey).catch(() => undefined);
      await stripe?.handleNextAction({ clientSecret: action.client_secret }).catch(() => undefined);
    }
    await confirm(action.payment, undefined);
  };

  const confirm = async (payment: string, accepted: boolean | undefined): Promise<void> => {
    const { data } = await api("POST /api/shared_proposals/{token}/payments/confirm", {
      params: { token },
      body: accepted === undefined ? { payment } : { payment, accepted },
      feedback: "none",
    });
    if (data.action) return setNotice(data.action.message);
    await finish(data);
  };

  return { finish, confirm };
}

function PayForm(props: NextProps) {
  const { token, proposal, next } = props;
  const { cards, chosen, setChosen } = useCards();
  const card = useRef<EnteredCard>(null);
  const bank = useRef<EnteredBank>(null);
  const paying = usePaying();
  const { intent, errors, setErrors, notice, setNotice, isPaying, question, run } = paying;
  const { finish, confirm } = useOutcome(props, paying);

  const pay = () =>
    run(async () => {
      const isSaved = chosen !== null && chosen !== bankChoice;
      const entered = chosen === bankChoice ? bank.current : card.current;
      if (!isSaved && !entered) return setNotice("The payment fields are still loading. One moment, please.");
      const problems = !isSaved && entered ? entered.problems() : {};
      if (Object.keys(problems).length > 0) {
        setErrors(problems);
        return setNotice("Please check the marked fields.");
      }
      const { key, tokens } = intent.current;
      const payment = isSaved
        ? { saved: true as const, card: chosen }
        : {
            token: await tokens.for(entered!, key),
            method: chosen === bankChoice ? ("us_bank_account" as const) : ("card" as const),
          };
      const { data } = await api("POST /api/shared_proposals/{token}/payments", {
        params: { token },
        body: { installment: next.id, payment, expected_amount: next.amount },
        idempotencyKey: key,
        feedback: "none",
      });
      await finish(data);
    });

  if (question) {
    return (
      <BankQuestion
        notice={notice}
        isPaying={isPaying}
        onAnswer={(accepted) => void run(() => confirm(question, accepted))}
      />
    );
  }
  return (
    <form
      noValidate
      className="mt-6 grid max-w-[40rem] gap-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <h3 className="heading">{`Pay ${next.label.toLowerCase()} to ${proposal.showroom.company_name}`}</h3>
      {cards && (
        <PaymentChoice
          cards={cards}
          chosen={chosen}
          onChoose={setChosen}
          card={card}
          bank={bank}
          errors={errors}
          onTyped={() => setErrors({})}
        />
      )}
      <Notice text={notice} />
      <Button type="submit" size="lg" pending={isPaying}>
        {isPaying ? "Paying…" : `Pay ${formatUsd(next.amount)}`}
      </Button>
    </form>
  );
}

function BankQuestion({
  notice,
  isPaying,
  onAnswer,
}: {
  notice: string | undefined;
  isPaying: boolean;
  onAnswer: (accepted: boolean) => void;
}) {
  return (
    <div className="mt-6 max-w-[40rem] print:hidden">
      <p>Your bank wants to confirm it's you. We charge nothing until you confirm.</p>
      <Notice text={notice} />
      <Actions
        className="mt-4"
        out={
          <Button size="lg" variant="secondary" onClick={() => onAnswer(false)}>
            No, cancel the payment
          </Button>
        }
        main={
          <Button size="lg" pending={isPaying} onClick={() => onAnswer(true)}>
            Yes, confirm
          </Button>
        }
      />
    </div>
  );
}

const Notice = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="border-bad border-l-4 py-1 pl-4 font-medium">
      {text}
    </p>
  ) : null;

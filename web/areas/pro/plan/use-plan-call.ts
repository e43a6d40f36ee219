import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import { refreshUser } from "../../../client/session/use-session.ts";
import { useShop } from "../../../client/session/use-showroom.ts";
import { showBankQuestion } from "../../../kit/card/bank-answer.ts";
import type { Choice } from "../../../kit/status/plan-words.ts";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";

type Answer = ReplyOf<"POST /api/plan/change">;
/** What every call that charges answers. */
type Asked = Pick<Answer["data"], "question">;

/**
 * Makes calls that change the plan, one at a time, and shows page and theme as they are then. Where the card's bank
 * asks, Stripe shows its question at once; with test payments the page does.
 */
export function usePlanCall() {
  const { revalidate } = useRevalidator();
  const publishableKey = useShop()?.settings.payment.publishable_key ?? null;
  const { isBusy, once } = useBusy();
  const [refusal, setRefusal] = useState("");
  // a second press repeats the same request, not the charge
  const key = useRef(crypto.randomUUID());

  const run = async (call: () => Promise<{ data: Asked }>, done: string): Promise<boolean> => {
    const isDone = await once(async () => {
      setRefusal("");
      try {
        let { question } = (await call()).data;
        if (question?.client_secret && publishableKey) {
          await showBankQuestion(question.client_secret, publishableKey);
          question = (await confirmCall(question.payment)).data.question;
        }
        key.current = crypto.randomUUID();
        if (!question) showToast("success", done);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // what a lost answer was about is asked for again under the same key
        if (error.status < 500) key.current = crypto.randomUUID();
        setRefusal(Object.values(error.errors)[0]?.[0] ?? error.message);
        return false;
      } finally {
        await Promise.all([revalidate(), refreshUser()]);
      }
    });
    return isDone ?? false;
  };

  return {
    isBusy,
    refusal,
    forgetRefusal: () => setRefusal(""),
    change: (choice: Choice, expected: number, done: string) =>
      run(
        () =>
          api("POST /api/plan/change", {
            body: { choice, expected },
            idempotencyKey: key.current,
            feedback: "none",
          }),
        done,
      ),
    buy: (credits: number, expected: number) =>
      run(
        () =>
          api("POST /api/plan/credits", {
            body: { credits, expected },
            idempotencyKey: key.current,
            feedback: "none",
          }),
        `You have ${credits} more credits.`,
      ),
    pay: () =>
      run(
        () => api("POST /api/plan/pay", { idempotencyKey: key.current, feedback: "none" }),
        "Your plan is paid.",
      ),
    confirm: (payment: string, accepted?: boolean) =>
      run(() => confirmCall(payment, accepted), "Your payment is confirmed."),
  };
}

export type PlanCall = ReturnType<typeof usePlanCall>;

const confirmCall = (payment: string, accepted?: boolean): Promise<Answer> =>
  api("POST /api/plan/confirm", {
    body: accepted === undefined ? { payment } : { payment, accepted },
    feedback: "none",
  });

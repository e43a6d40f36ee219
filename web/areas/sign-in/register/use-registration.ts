import { type RefObject, useRef, useState } from "react";
import { ApiError } from "../../../client/api-call.ts";
import { removeLocal } from "../../../client/session/local-store.ts";
import type { EnteredCard } from "../../../kit/card/entered-card.ts";
import { useFormAge } from "../../../kit/forms/form-age.ts";
import { type ApiForm, textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import type { SignedIn } from "../sign-in-form.tsx";
import { fillIfEmpty } from "./form-texts.ts";
import {
  type RegistrationTexts,
  type Step,
  stepOfErrors,
  stepProblems,
  withoutPayment,
} from "./register-rules.ts";
import { submitRegistration } from "./submit-registration.ts";
import { useStepHistory } from "./use-step-history.ts";

export interface Registration extends Pick<ApiForm, "form" | "errors" | "isSending"> {
  step: Step;
  /** The title of the step, which gets the focus when the step changes. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The card of the payment step; null until its fields are mounted. */
  card: RefObject<EnteredCard | null>;
  /** A counter to remount the payment step. */
  cleared: number;
  /** Goes to the next step, or submits from the last one; stays if something is wrong. */
  advance: () => void;
  back: () => void;
  /** Submits without card and billing address. */
  skipPayment: () => void;
}

/** The state of the three registration steps. `onRegistered` stores the new account. */
export function useRegistration(onRegistered: (reply: SignedIn) => Promise<void>): Registration {
  const { form, errors, setErrors, isSending, send } = useApiForm();
  const [cleared, setCleared] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<EnteredCard>(null);
  const age = useFormAge();

  const begin = () => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  };
  const history = useStepHistory(begin);
  const { step } = history;
  const goTo = (next: Step) => {
    // set before the step renders, which focuses its first invalid field if any
    begin();
    if (next !== step) history.goTo(next);
  };

  const next = () => {
    const element = form.current!;
    const problems = stepProblems(step, textsOf(element));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    fillIfEmpty(element, "shipping_zip_code", "zip_code");
    goTo((step + 1) as Step);
  };

  /** Everything is validated again: a step may have changed since it was left. */
  const register = async (texts: RegistrationTexts, given: EnteredCard | null) => {
    for (const at of [2, 1, 0] as const) {
      const problems = { ...stepProblems(at, texts), ...(at === 2 && given?.problems()) };
      if (Object.keys(problems).length === 0) continue;
      setErrors(problems);
      return goTo(at);
    }
    const reply = await send(async () => submitRegistration(texts, given, await age()).catch(leadToErrors));
    if (!reply) return;
    removeLocal("invitation");
    await onRegistered(reply);
  };

  const leadToErrors = (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422) goTo(stepOfErrors(error.errors));
    throw error;
  };

  const advance = () => {
    if (step < 2) return next();
    const given = card.current?.isGiven() ? card.current : null;
    void register(textsOf(form.current!), given);
  };

  const skipPayment = () => {
    setCleared(cleared + 1);
    void register(withoutPayment(textsOf(form.current!)), null);
  };

  const back = () => goTo((step - 1) as Step);
  return { form, errors, isSending, step, title, card, cleared, advance, back, skipPayment };
}

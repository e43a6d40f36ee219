import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { AddressFields } from "../../address/address-fields.tsx";
import { ApiError } from "../../api-call.ts";
import { useShop } from "../../session/use-showroom.ts";
import { Button } from "../../ui/button.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { SignedIn } from "../sign-in-form.tsx";
import { textsOf, useApiForm } from "../use-api-form.ts";
import { AccountStep } from "./account-step.tsx";
import { copyAddress, fillIfEmpty } from "./form-texts.ts";
import { PaymentStep } from "./payment-step.tsx";
import {
  type Step,
  stepOfErrors,
  stepProblems,
  steps,
  stepTitles,
  withoutPayment,
} from "./register-rules.ts";
import { submitRegistration } from "./submit-registration.ts";

/** The registration in three steps, one form. `onRegistered` takes over the new account. */
export function RegisterForm({ onRegistered }: { onRegistered: (reply: SignedIn) => Promise<void> }) {
  const { form, errors, setErrors, isSending, send } = useApiForm();
  const [step, setStep] = useState<Step>(0);
  /** Counts up to begin the payment step anew. */
  const [cleared, setCleared] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const takesCards = useShop()?.settings.payment.provider !== "stripe";

  const goTo = (next: Step) => {
    setStep(next);
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  };

  const next = () => {
    const element = form.current!;
    const problems = stepProblems(step, textsOf(element));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    fillIfEmpty(element, "shipping_zip_code", "zip_code");
    goTo((step + 1) as Step);
  };

  /** Everything is looked at once more: a step can have been changed since it was left. */
  const register = async (texts: Record<string, string | undefined>) => {
    for (const at of [2, 1, 0] as const) {
      const problems = stepProblems(at, texts);
      if (Object.keys(problems).length === 0) continue;
      setErrors(problems);
      return goTo(at);
    }
    const reply = await send(() => submitRegistration(texts).catch(leadToErrors));
    if (!reply) return;
    goTo(0);
    await onRegistered(reply);
  };

  const leadToErrors = (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422) goTo(stepOfErrors(error.errors));
    throw error;
  };

  const skip = () => {
    setCleared(cleared + 1);
    void register(withoutPayment(textsOf(form.current!)));
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 2) void register(textsOf(event.currentTarget));
        else next();
      }}
    >
      <Stepper label="Steps" steps={steps} current={step} />
      <h2 ref={title} tabIndex={-1} className="heading mt-8 mb-5 text-lg outline-none">
        <span className="sr-only">Step {step + 1} of 3: </span>
        {stepTitles[step]}
        {step === 2 && <span className="font-normal text-graphite"> (optional)</span>}
      </h2>
      <div hidden={step !== 0}>
        <AccountStep errors={errors} />
      </div>
      <div hidden={step !== 1}>
        <AddressFields prefix="shipping_" kind="shipping" errors={errors} hasApartment />
      </div>
      <div hidden={step !== 2}>
        <PaymentStep
          key={cleared}
          errors={errors}
          onUseShipping={() => copyAddress(form.current!, "shipping_", "pay_")}
        />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {step > 0 && (
          <button
            type="button"
            onClick={() => goTo((step - 1) as Step)}
            className="link mr-auto flex min-h-11 items-center gap-2 pr-4"
          >
            <ArrowLeft aria-hidden size={18} />
            Back
          </button>
        )}
        {step === 2 && takesCards && (
          <Button variant="secondary" size="lg" onClick={isSending ? undefined : skip}>
            Skip payment
          </Button>
        )}
        <Button type="submit" size="lg" pending={isSending} className="min-w-40 max-sm:flex-1">
          {step === 2 ? "Done" : "Next"}
        </Button>
      </div>
    </form>
  );
}

import { ArrowLeft } from "lucide-react";
import { AddressFields } from "../../../kit/address/address-fields.tsx";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { TrapField } from "../../../kit/forms/trap-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import type { SignedIn } from "../sign-in-form.tsx";
import { type InvitedPerson, useInvitedPerson } from "../use-invited-person.ts";
import { AccountStep } from "./account-step.tsx";
import { copyAddress } from "./form-texts.ts";
import { PaymentStep } from "./payment-step.tsx";
import { steps, stepTitles } from "./register-rules.ts";
import { type Registration, useRegistration } from "./use-registration.ts";

/** The registration form in three steps. `onRegistered` stores the new account. */
export function RegisterForm({
  invited,
  onRegistered,
}: {
  invited: InvitedPerson | null;
  onRegistered: (reply: SignedIn) => Promise<void>;
}) {
  const registration = useRegistration(onRegistered);
  const { form, errors, step, title, cleared } = registration;
  useInvitedPerson(form, invited);

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        registration.advance();
      }}
    >
      {errors.fax_number && <FormNote>{errors.fax_number[0]}</FormNote>}
      <TrapField name="fax_number" />
      <Stepper label="Steps" steps={steps} current={step} />
      <h2 ref={title} tabIndex={-1} className="heading mt-8 mb-5 text-lg outline-none">
        <span className="sr-only">Step {step + 1} of 3: </span>
        {stepTitles[step]}
        {step === 2 && <span className="font-normal text-graphite"> (optional)</span>}
      </h2>
      <div hidden={step !== 0}>
        <AccountStep invited={invited} errors={errors} />
      </div>
      <div hidden={step !== 1}>
        <AddressFields prefix="shipping_" kind="shipping" errors={errors} hasApartment />
      </div>
      <div hidden={step !== 2}>
        <PaymentStep
          key={cleared}
          isShown={step === 2}
          card={registration.card}
          errors={errors}
          onUseShipping={() => copyAddress(form.current!, "shipping_", "pay_")}
        />
      </div>
      <StepButtons registration={registration} />
    </form>
  );
}

function StepButtons({
  registration: { step, isSending, back, skipPayment },
}: {
  registration: Registration;
}) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      {step > 0 && (
        <button type="button" onClick={back} className="link mr-auto flex min-h-11 items-center gap-2 pr-4">
          <ArrowLeft aria-hidden size={18} />
          Back
        </button>
      )}
      {step === 2 && (
        <Button variant="secondary" size="lg" onClick={isSending ? undefined : skipPayment}>
          Skip payment
        </Button>
      )}
      <Button type="submit" size="lg" pending={isSending} className="min-w-40 max-sm:flex-1">
        {step === 2 ? "Done" : "Next"}
      </Button>
    </div>
  );
}

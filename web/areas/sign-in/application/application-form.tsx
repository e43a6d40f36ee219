import { type ReactNode, useId } from "react";
import { useShop } from "../../../client/session/use-showroom.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { TrapField } from "../../../kit/forms/trap-field.tsx";
import { Consent } from "../../../kit/sign-in/consent.tsx";
import { Button } from "../../../ui/button.tsx";
import { type InvitedPerson, useInvitedPerson } from "../use-invited-person.ts";
import type { ApplicationForm as Application } from "./use-application.ts";

/** The form around the parts of an application: consent, the bot trap, and the button. */
export function ApplicationForm({
  application,
  invited,
  isEarly,
  children,
}: {
  application: Application;
  invited: InvitedPerson | null;
  /** It was sent before hydration. */
  isEarly: boolean;
  children: ReactNode;
}) {
  const { form, errors, isSending, submit } = application;
  useInvitedPerson(form, invited);
  const email = useShop()?.settings.contact.email;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="relative grid gap-10">
      <noscript>
        <FormNote>
          You need JavaScript to apply. Please turn it on and reload this page, or write to {email}.
        </FormNote>
      </noscript>
      {isEarly && <FormNote>The page was still loading. Please fill in the form again.</FormNote>}
      {errors.fax_number && <FormNote>{errors.fax_number[0]}</FormNote>}
      {children}
      <div className="grid gap-5">
        <Consent error={errors.agree?.[0]} />
        <TrapField name="fax_number" />
        <Button type="submit" size="lg" pending={isSending} className="justify-self-start max-sm:w-full">
          Send application
        </Button>
      </div>
    </form>
  );
}

/** One part of the form under its own heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="heading border-ink border-t pt-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

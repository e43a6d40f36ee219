import { useShop } from "../../../client/session/use-showroom.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useFocusOnSight } from "./use-application.ts";

/** Shown instead of the form once it was sent: what happens next, and how you hear from us. */
export function ApplicationSent({ email, next }: { email: string; next: string }) {
  const title = useFocusOnSight();
  const hasMailbox = useShop()?.settings.has_dev_mailbox ?? false;
  return (
    <section className="border-hairline border-y py-10">
      <h2 ref={title} tabIndex={-1} className="heading text-lg outline-none">
        Thank you, we have your application
      </h2>
      <div className="mt-3 grid max-w-[58ch] gap-3">
        <p>
          We'll review it within 24 hours and write to <strong className="font-semibold">{email}</strong>. We
          also sent you an email. Open it to confirm your address.
        </p>
        <p className="text-graphite">{next}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/">Back to Home</LinkButton>
        {hasMailbox && (
          <LinkButton to={`/dev/mailbox?${new URLSearchParams({ to: email })}`} variant="secondary">
            Open the development mailbox
          </LinkButton>
        )}
      </div>
    </section>
  );
}

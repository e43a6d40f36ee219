import { clsx } from "clsx";
import { Link } from "react-router";
import type { Mail } from "../../../../contract/identity/accounts.ts";
import { formatDateTime } from "../../../ui/format.ts";

/** Subjects and recipients, newest first. */
export function MailList({
  mails,
  to,
  current,
  className,
}: {
  mails: readonly Pick<Mail, "id" | "to" | "subject" | "created_at">[];
  /** What was searched for. */
  to: string;
  /** Id of the email that is shown beside it. */
  current: string;
  className?: string;
}) {
  return (
    <nav aria-label="Mails" className={className}>
      <ul className="border-hairline border-t lg:max-h-[48rem] lg:overflow-y-auto">
        {mails.map((mail) => (
          <li key={mail.id} className="border-hairline border-b">
            <Link
              to={`/dev/mailbox?${new URLSearchParams({ ...(to && { to }), mail: mail.id })}`}
              aria-current={mail.id === current ? "true" : undefined}
              className={clsx(
                "block px-4 py-3 -outline-offset-2 hover:bg-sunk",
                mail.id === current && "lg:bg-sunk lg:shadow-[inset_3px_0_0_var(--color-ink)]",
              )}
            >
              <span className="block font-semibold">{mail.subject}</span>
              <span className="block truncate text-graphite text-sm">{mail.to}</span>
              <span className="figures block text-graphite text-sm">{formatDateTime(mail.created_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

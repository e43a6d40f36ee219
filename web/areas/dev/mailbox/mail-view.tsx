import { ArrowLeft, Paperclip } from "lucide-react";
import { Link } from "react-router";
import type { Mail } from "../../../../contract/identity/accounts.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { formatBytes } from "../../../ui/format-bytes.ts";

/** An email as rendered, its links, and its text version. */
export function MailView({ mail, back, className }: { mail: Mail; back: string; className?: string }) {
  return (
    <article className={className} aria-labelledby="mail-subject">
      <Link to={back} className="link mb-4 inline-flex min-h-11 items-center gap-2 lg:hidden">
        <ArrowLeft aria-hidden size={18} />
        All emails
      </Link>
      <h2 id="mail-subject" className="heading text-lg">
        {mail.subject}
      </h2>
      <p className="mt-1 text-graphite text-sm">
        To <span className="text-ink">{mail.to}</span>,{" "}
        <span className="figures">{formatDateTime(mail.created_at)}</span>
      </p>
      <ul className="mt-4 grid gap-1 text-sm">
        {mail.links.map((link) => (
          <li key={link}>
            <a href={link} className="link code inline-block break-all py-1">
              {link}
            </a>
          </li>
        ))}
      </ul>
      {mail.attachments.length > 0 && (
        <ul aria-label="Attachments" className="mt-3 flex flex-wrap gap-3 text-sm">
          {mail.attachments.map(({ name, bytes }) => (
            <li key={name}>
              <a
                href={`/api/dev/mailbox/${mail.id}/${encodeURIComponent(name)}`}
                className="link inline-flex min-h-11 items-center gap-2"
              >
                <Paperclip aria-hidden size={16} />
                {`${name} (${formatBytes(bytes)})`}
              </a>
            </li>
          ))}
        </ul>
      )}
      <iframe
        key={mail.id}
        title={`Mail: ${mail.subject}`}
        srcDoc={inFrame(mail.html)}
        // No scripts, no forms; a link leaves the frame when somebody presses it.
        sandbox="allow-top-navigation-by-user-activation"
        className="mt-4 h-[44rem] w-full border border-hairline"
      />
      <Disclosure summary="As text" className="mt-4">
        <pre className="code overflow-x-auto whitespace-pre-wrap text-sm">{mail.text}</pre>
      </Disclosure>
    </article>
  );
}

/** Links in the frame open in the page around it. */
const inFrame = (html: string): string => html.replace("<head>", '<head><base target="_top">');

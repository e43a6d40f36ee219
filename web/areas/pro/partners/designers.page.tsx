import { useState } from "react";
import { Link } from "react-router";
import { type HireStatus, hireStatuses } from "../../../../contract/design/hire-words.ts";
import type { PartnerDesigner } from "../../../../contract/showrooms/partners.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { InviteDialog } from "../crm/invitations/invite-dialog.tsx";
import type { Route } from "./+types/designers.page.ts";

export const meta = titled("Designers");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/pro/designers")).data;
}

type Open = ReplyOf<"GET /api/pro/designers">["data"]["open"];

/** Designers that a showroom works with: who invited them, and what they do with it. */
export default function DesignersPage({ loaderData: { designers, open } }: Route.ComponentProps) {
  const [isInviting, setInviting] = useState(false);
  useStart(() => setInviting(true));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Designers</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/pros?kind=designer" variant="secondary">
            Find a designer
          </LinkButton>
          <Button onClick={() => setInviting(true)}>Invite a designer</Button>
        </div>
      </div>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Designers see what you or a customer share with them. They never see your trade prices.
      </p>
      {designers.length === 0 ? (
        <EmptyState className="mt-8" title="No designers yet">
          Invite a designer you work with, or hire one from the directory for one of your projects.
        </EmptyState>
      ) : (
        <ul aria-label="Designers" className="mt-8 border-hairline border-t">
          {designers.map((designer) => (
            <Designer key={designer.id} designer={designer} />
          ))}
        </ul>
      )}
      {open.length > 0 && <OpenInvitations open={open} />}
      <InviteDialog isOpen={isInviting} kind="designer" onClose={() => setInviting(false)} />
    </>
  );
}

function Designer({
  designer: { id, name, business, place, is_listed, invited, work },
}: {
  designer: PartnerDesigner;
}) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-hairline border-b py-5 md:grid-cols-[1fr_1.4fr_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold">{business || name}</h2>
        <p className="text-graphite text-sm">{[business && name, place].filter(Boolean).join(" · ")}</p>
        <p className="mt-1 text-graphite text-sm">{cameBy(invited)}</p>
      </div>
      <div className="min-w-0">
        {work.length === 0 && <p className="text-graphite text-sm">No requests or projects together yet.</p>}
        {work.length > 0 && (
          <ul aria-label={`Work with ${name}`} className="grid gap-2">
            {work.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                {one.link ? (
                  <Link
                    to={one.link}
                    className="link inline-flex min-h-6 font-medium pointer-coarse:min-h-11 pointer-coarse:items-center"
                  >
                    {one.title}
                  </Link>
                ) : (
                  <span className="font-medium">{one.title}</span>
                )}
                <Badge tone={tones[one.status]}>{hireStatuses[one.status]}</Badge>
                <span className="text-graphite">{one.customer ? `for ${one.customer}` : "your request"}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {is_listed ? (
        <LinkButton
          to={`/pros/${id}/ask`}
          variant="secondary"
          aria-label={`Hire ${name}`}
          className="self-start"
        >
          Hire
        </LinkButton>
      ) : (
        <p className="max-w-40 text-graphite text-sm">Not in the directory, so you can't hire them here.</p>
      )}
    </li>
  );
}

const tones: Record<HireStatus, Tone> = {
  requested: "warn",
  accepted: "good",
  declined: "neutral",
  withdrawn: "neutral",
  finished: "neutral",
};

function cameBy(invited: PartnerDesigner["invited"]): string {
  if (!invited) return "Hired from the directory";
  const how = invited.way === "mail" ? "an email" : "a link";
  const from = invited.by ? ` from ${invited.by}` : "";
  const what = invited.is_new_account ? "Signed up through" : "Accepted";
  return `${what} ${how}${from} on ${formatDate(invited.at)}`;
}

function OpenInvitations({ open }: { open: Open }) {
  return (
    <section aria-labelledby="open-invitations" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="open-invitations" className="heading text-lg">
          Invited
        </h2>
        <Link
          to="/account/clients/invitations?kind=designer"
          className="link inline-flex min-h-11 items-center"
        >
          All invitations
        </Link>
      </div>
      <ul className="mt-2 border-hairline border-t">
        {open.map(({ id, full_name, email, way, sent_at, expires_at, was_opened }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-hairline border-b py-3"
          >
            <span className="min-w-0 flex-1 basis-56 break-words font-medium">
              {full_name || email || (way === "link" ? "Invitation link" : "Invitation")}
              {full_name && email && <span className="block font-normal text-graphite text-sm">{email}</span>}
            </span>
            <Badge tone={was_opened ? "good" : "neutral"}>{was_opened ? "Opened" : "Sent"}</Badge>
            <span className="text-graphite text-sm">
              {`Sent ${formatDate(sent_at)}, expires ${formatDate(expires_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

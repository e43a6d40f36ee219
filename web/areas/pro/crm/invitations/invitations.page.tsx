import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import {
  type InvitationState,
  invitationStates,
  invitedKinds,
} from "../../../../../contract/identity/team-roles.ts";
import type { Invitation } from "../../../../../contract/showrooms/invitations.ts";
import { invitationSorts } from "../../../../../contract/sorts.ts";
import { api } from "../../../../client/api.ts";
import { useChange } from "../../../../kit/forms/use-call.ts";
import { useStart } from "../../../../kit/forms/use-start.ts";
import type { DataColumn } from "../../../../kit/lists/data-table.tsx";
import { choiceIn, sortIn, wordsIn } from "../../../../kit/lists/list-address.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../../kit/lists/list-filter.tsx";
import { ListPage } from "../../../../kit/lists/list-page.tsx";
import { listSource } from "../../../../kit/lists/list-source.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { formatDate, isoDay, plural } from "../../../../ui/format.ts";
import type { Route } from "./+types/invitations.page.ts";
import { InviteDialog } from "./invite-dialog.tsx";

export const meta = titled("Invitations");

const invitations = listSource(
  "GET /api/pro/invitations",
  (search) => ({
    kind: choiceIn(search, "kind", invitedKinds),
    state: choiceIn(search, "state", invitationStates),
    q: wordsIn(search),
    sort: sortIn(search, invitationSorts),
  }),
  (list) => list,
);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => invitations.load(request);

/** Whom the pro invited, and what became of it. */
export default function InvitationsPage({ loaderData: list }: Route.ComponentProps) {
  const [isInviting, setInviting] = useState(false);
  useStart(() => setInviting(true));
  return (
    <>
      <Link to="/account/clients" className="link inline-flex min-h-11 items-center text-sm">
        All clients
      </Link>
      <ListPage
        title="Invitations"
        actions={
          <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        }
        filter={
          <ListFilter className="sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_auto]">
            <ChoiceField label="Invited as" name="kind" options={invitedKinds} />
            <ChoiceField label="Status" name="state" options={invitationStates} />
            <SearchField label="Name or email" />
          </ListFilter>
        }
        table="invitations"
        source={invitations}
        list={list}
        counted={plural(list.total, "invitation")}
        columns={columns}
        sort={{ key: "sent", direction: "desc" }}
        none={{
          title: "No invitations yet",
          children: (
            <>
              Invite clients, designers and vendors by email, link or QR code. Your Showroom ID is filled in
              for them, and you see who joined.
            </>
          ),
        }}
        noMatch="No matching invitations."
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

const tones: Partial<Record<InvitationState, Tone>> = { joined: "good", bounced: "bad", expired: "warn" };
const nameOf = ({ full_name, email, kind }: Invitation) =>
  full_name || email || `Link for ${kind === "team" ? "the team" : `${invitedKinds[kind].toLowerCase()}s`}`;

const columns: DataColumn<Invitation>[] = [
  {
    key: "who",
    title: "Invited",
    priority: 1,
    sortKey: "name",
    text: (invitation) => invitation.client?.full_name ?? nameOf(invitation),
    cell: (invitation) => (
      <>
        {invitation.client ? (
          <Link
            to={`/account/clients/${invitation.client.id}`}
            className="link inline-flex min-h-6 font-medium"
          >
            {invitation.client.full_name}
          </Link>
        ) : (
          <span className="font-medium">{nameOf(invitation)}</span>
        )}
        {invitation.email && nameOf(invitation) !== invitation.email && (
          <span className="block break-all text-graphite text-sm">{invitation.email}</span>
        )}
      </>
    ),
  },
  {
    key: "kind",
    title: "Invited as",
    priority: 3,
    sortKey: "kind",
    text: ({ kind }) => (kind === "team" ? "Team" : invitedKinds[kind]),
    cell: ({ kind }) => (kind === "team" ? "Team" : invitedKinds[kind]),
  },
  {
    key: "state",
    title: "Status",
    text: ({ state }) => invitationStates[state],
    cell: ({ state, way, joined }) => (
      <Badge tone={tones[state] ?? "neutral"}>
        {way === "link" && joined.length > 0 ? `${joined.length} joined` : invitationStates[state]}
      </Badge>
    ),
  },
  {
    key: "sent",
    title: "Sent",
    sortKey: "sent",
    text: ({ sent_at }) => isoDay(sent_at),
    cell: ({ sent_at, sends }) => (
      <span className="figures">{`${formatDate(sent_at)}${sends > 1 ? `, ${sends} times` : ""}`}</span>
    ),
  },
  {
    key: "expires",
    title: "Expires",
    priority: 3,
    sortKey: "expires",
    text: ({ expires_at }) => isoDay(expires_at),
    cell: ({ expires_at }) => <span className="figures">{formatDate(expires_at)}</span>,
  },
  { key: "email", title: "Email", isHidden: true, cell: ({ email }) => email, text: ({ email }) => email },
  { key: "acts", title: "Actions", cell: (invitation) => <Acts invitation={invitation} /> },
];

function Acts({ invitation }: { invitation: Invitation }) {
  const { change } = useChange();
  if (!invitation.is_open) return null;
  const params = { id: invitation.id };
  const name = nameOf(invitation);
  return (
    <span className="flex flex-wrap gap-2">
      {invitation.way === "mail" && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Resend the invitation to ${name}`}
          onClick={() => void change(() => api("POST /api/pro/invitations/{id}/resend", { params }))}
        >
          Resend
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Cancel the invitation to ${name}`}
        onClick={() => void change(() => api("POST /api/pro/invitations/{id}/cancel", { params }))}
      >
        Cancel
      </Button>
    </span>
  );
}

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Invitation } from "../../../contract/invitations.ts";
import {
  type InvitationState,
  type InvitedKind,
  invitationStates,
  invitedKinds,
} from "../../../contract/team-roles.ts";
import { ListFilter } from "../../account/admin/list-filter.tsx";
import { api } from "../../api.ts";
import { useOfficeCall } from "../../office/office-call.ts";
import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate, plural } from "../../ui/format.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type DataColumn, DataTable } from "../../work/data-table.tsx";
import type { Route } from "./+types/invitations.page.ts";
import { InviteDialog } from "./invite-dialog.tsx";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Invitations", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [kind, state] = [search.get("kind") ?? "", search.get("state") ?? ""];
  const { data } = await signedInApi(request)("GET /api/pro/invitations", {
    query: {
      page: Number(search.get("page")) || 1,
      per_page: 25,
      kind: Object.hasOwn(invitedKinds, kind) ? (kind as InvitedKind) : undefined,
      state: Object.hasOwn(invitationStates, state) ? (state as InvitationState) : undefined,
    },
  });
  return data;
}
clientLoader.hydrate = true as const;

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));

/** Whom the pro invited, and what became of it. */
export default function InvitationsPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const isFiltered = ["kind", "state"].some((name) => search.get(name));
  return (
    <>
      <Link to="/account/clients" className="link inline-flex min-h-11 items-center text-sm">
        All clients
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Invitations</h1>
        <Button icon={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
          Invite someone
        </Button>
      </div>
      {list.total === 0 && !isFiltered ? (
        <EmptyState className="mt-8" title="No invitations yet">
          Invite clients, designers and vendors by email, link or QR code. Your Showroom ID is filled in for
          them, and you see who joined.
        </EmptyState>
      ) : (
        <>
          <ListFilter className="sm:grid-cols-[1fr_1fr_auto]">
            <Select
              label="Who"
              name="kind"
              placeholder="All"
              defaultValue={search.get("kind") ?? ""}
              options={options(invitedKinds)}
            />
            <Select
              label="State"
              name="state"
              placeholder="All"
              defaultValue={search.get("state") ?? ""}
              options={options(invitationStates)}
            />
          </ListFilter>
          <p className="figures mt-8 text-graphite text-sm">{plural(list.total, "invitation")}</p>
          <DataTable
            caption="Invitations"
            className="mt-2"
            columns={columns}
            rows={list.data}
            rowKey={({ id }) => id}
            empty="No invitation matches."
          />
          <div className="mt-8">
            <Pagination page={list.current_page} lastPage={list.last_page} />
          </div>
        </>
      )}
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
    title: "Who",
    priority: 1,
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
    title: "As",
    priority: 3,
    cell: ({ kind }) => (kind === "team" ? "Team" : invitedKinds[kind]),
  },
  {
    key: "state",
    title: "State",
    cell: ({ state, way, joined }) => (
      <Badge tone={tones[state] ?? "neutral"}>
        {way === "link" && joined.length > 0 ? `${joined.length} joined` : invitationStates[state]}
      </Badge>
    ),
  },
  {
    key: "sent",
    title: "Sent",
    cell: ({ sent_at, sends }) => (
      <span className="figures">{`${formatDate(sent_at)}${sends > 1 ? `, ${sends} times` : ""}`}</span>
    ),
  },
  {
    key: "expires",
    title: "Good until",
    priority: 3,
    cell: ({ expires_at }) => <span className="figures">{formatDate(expires_at)}</span>,
  },
  { key: "acts", title: "Actions", cell: (invitation) => <Acts invitation={invitation} /> },
];

function Acts({ invitation }: { invitation: Invitation }) {
  const call = useOfficeCall();
  if (!invitation.is_open) return null;
  const params = { id: invitation.id };
  const name = nameOf(invitation);
  return (
    <span className="flex flex-wrap gap-2">
      {invitation.way === "mail" && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Send the invitation of ${name} again`}
          onClick={() => void call(() => api("POST /api/pro/invitations/{id}/resend", { params }))}
        >
          Send again
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Cancel the invitation of ${name}`}
        onClick={() => void call(() => api("POST /api/pro/invitations/{id}/cancel", { params }))}
      >
        Cancel
      </Button>
    </span>
  );
}

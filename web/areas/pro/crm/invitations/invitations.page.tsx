import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import {
  type InvitationState,
  type InvitedKind,
  invitationStates,
  invitedKinds,
} from "../../../../../contract/identity/team-roles.ts";
import type { Invitation } from "../../../../../contract/showrooms/invitations.ts";
import { invitationSorts } from "../../../../../contract/sorts.ts";
import { api } from "../../../../client/api.ts";
import type { ReplyOf } from "../../../../client/api-call.ts";
import { routeRoles } from "../../../../client/session/role-of-route.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { useChange } from "../../../../kit/forms/use-call.ts";
import { useStart } from "../../../../kit/forms/use-start.ts";
import { type DataColumn, DataTable } from "../../../../kit/lists/data-table.tsx";
import { ListBar } from "../../../../kit/lists/list-bar.tsx";
import { filePageSize } from "../../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../../kit/lists/list-filter.tsx";
import { ListFoot } from "../../../../kit/lists/list-foot.tsx";
import { listPage } from "../../../../kit/lists/list-page.ts";
import { ListTools, useListView } from "../../../../kit/lists/list-tools.tsx";
import { sortIn } from "../../../../kit/lists/view-contents.ts";
import { pageTitle } from "../../../../kit/page/page-title.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { formatDate, isoDay, plural } from "../../../../ui/format.ts";
import { Select } from "../../../../ui/select.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { Route } from "./+types/invitations.page.ts";
import { InviteDialog } from "./invite-dialog.tsx";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Invitations", matches) },
  { name: "robots", content: "noindex" },
];

function queryOf(search: URLSearchParams) {
  const [kind, state] = [search.get("kind") ?? "", search.get("state") ?? ""];
  return {
    kind: Object.hasOwn(invitedKinds, kind) ? (kind as InvitedKind) : undefined,
    state: Object.hasOwn(invitationStates, state) ? (state as InvitationState) : undefined,
    q: search.get("q")?.trim().slice(0, 80) || undefined,
    sort: sortIn(search, invitationSorts),
  };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { ...queryOf(search), ...listPage(search) };
  return (await signedInApi(request)("GET /api/pro/invitations", { query })).data;
}
clientLoader.hydrate = true as const;

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));

/** Whom the pro invited, and what became of it. */
export default function InvitationsPage({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  useStart(() => setInviting(true));
  const isFiltered = ["kind", "state", "q"].some((name) => search.get(name));
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
          <ListFilter className="sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_auto]">
            <Select
              label="Invited as"
              name="kind"
              placeholder="All"
              defaultValue={search.get("kind") ?? ""}
              options={options(invitedKinds)}
            />
            <Select
              label="Status"
              name="state"
              placeholder="All"
              defaultValue={search.get("state") ?? ""}
              options={options(invitationStates)}
            />
            <TextField
              label="Name or email"
              name="q"
              type="search"
              maxLength={80}
              defaultValue={search.get("q") ?? ""}
            />
          </ListFilter>
          <Found list={list} search={search} />
        </>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

function Found({
  list,
  search,
}: {
  list: ReplyOf<"GET /api/pro/invitations">["data"];
  search: URLSearchParams;
}) {
  const view = useListView("invitations", columns);
  return (
    <>
      <ListBar total={plural(list.total, "invitation")}>
        <ListTools
          view={view}
          load={async (page) => {
            const query = { ...queryOf(search), page, per_page: filePageSize };
            return (await api("GET /api/pro/invitations", { query })).data;
          }}
          rowKey={({ id }) => id}
        />
      </ListBar>
      <DataTable
        caption="Invitations"
        className="mt-2"
        columns={view.columns}
        rows={list.data}
        rowKey={({ id }) => id}
        sort={view.sort ?? { key: "sent", direction: "desc" }}
        onSort={view.onSort}
        empty="No matching invitations."
      />
      <ListFoot list={list} />
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

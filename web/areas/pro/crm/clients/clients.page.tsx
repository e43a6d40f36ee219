import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  type ClientSource,
  type ClientStage,
  clientSources,
  clientStages,
} from "../../../../../contract/showrooms/client-stages.ts";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { clientSorts } from "../../../../../contract/sorts.ts";
import { api } from "../../../../client/api.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { useStart } from "../../../../kit/forms/use-start.ts";
import { filePageSize } from "../../../../kit/lists/list-file.ts";
import { ListFilter } from "../../../../kit/lists/list-filter.tsx";
import { listPage } from "../../../../kit/lists/list-page.ts";
import { ExportMenu } from "../../../../kit/lists/list-tools.tsx";
import { sortIn } from "../../../../kit/lists/view-contents.ts";
import { titled } from "../../../../kit/page/page-title.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceLinks } from "../../../../ui/choice-links.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Select } from "../../../../ui/select.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { Route } from "./+types/clients.page.ts";
import { Board, StageLists } from "./client-board.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { ClientList, clientColumns } from "./client-list.tsx";
import { useMoveClient } from "./move-client.ts";

export const meta = titled("Clients");

const oneOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, text: string | null) =>
  text !== null && Object.hasOwn(words, text) ? (text as Key) : undefined;

function queryOf(search: URLSearchParams) {
  const due = search.get("due");
  return {
    q: search.get("q")?.trim() || undefined,
    source: oneOf<ClientSource>(clientSources, search.get("source")),
    due: due === "late" || due === "week" ? due : undefined,
  } as const;
}

function listQueryOf(search: URLSearchParams) {
  const archived: "yes" | "no" = search.get("view") === "archive" ? "yes" : "no";
  const stage = oneOf<ClientStage>(clientStages, search.get("stage"));
  return { ...queryOf(search), stage, archived, sort: sortIn(search, clientSorts) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const api = signedInApi(request);
  if (search.get("view")) {
    const query = { ...listQueryOf(search), ...listPage(search) };
    return { list: (await api("GET /api/pro/clients", { query })).data, board: null };
  }
  return { board: (await api("GET /api/pro/clients/board", { query: queryOf(search) })).data, list: null };
}

/** Everybody who came to the pro's showroom, from the first contact to the paid order. */
export default function ClientsPage({ loaderData: { board, list } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  useStart(() => setAdding(true));
  const move = useMoveClient();
  const isFiltered = ["q", "source", "due", "stage"].some((name) => search.get(name));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Clients</h1>
        <div className="flex flex-wrap items-center gap-3">
          {board && <ExportMenu name="clients" columns={clientColumns} load={pageOf(search)} rowKey={idOf} />}
          <LinkButton to="/account/clients/import" variant="secondary">
            Import
          </LinkButton>
          <LinkButton to="/account/clients/invitations" variant="secondary">
            Invitations
          </LinkButton>
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => setAdding(true)}>
            Add client
          </Button>
        </div>
      </div>
      <Views search={search} />
      <Filter search={search} />
      {list && <ClientList list={list} load={pageOf(search)} />}
      {board && board.total === 0 && <NoClients />}
      {board && board.total > 0 && isFiltered && board.stages.every(({ total }) => total === 0) && (
        <NoMatch />
      )}
      {board?.stages.some(({ total }) => total > 0) && (
        <>
          <Board stages={board.stages} onMove={move} />
          <StageLists stages={board.stages} onMove={move} />
        </>
      )}
      <ClientDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => void navigate(`/account/clients/${id}`)}
      />
    </>
  );
}

function Views({ search }: { search: URLSearchParams }) {
  const view = search.get("view");
  return (
    <ChoiceLinks
      label="Views"
      choices={[
        { label: "Board", to: "/account/clients", isCurrent: !view },
        { label: "List", to: "/account/clients?view=list", isCurrent: view === "list" },
        { label: "Archive", to: "/account/clients?view=archive", isCurrent: view === "archive" },
      ]}
    />
  );
}

function Filter({ search }: { search: URLSearchParams }) {
  const view = search.get("view");
  return (
    <ListFilter
      className={
        view
          ? "grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
          : "grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
      }
    >
      {view && <input type="hidden" name="view" value={view} />}
      <TextField
        className="max-lg:col-span-2"
        label="Name, email, phone or address"
        name="q"
        type="search"
        defaultValue={search.get("q") ?? ""}
      />
      {view && (
        <Select
          className="max-lg:col-span-2"
          label="Stage"
          name="stage"
          placeholder="All"
          defaultValue={search.get("stage") ?? ""}
          options={Object.entries(clientStages).map(([value, text]) => ({ value, text }))}
        />
      )}
      <Select
        label="Next step"
        name="due"
        placeholder="All"
        defaultValue={search.get("due") ?? ""}
        options={[
          { value: "late", text: "Overdue" },
          { value: "week", text: "Due within 7 days" },
        ]}
      />
      <Select
        label="Source"
        name="source"
        placeholder="All"
        defaultValue={search.get("source") ?? ""}
        options={Object.entries(clientSources).map(([value, text]) => ({ value, text }))}
      />
    </ListFilter>
  );
}

const idOf = ({ id }: Client) => id;

/** A page of what the filter finds, for a file. */
const pageOf = (search: URLSearchParams) => async (page: number) =>
  (await api("GET /api/pro/clients", { query: { ...listQueryOf(search), page, per_page: filePageSize } }))
    .data;

const NoClients = () => (
  <EmptyState
    className="mt-8"
    title="No clients yet"
    action={
      <>
        <LinkButton to="/account/clients/invitations">Invite a client</LinkButton>
        <LinkButton to="/account/clients/import" variant="secondary">
          Import contacts
        </LinkButton>
      </>
    }
  >
    People who leave their details in your showroom, order, or accept your invitation show up here
    automatically. You can also add people yourself.
  </EmptyState>
);

const NoMatch = () => (
  <EmptyState
    className="mt-8"
    title="No matching clients"
    action={
      <LinkButton to="/account/clients" variant="secondary">
        See all
      </LinkButton>
    }
  >
    Change the search or the filters, or look in the archive.
  </EmptyState>
);

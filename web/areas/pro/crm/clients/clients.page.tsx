import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { clientSources, clientStages } from "../../../../../contract/showrooms/client-stages.ts";
import type { Client } from "../../../../../contract/showrooms/clients.ts";
import { signedInApi } from "../../../../client/session/signed-in.ts";
import { useStart } from "../../../../kit/forms/use-start.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../../kit/lists/list-filter.tsx";
import { ExportMenu } from "../../../../kit/lists/list-tools.tsx";
import { titled } from "../../../../kit/page/page-title.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceLinks } from "../../../../ui/choice-links.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import type { Route } from "./+types/clients.page.ts";
import { Board, StageLists } from "./client-board.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { ClientList, clientColumns } from "./client-list.tsx";
import { clients, dues, filterIn } from "./clients-source.ts";
import { useMoveClient } from "./move-client.ts";

export const meta = titled("Clients");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (search.get("view")) return { list: await clients.load(request), board: null };
  const { data } = await signedInApi(request)("GET /api/pro/clients/board", { query: filterIn(search) });
  return { board: data, list: null };
}

/** Everybody who came to the pro's showroom, from the first contact to the paid order. */
export default function ClientsPage({ loaderData: { board, list } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  useStart(() => setAdding(true));
  const move = useMoveClient();
  const isEmpty = board?.total === 0;
  const isFiltered = ["q", "source", "due", "stage"].some((name) => search.get(name));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Clients</h1>
        <div className="flex flex-wrap items-center gap-3">
          {board && !isEmpty && (
            <ExportMenu name="clients" columns={clientColumns} load={clients.pagesOf(search)} rowKey={idOf} />
          )}
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
      {!isEmpty && <Filter isBoard={board !== null} />}
      {list && <ClientList list={list} />}
      {isEmpty && <NoClients />}
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

function Filter({ isBoard }: { isBoard: boolean }) {
  const [search] = useSearchParams();
  return (
    <ListFilter
      className={clsx(
        "grid-cols-2",
        isBoard ? "lg:grid-cols-[2fr_1fr_1fr_auto]" : "lg:grid-cols-[2fr_1fr_1fr_1fr_auto]",
      )}
    >
      {!isBoard && <input type="hidden" name="view" value={search.get("view") ?? ""} />}
      <SearchField className="max-lg:col-span-2" label="Name, email, phone or address" />
      {!isBoard && (
        <ChoiceField className="max-lg:col-span-2" label="Stage" name="stage" options={clientStages} />
      )}
      <ChoiceField label="Next step" name="due" options={dues} />
      <ChoiceField label="Source" name="source" options={clientSources} />
    </ListFilter>
  );
}

const idOf = ({ id }: Client) => id;

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

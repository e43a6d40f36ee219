import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ProProject } from "../../../../contract/design/pro-projects.ts";
import { proProjectSorts } from "../../../../contract/sorts.ts";
import { api } from "../../../client/api.ts";
import { useStart } from "../../../kit/forms/use-start.ts";
import type { DataColumn } from "../../../kit/lists/data-table.tsx";
import { choiceIn, listPage, sortIn, wordsIn } from "../../../kit/lists/list-address.ts";
import { ListFilter, SearchField } from "../../../kit/lists/list-filter.tsx";
import { ListPart } from "../../../kit/lists/list-page.tsx";
import { listSource } from "../../../kit/lists/list-source.ts";
import { LoadFailure } from "../../../kit/page/load-failure.tsx";
import { useLoaded } from "../../../kit/page/use-loaded.ts";
import { NewProjectDialog } from "../../../kit/projects/new-project-dialog.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { formatCount, formatDate, isoDay, plural } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { loadRooms } from "../list/load-projects.ts";
import { RoomCards } from "../list/room-cards.tsx";

const whoseIn = (search: URLSearchParams) => choiceIn(search, "whose", { clients: 1, own: 1 });

const queryOf = (search: URLSearchParams) => ({
  q: wordsIn(search),
  whose: whoseIn(search),
  archived: search.get("archived") === "1" ? ("1" as const) : ("0" as const),
  sort: sortIn(search, proProjectSorts),
});

const projects = listSource("GET /api/pro/projects", queryOf, (list) => list);

/** The list that the address asks for; the former one stays until it is there. */
function useProjects() {
  const [search] = useSearchParams();
  return useLoaded(
    search.toString(),
    async (signal) => {
      const query = { ...queryOf(search), ...listPage(search) };
      return (await api("GET /api/pro/projects", { query, signal, feedback: "none" })).data;
    },
    true,
  );
}

/** The projects that a pro works on, with clients and of the own, and the pro's rooms. */
export default function ProProjects() {
  const [search] = useSearchParams();
  const [isNew, setNew] = useState(false);
  useStart(() => setNew(true));
  const { loaded, reload } = useProjects();
  const list = loaded.state === "ready" ? loaded.data : undefined;
  const error = loaded.state === "failed" ? loaded.error : undefined;
  const rooms = useLoaded("rooms", loadRooms);
  const isPlain = !search.get("q") && !search.get("whose") && search.get("archived") !== "1";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Projects</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/visualize" variant="secondary">
            Design a room
          </LinkButton>
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => setNew(true)}>
            New project
          </Button>
        </div>
      </div>
      <Whose search={search} />
      {error && (
        <div className="mt-8">
          <LoadFailure error={error} title="We couldn't load your projects" onRetry={reload} />
        </div>
      )}
      {!list && !error && (
        <>
          <Loading>Loading your projects</Loading>
          <Skeleton className="mt-8 h-64" />
        </>
      )}
      {list?.total === 0 && isPlain && (
        <EmptyState
          className="mt-8"
          title="No projects yet"
          action={
            <>
              <Button onClick={() => setNew(true)}>New project</Button>
              <LinkButton to="/account/clients" variant="secondary">
                Clients
              </LinkButton>
            </>
          }
        >
          Start one for a client. You can both add products and rooms, and you can propose selections.
          Projects that clients share with you show up here too.
        </EmptyState>
      )}
      {list && (list.total > 0 || !isPlain) && (
        <>
          <ListFilter className="sm:grid-cols-[minmax(0,28rem)_max-content]">
            {["whose", "archived"].map((name) => {
              const value = search.get(name);
              return value && <input key={name} type="hidden" name={name} value={value} />;
            })}
            <SearchField label="Project or client" />
          </ListFilter>
          <ListPart
            title="Projects"
            table="pro-projects"
            source={projects}
            list={list}
            counted={plural(list.total, "project")}
            columns={columns}
            pathOf={pathOf}
            sort={{ key: "changed", direction: "desc" }}
            noMatch="No matching projects."
          />
        </>
      )}
      {isPlain && rooms.loaded.state === "ready" && rooms.loaded.data.length > 0 && (
        <RoomCards rooms={rooms.loaded.data} replace={rooms.replace} reload={rooms.reload} />
      )}
      {isNew && <NewProjectDialog onClose={() => setNew(false)} />}
    </>
  );
}

function Whose({ search }: { search: URLSearchParams }) {
  const now = search.get("archived") === "1" ? "archived" : (whoseIn(search) ?? "all");
  return (
    <ChoiceLinks
      label="Which projects"
      choices={[
        { label: "All", to: "/projects", isCurrent: now === "all" },
        { label: "With clients", to: "/projects?whose=clients", isCurrent: now === "clients" },
        { label: "Your own", to: "/projects?whose=own", isCurrent: now === "own" },
        { label: "Archived", to: "/projects?archived=1", isCurrent: now === "archived" },
      ]}
    />
  );
}

/** Who may not change a project looks at its selections. */
const pathOf = ({ id, can_edit }: ProProject) => (can_edit ? `/projects/${id}` : `/account/selections/${id}`);

const columns: readonly DataColumn<ProProject>[] = [
  {
    key: "name",
    title: "Project",
    priority: 1,
    sortKey: "name",
    cell: (row) => (
      <Link to={pathOf(row)} className="link inline-flex min-h-6 font-medium wrap-anywhere">
        {row.name}
      </Link>
    ),
    text: ({ name }) => name,
  },
  {
    key: "customer",
    title: "Client",
    sortKey: "customer",
    cell: ({ customer, client_id }) =>
      client_id ? (
        <Link to={`/account/clients/${client_id}`} className="link inline-flex min-h-6">
          {customer}
        </Link>
      ) : (
        customer || <span className="text-graphite">Your own</span>
      ),
    text: ({ customer }) => customer,
  },
  {
    key: "selections",
    title: "Selections",
    cell: ({ selections: { total, approved, waiting } }) =>
      waiting > 0 ? (
        <Badge tone="warn">{`${waiting} for you`}</Badge>
      ) : total > 0 ? (
        `${approved} of ${total} signed`
      ) : (
        <span className="text-graphite">None yet</span>
      ),
    text: ({ selections: { total, approved } }) => `${approved} of ${total}`,
  },
  {
    key: "products",
    title: "Products",
    numeric: true,
    sortKey: "products",
    cell: ({ products }) => formatCount(products),
    text: ({ products }) => products,
  },
  {
    key: "rooms",
    title: "Rooms",
    numeric: true,
    priority: 3,
    cell: ({ rooms }) => formatCount(rooms),
    text: ({ rooms }) => rooms,
  },
  {
    key: "shared",
    title: "Created",
    priority: 3,
    sortKey: "shared",
    cell: ({ shared_at }) => <span className="figures">{formatDate(shared_at)}</span>,
    text: ({ shared_at }) => isoDay(shared_at),
  },
  {
    key: "changed",
    title: "Updated",
    sortKey: "changed",
    cell: ({ updated_at }) => <span className="figures">{formatDate(updated_at)}</span>,
    text: ({ updated_at }) => isoDay(updated_at),
  },
];

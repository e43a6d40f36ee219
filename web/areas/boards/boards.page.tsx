import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { Board } from "../../../contract/design/boards.ts";
import { api } from "../../client/api.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { useShowroom } from "../../client/session/use-showroom.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { useStart } from "../../kit/forms/use-start.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/boards.page.ts";
import { BoardView } from "./board-view.tsx";
import { skusOf, useBoardProducts } from "./use-board-products.ts";

export const meta = titled("Boards");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const api = signedInApi(request);
  const [boards, projects] = await Promise.all([
    api("GET /api/boards"),
    api("GET /api/projects", { query: { per_page: 50 } }),
  ]);
  return {
    boards: boards.data,
    projects: projects.data.data.map(({ id, name }) => ({ id, name: name || "Project" })),
    project: new URL(request.url).searchParams.get("project") ?? "",
  };
}

/** The account's boards, each with its picture. */
export default function BoardsPage({ loaderData: { boards, projects, project } }: Route.ComponentProps) {
  const [isMaking, setMaking] = useState(project !== "");
  useStart(() => setMaking(true));
  const [search, setSearch] = useSearchParams();
  const order = boardSorts.find(({ value }) => value === search.get("sort"))?.value ?? "changed";
  const sorted = inOrder(boards, order);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading text-xl md:text-2xl">Boards</h1>
          <p className="mt-1 max-w-[60ch] text-graphite">
            Put products, colors, rooms and photos side by side, and share them.
          </p>
        </div>
        {boards.length > 0 && (
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => setMaking(true)}>
            New board
          </Button>
        )}
      </div>
      {boards.length > 1 && (
        <Select
          label="Sort by"
          className="mt-6 max-w-56"
          options={boardSorts}
          value={order}
          onChange={({ target }) =>
            setSearch(target.value === "changed" ? {} : { sort: target.value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
      {boards.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="No boards yet"
          action={<Button onClick={() => setMaking(true)}>New board</Button>}
        >
          Start with an empty board, or with the products and rooms of a project.
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {sorted.map((board) => (
            <li key={board.id}>
              <BoardCard board={board} />
            </li>
          ))}
        </ul>
      )}
      {isMaking && <NewBoard projects={projects} project={project} onClose={() => setMaking(false)} />}
    </>
  );
}

const boardSorts = [
  { value: "changed", text: "Last changed" },
  { value: "name", text: "Name" },
  { value: "project", text: "Project" },
] as const;

/** The server sends them last changed first; those without a project come last. */
function inOrder(boards: readonly Board[], order: (typeof boardSorts)[number]["value"]): readonly Board[] {
  if (order === "changed") return boards;
  const key = ({ name, project }: Board) => (order === "name" ? name : project?.name || "\uffff");
  return boards.toSorted((a, b) => key(a).localeCompare(key(b)) || a.name.localeCompare(b.name));
}

function BoardCard({ board }: { board: Board }) {
  const products = useBoardProducts(skusOf(board.document.items), board.showroom?.vsd_id);
  const pictures = new Map(board.pictures.map((picture) => [picture.ref, picture]));
  return (
    <article className="group relative">
      <div aria-hidden>
        <BoardView
          items={board.document.items}
          products={products}
          pictures={pictures}
          className="aspect-4/3 border border-hairline bg-sunk"
        />
      </div>
      <h2 className="mt-2 font-medium">
        <Link
          to={`/account/boards/${board.id}`}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {board.name}
        </Link>
      </h2>
      <p className="figures text-graphite text-sm">
        {[board.project?.name, `changed ${formatDateTime(board.updated_at)}`].filter(Boolean).join(" · ")}
      </p>
    </article>
  );
}

function NewBoard({
  projects,
  project,
  onClose,
}: {
  projects: readonly { id: string; name: string }[];
  project: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const showroom = useShowroom();
  const [key] = useState(() => crypto.randomUUID());
  const form = useApiForm();
  const make = async ({ name = "", project: chosen }: Record<string, string>) => {
    const body = { name, ...(chosen ? { project: chosen } : { showroom: showroom?.vsd_id }) };
    const reply = await form.send(() =>
      api("POST /api/boards", { body, idempotencyKey: key, feedback: "none" }),
    );
    if (reply) await navigate(`/account/boards/${reply.data.id}`);
  };
  return (
    <FormDialog title="New board" confirm="Create board" form={form} onSubmit={make} onClose={onClose}>
      <TextField
        label="Name"
        name="name"
        maxLength={80}
        autoComplete="off"
        defaultValue={projects.find(({ id }) => id === project)?.name ?? ""}
        error={form.errors.name}
      />
      <Select
        label="Start with"
        name="project"
        defaultValue={project}
        options={[
          { value: "", text: "An empty board" },
          ...projects.map(({ id, name }) => ({ value: id, text: `Project: ${name}` })),
        ]}
      />
    </FormDialog>
  );
}

import { useEffect, useState } from "react";
import type { Client } from "../../../contract/showrooms/clients.ts";
import { ApiError, api } from "../../client/api.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

export type ClientChosen = Pick<Client, "id" | "full_name" | "has_joined">;

const most = 8;
const typing_ms = 200;

/** Finds one of the pro's clients by a few letters. */
export function ClientChoice({
  chosen,
  onChoose,
  mayBeNone,
}: {
  chosen: ClientChosen | null;
  onChoose: (client: ClientChosen | null) => void;
  /** A project of the pro's own needs no client. */
  mayBeNone: boolean;
}) {
  const [q, setQ] = useState("");
  const found = useClients(q);
  if (chosen) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-b pb-3">
        <p>
          <span className="block text-graphite text-sm">Client</span>
          <span className="font-semibold">{chosen.full_name}</span>
        </p>
        <Button variant="quiet" size="sm" onClick={() => onChoose(null)}>
          Change<span className="sr-only"> the client</span>
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextField
        label="Client"
        type="search"
        optional={mayBeNone}
        value={q}
        onChange={(event) => setQ(event.target.value)}
        hint={mayBeNone ? "Choose a client, or leave it empty for your own project." : "Choose a client."}
      />
      <ul aria-label="Clients" className="mt-2 max-h-56 overflow-y-auto border-hairline border-t">
        {found?.map((client) => (
          <li key={client.id} className="border-hairline border-b">
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 px-1 text-left -outline-offset-2 hover:bg-sunk"
              onClick={() => onChoose(client)}
            >
              <span className="truncate font-medium">{client.full_name}</span>
              {!client.has_joined && <span className="shrink-0 text-graphite text-sm">Not joined yet</span>}
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && (
        <p role="status" className="py-2 text-graphite text-sm">
          {q ? "No matching clients." : "You have no clients yet. Add one under Clients."}
        </p>
      )}
    </div>
  );
}

function useClients(q: string): readonly Client[] | undefined {
  const [found, setFound] = useState<readonly Client[]>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      api("GET /api/pro/clients", {
        query: { per_page: most, sort: "name", ...(q.trim() && { q: q.trim() }) },
        signal: stop.signal,
        feedback: "none",
      }).then(
        ({ data }) => setFound(data.data),
        (error: unknown) => {
          if (!stop.signal.aborted && !(error instanceof ApiError)) throw error;
        },
      );
    const wait = setTimeout(() => void ask(), q ? typing_ms : 0);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [q]);
  return found;
}

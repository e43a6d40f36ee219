import { useCallback, useRef, useState } from "react";
import type { Checklist } from "../../../../contract/design/checklists.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { useSaver } from "../../../kit/saving/use-saver.ts";
import {
  answered,
  type ChecklistEdit,
  type ListedEntry,
  listed,
  rebased,
  toSend,
  withEdit,
  withEdits,
} from "./checklist-edits.ts";

/** How often saving is retried while somebody else keeps changing the list. */
const mostTurns = 5;

/**
 * A checklist that saves itself. Edits show at once and are sent one after another; when the list was changed elsewhere
 * in the meantime, they are made again on the newer one, so that neither side loses anything.
 */
export function useChecklist(loaded: Checklist) {
  const [entries, setEntries] = useState<ListedEntry[]>(() => loaded.project_checklist.map(listed));
  /** The server's version, and the local edits since. */
  const base = useRef({ entries, version: loaded.version });
  const pending = useRef<readonly ChecklistEdit[]>([]);
  const projectId = loaded.project.id;
  const { saver, progress } = useSaver<readonly ChecklistEdit[]>(async () => {
    for (let turn = 0; pending.current.length > 0; turn += 1) {
      if (turn === mostTurns) throw tryLater;
      const edits = pending.current;
      const sent = withEdits(base.current.entries, edits);
      const answer = await put(projectId, base.current.version, sent);
      if (!answer.isStale) pending.current = pending.current.slice(edits.length);
      const { version, project_checklist } = answer.list;
      const known = answer.isStale
        ? rebased(base.current.entries, project_checklist)
        : answered(sent, project_checklist);
      base.current = { entries: known, version };
      setEntries(withEdits(known, pending.current));
    }
  });

  const edit = useCallback(
    (change: ChecklistEdit) => {
      pending.current = [...pending.current, change];
      setEntries((known) => withEdit(known, change));
      saver.changed(pending.current);
    },
    [saver],
  );
  return { entries, edit, saver, progress };
}

const tryLater = new ApiError(0, { message: "", code: "offline", request_id: "" });

async function put(
  projectId: string,
  version: number,
  entries: readonly ListedEntry[],
): Promise<{ list: Checklist; isStale: boolean }> {
  try {
    const { data } = await api("PUT /api/projectChecklist/{projectId}", {
      params: { projectId },
      body: { ...asGuest(), version: Math.max(1, version), project_checklist: toSend(entries) },
      feedback: "none",
    });
    return { list: data, isStale: false };
  } catch (error) {
    if (error instanceof ApiError && error.code === "stale_version" && error.data)
      return { list: error.data as Checklist, isStale: true };
    throw error;
  }
}

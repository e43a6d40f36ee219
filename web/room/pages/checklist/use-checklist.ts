import { useCallback, useEffect, useRef, useState } from "react";
import type { Checklist } from "../../../../contract/checklists.ts";
import { api } from "../../../api.ts";
import { ApiError } from "../../../api-call.ts";
import { asGuest } from "../guest-key.ts";
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

export type SaveState = "saved" | "saving" | "failed";

/** How long typing goes on before it is sent. */
const pause_ms = 600;
/** How often saving is retried while somebody else keeps changing the list. */
const mostTurns = 5;

/**
 * A checklist that saves itself. Edits show at once and are sent one after another; when the list was changed elsewhere
 * in the meantime, they are made again on the newer one, so that neither side loses anything.
 */
export function useChecklist(loaded: Checklist) {
  const [entries, setEntries] = useState<ListedEntry[]>(() => loaded.project_checklist.map(listed));
  const [save, setSave] = useState<SaveState>("saved");
  const [problem, setProblem] = useState<string>();
  /** The server's version, and the local edits since. */
  const base = useRef({ entries, version: loaded.version });
  const pending = useRef<ChecklistEdit[]>([]);
  const underWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const projectId = loaded.project.id;

  const send = useCallback(async () => {
    if (underWay.current || pending.current.length === 0) return;
    underWay.current = true;
    setSave("saving");
    setProblem(undefined);
    try {
      for (let turn = 0; pending.current.length > 0 && turn < mostTurns; turn += 1) {
        const edits = pending.current;
        const sent = withEdits(base.current.entries, edits);
        const answer = await put(projectId, base.current.version, sent);
        pending.current = answer.isStale
          ? edits.concat(pending.current.slice(edits.length))
          : pending.current.slice(edits.length);
        const { version, project_checklist } = answer.list;
        const known = answer.isStale
          ? rebased(base.current.entries, project_checklist)
          : answered(sent, project_checklist);
        base.current = { entries: known, version };
        setEntries(withEdits(known, pending.current));
      }
      setSave(pending.current.length > 0 ? "failed" : "saved");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSave("failed");
      setProblem(Object.values(error.errors).flat()[0] ?? error.message);
    } finally {
      underWay.current = false;
    }
  }, [projectId]);

  const edit = useCallback(
    (change: ChecklistEdit) => {
      pending.current = [...pending.current, change];
      setEntries((known) => withEdit(known, change));
      setSave("saving");
      clearTimeout(timer.current);
      timer.current = setTimeout(send, pause_ms);
    },
    [send],
  );

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void send();
    },
    [send],
  );
  return { entries, edit, save, problem, retry: send };
}

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

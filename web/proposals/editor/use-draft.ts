import { useCallback, useEffect, useRef, useState } from "react";
import type { WholeProposal } from "../../../contract/managed-proposals.ts";
import type { ProposalContent } from "../../../contract/proposal-content.ts";
import { ApiError, api } from "../../api.ts";

/** What of a proposal is edited. */
export interface Draft {
  client: string | null;
  client_name: string;
  client_email: string;
  content: ProposalContent;
}

export type SaveState = "saved" | "saving" | "unsaved" | "conflict" | "failed";

const pause_ms = 600;

const draftOf = ({ client, content }: WholeProposal): Draft => ({
  client: client.id,
  client_name: client.name,
  client_email: client.email,
  content,
});

/** A proposal whose draft saves itself shortly after each change, under its revision; one save at a time. */
export function useDraft(first: WholeProposal) {
  const [proposal, setProposal] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const [state, setState] = useState<SaveState>("saved");
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const revision = useRef(first.revision);
  const wanted = useRef<Draft | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const replace = useCallback((next: WholeProposal) => {
    revision.current = next.revision;
    setProposal(next);
    setDraft(draftOf(next));
    wanted.current = null;
    setErrors({});
    setState("saved");
  }, []);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const body = wanted.current;
    if (!body) return;
    wanted.current = null;
    setState("saving");
    running.current = (async () => {
      try {
        const { data } = await api("PUT /api/pro/proposals/{id}", {
          params: { id: first.id },
          body: { revision: revision.current, ...body },
          feedback: "none",
        });
        revision.current = data.revision;
        setProposal(data);
        setErrors({});
        setState(wanted.current ? "unsaved" : "saved");
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        wanted.current ??= body;
        setErrors(error.errors);
        setState(error.status === 409 ? "conflict" : "failed");
      }
    })();
    await running.current;
    running.current = null;
  }, [first.id]);

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      setDraft((before) => {
        const after = next(before);
        wanted.current = after;
        return after;
      });
      setState((now) => (now === "conflict" ? now : "unsaved"));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause_ms);
    },
    [save],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => wanted.current && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      // what was typed last is saved when the page is left within the app
      if (wanted.current) void save();
    };
  }, [save]);

  return { proposal, draft, state, errors, change, save, replace, revision };
}

export type DraftState = ReturnType<typeof useDraft>;

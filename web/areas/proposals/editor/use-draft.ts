import { useCallback, useRef, useState } from "react";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import { api } from "../../../client/api.ts";
import { whyNotSaved } from "../../../kit/saving/save-words.ts";
import { useSaver } from "../../../kit/saving/use-saver.ts";
import type { Draft } from "./edit.ts";
import { refusedPart } from "./refused-part.ts";

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
  const latest = useRef(draft);
  const revision = useRef(first.revision);
  const { saver, progress, discard } = useSaver<Draft>(async (sent) => {
    const { data } = await api("PUT /api/pro/proposals/{id}", {
      params: { id: first.id },
      body: { revision: revision.current, ...sent },
      feedback: "none",
    });
    revision.current = data.revision;
    setProposal(data);
  });

  const show = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  /** Takes what the server answers to an act; what is typed and not saved stays. */
  const replace = useCallback(
    (next: WholeProposal) => {
      setProposal(next);
      if (saver.hasUnsaved) return;
      revision.current = next.revision;
      show(draftOf(next));
    },
    [saver, show],
  );

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      show(next(latest.current));
      saver.changed(latest.current);
    },
    [saver, show],
  );

  /** Ends a conflict: with what is here, or with what the other window saved. */
  const settle = (keepMine: boolean) => {
    const theirs = saver.progress.error?.data as WholeProposal | undefined;
    if (!theirs) return;
    setProposal(theirs);
    revision.current = theirs.revision;
    if (keepMine) return void saver.settle(latest.current);
    show(draftOf(theirs));
    saver.forget();
  };

  const nameOf = (field: string) => refusedPart(latest.current, field);
  /** Saves what is pending before something is built on it. Answers why it could not, in words, or null. */
  const saveFirst = async (): Promise<string | null> => {
    await saver.flush();
    return whyNotSaved("This proposal", saver.progress, nameOf);
  };

  return { proposal, draft, saver, progress, nameOf, change, saveFirst, replace, settle, discard, revision };
}

export type DraftState = ReturnType<typeof useDraft>;

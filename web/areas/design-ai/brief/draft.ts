import { useCallback, useSyncExternalStore } from "react";
import type { Draft } from "../../../client/session/draft.types.ts";
import { readLocal, removeLocal, writeLocal } from "../../../client/session/local-store.ts";

export const emptyDraft: Draft = {
  text: "",
  room: null,
  width: "",
  depth: "",
  ceiling: "",
  plan: null,
  standing: null,
  style: null,
  must_haves: [],
  budget: "",
  sent: [],
};

const key = "design_brief";
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing. */
let inMemory: string | null = null;
let parsed: { text: string; draft: Draft } | null = null;

/**
 * This tab's draft; a tab without one begins with the draft last written in this browser, since the link that confirms
 * an email address opens in a tab of its own.
 */
export function readDraft(): Draft {
  const text = ownText();
  if (text === null) return readLocal(key) ?? emptyDraft;
  if (parsed?.text !== text) parsed = { text, draft: parse(text) };
  return parsed.draft;
}

/** Keeps the draft in this tab, and as the last one of this browser. */
export function writeDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  inMemory = text;
  parsed = { text, draft };
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // kept in memory until the tab is closed
  }
  if (isWaiting(draft)) writeLocal(key, draft);
  else removeLocal(key);
  for (const listener of listeners) listener();
}

/** Whether anything is written or chosen. */
export const hasWords = (draft: Draft): boolean =>
  [draft.text, draft.width, draft.depth, draft.ceiling, draft.budget].some((typed) => typed.trim() !== "") ||
  [draft.room, draft.plan, draft.standing, draft.style].some(Boolean) ||
  draft.must_haves.length > 0;

/** Whether a brief is begun that was not sent yet. */
export const isWaiting = (draft: Draft): boolean => draft.sent.length === 0 && hasWords(draft);

function ownText(): string | null {
  try {
    return sessionStorage.getItem(key) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function parse(text: string): Draft {
  try {
    return { ...emptyDraft, ...(JSON.parse(text) as Partial<Draft>) };
  } catch {
    return emptyDraft;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft and how it is changed. Empty on the server and while hydrating. */
export function useDraft() {
  const draft = useSyncExternalStore(subscribe, readDraft, () => emptyDraft);
  const change = useCallback((part: Partial<Draft>) => writeDraft({ ...readDraft(), ...part }), []);
  return { draft, change };
}

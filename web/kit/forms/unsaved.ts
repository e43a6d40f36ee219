import { type RefObject, useEffect, useState } from "react";

// What would be lost by leaving a page: drafts that are not saved, and forms in which something was typed. The guard of
// the account's pages (`UnsavedGuard`) asks before it is.

const drafts = new Set<symbol>();
const forms = new Set<RefObject<HTMLFormElement | null>>();
const typed = new WeakSet<HTMLFormElement>();

export const hasUnsaved = (): boolean =>
  drafts.size > 0 || [...forms].some(({ current }) => current?.isConnected && typed.has(current));

/**
 * Says that a page's draft is not saved.
 * @returns `letGo` lets the next page come without a question: the draft was saved, or is gone
 */
export function useUnsaved(isDirty: boolean): { letGo: () => void } {
  const [draft] = useState(() => Symbol("draft"));
  useEffect(() => {
    if (!isDirty) return;
    drafts.add(draft);
    return () => void drafts.delete(draft);
  }, [isDirty, draft]);
  return { letGo: () => void drafts.delete(draft) };
}

/** The same for a form whose fields keep their values themselves. Its `saving` and `failed` go around each try to save. */
export function useTypedForm(form: RefObject<HTMLFormElement | null>) {
  const [sent] = useState(() => new WeakSet<HTMLFormElement>());
  useEffect(() => {
    forms.add(form);
    return () => void forms.delete(form);
  }, [form]);
  return {
    saving: () => {
      if (form.current && typed.delete(form.current)) sent.add(form.current);
    },
    failed: () => {
      if (form.current && sent.has(form.current)) typed.add(form.current);
    },
  };
}

/** Remembers the form that an element belongs to. */
export function noteTyping(element: Element): void {
  const form = element.closest("form");
  if (form) typed.add(form);
}

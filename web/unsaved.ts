import { type RefObject, useEffect, useRef } from "react";

// What would be lost by leaving a page: drafts that are not saved, and forms in which something was typed.

const drafts = new Set<object>();
const forms = new Set<RefObject<HTMLFormElement | null>>();
const typed = new WeakSet<HTMLFormElement>();

/**
 * Says that a page's draft is not saved; the account's pages ask before they leave it.
 * @returns `pass` lets the next page come without a question: the draft was saved, or is gone
 */
export function useUnsaved(isDirty: boolean): { pass: () => void } {
  const draft = useRef({});
  useEffect(() => {
    const own = draft.current;
    if (!isDirty) return;
    drafts.add(own);
    return () => void drafts.delete(own);
  }, [isDirty]);
  return { pass: () => void drafts.delete(draft.current) };
}

/** The same for a form that keeps what is typed itself. `sending` and `failed` are told of each try to send it. */
export function useTypedForm(form: RefObject<HTMLFormElement | null>) {
  const sent = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    forms.add(form);
    return () => void forms.delete(form);
  }, [form]);
  return {
    sending: () => {
      sent.current = form.current && typed.delete(form.current) ? form.current : null;
    },
    failed: () => {
      if (sent.current) typed.add(sent.current);
    },
  };
}

/** Remembers the form that an element belongs to. */
export function noteTyping(element: Element): void {
  const form = element.closest("form");
  if (form) typed.add(form);
}

export const hasUnsaved = (): boolean =>
  drafts.size > 0 || [...forms].some(({ current }) => current?.isConnected && typed.has(current));

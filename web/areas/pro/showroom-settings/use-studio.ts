import { useEffect, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { ProShowroom } from "../../../../contract/showrooms/pro-showroom.ts";
import { ApiError, api } from "../../../client/api.ts";
import type { CallArguments } from "../../../client/api-call.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { focusFirstInvalid } from "../../../ui/focus-invalid.ts";
import { showToast } from "../../../ui/toast.ts";

type Change = Omit<NonNullable<CallArguments<"PUT /api/pro/showroom">[0]>["body"], "version">;

/** One part of the settings as a page edits it. */
interface Part<Draft> {
  /** The part as it is in a showroom. */
  read: (showroom: ProShowroom) => Draft;
  /** What is sent to save it. */
  write: (draft: Draft) => Change;
}

export interface Studio<Draft> {
  /** The showroom as it was saved last. */
  saved: ProShowroom;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  isDirty: boolean;
  isSaving: boolean;
  errors: FieldErrors;
  /** The showroom as another tab has saved it meanwhile, where that concerns this part. */
  conflict: ProShowroom | undefined;
  save: () => Promise<void>;
  discard: () => void;
  /** Settles a conflict: saves what is typed here over it, or takes over what is there now. */
  settle: (whose: "mine" | "theirs") => Promise<void>;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Edits one part of the showroom's settings: what is typed is kept until it is saved or discarded. */
export function useStudio<Draft>(loaded: ProShowroom, { read, write }: Part<Draft>): Studio<Draft> {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => read(loaded));
  const { call, isSending: isSaving } = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<ProShowroom>();
  const isDirty = !same(draft, read(saved));
  useUnsaved(isDirty);

  // after the errors are in the page
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(document.querySelector("main"));
  }, [errors]);

  const put = async (wanted: Draft, base: ProShowroom): Promise<ProShowroom | undefined> => {
    const body = { version: base.version, ...write(wanted) };
    try {
      return (await api("PUT /api/pro/showroom", { body, feedback: "none" })).data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "stale_version") {
        setErrors(error.errors);
        showToast("error", Object.values(error.errors)[0]?.[0] ?? error.message);
        return undefined;
      }
      const theirs = error.data as ProShowroom;
      // another part was changed: nothing of this one is lost by saving it
      if (same(read(theirs), read(base))) return put(wanted, theirs);
      setConflict(theirs);
      return undefined;
    }
  };
  const keep = (wanted: Draft, base: ProShowroom, canUndo: boolean) =>
    call(async () => {
      setErrors({});
      const now = await put(wanted, base);
      if (!now) return;
      setConflict(undefined);
      setSaved(now);
      setDraft(read(now));
      const before = read(base);
      const undo = { label: "Undo", onPress: () => void keep(before, now, false) };
      showToast("success", "Saved. Your showroom shows it now.", canUndo ? undo : undefined);
    });
  return {
    saved,
    draft,
    setDraft,
    isDirty,
    isSaving,
    errors,
    conflict,
    save: () => keep(draft, saved, true),
    discard: () => {
      setErrors({});
      setDraft(read(saved));
    },
    settle: async (whose) => {
      if (!conflict) return;
      if (whose === "mine") return keep(draft, conflict, true);
      setSaved(conflict);
      setDraft(read(conflict));
      setConflict(undefined);
    },
  };
}

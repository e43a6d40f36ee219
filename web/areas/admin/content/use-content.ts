import { useState } from "react";
import type { ContentValue, KeptContent } from "../../../../contract/admin/content.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { ApiError, api } from "../../../client/api.ts";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";

type Call = (version: number) => Promise<{ message?: string | undefined; data: KeptContent }>;

export interface ContentEditing {
  /** As the server has it. */
  kept: KeptContent;
  /** As it is typed here. */
  value: ContentValue;
  setValue: (value: ContentValue) => void;
  /** Something is typed that is not in the draft, or not published. */
  isDirty: boolean;
  isBusy: boolean;
  errors: FieldErrors;
  /** What another admin has made of it meanwhile. */
  conflict: KeptContent | undefined;
  saveDraft: () => void;
  publish: () => void;
  /** Goes back to what is published. */
  discard: () => void;
  restore: (number: number) => void;
  settle: (whose: "mine" | "theirs") => void;
}

const current = ({ draft, value }: KeptContent): ContentValue => draft ?? value;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Edits one text: what is typed stays until it is saved, published or discarded. */
export function useContent(loaded: KeptContent): ContentEditing {
  const [kept, setKept] = useState(loaded);
  const [value, setValue] = useState(() => current(loaded));
  const { isBusy, once } = useBusy();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<KeptContent>();
  const isDirty = !same(value, current(kept));
  useUnsaved(isDirty);

  const run = (call: Call) =>
    once(async () => {
      setErrors({});
      try {
        const { data, message } = await call(kept.version);
        setKept(data);
        setValue(current(data));
        if (message) showToast("success", message);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === "stale_version") return setConflict(error.data as KeptContent);
        setErrors(error.errors);
        showToast("error", Object.values(error.errors)[0]?.[0] ?? error.message);
      }
    });
  const params = { piece: kept.key };
  const feedback = "none" as const;
  return {
    kept,
    value,
    setValue,
    isDirty,
    isBusy,
    errors,
    conflict,
    saveDraft: () =>
      void run((version) =>
        api("PUT /api/admin/content/{piece}/draft", { params, body: { version, value }, feedback }),
      ),
    publish: () =>
      void run((version) =>
        api("POST /api/admin/content/{piece}/publish", { params, body: { version, value }, feedback }),
      ),
    discard: () => {
      setErrors({});
      if (!kept.draft) return setValue(kept.value);
      void run((version) =>
        api("POST /api/admin/content/{piece}/discard", { params, body: { version }, feedback }),
      );
    },
    restore: (number) =>
      void run((version) =>
        api("POST /api/admin/content/{piece}/restore", { params, body: { version, number }, feedback }),
      ),
    settle: (whose) => {
      if (!conflict) return;
      setKept(conflict);
      if (whose === "theirs") setValue(current(conflict));
      setConflict(undefined);
    },
  };
}

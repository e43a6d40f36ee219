import { useState } from "react";
import type { Profile } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import type { CallArguments } from "../../client/api-call.ts";
import { type ApiForm, useApiForm } from "../../kit/forms/use-api-form.ts";
import { showToast } from "../../ui/toast.ts";

type Changes = NonNullable<CallArguments<"PUT /api/profile">[0]>["body"];

/** A profile section that is read-only until edited, and saved separately. */
export function useProfileForm(onSaved: (profile: Profile) => void): Omit<ApiForm, "save"> & {
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
  /** Saves changes; an error while preparing them counts like one of the API. */
  save: (changes: Changes | (() => Promise<Changes>)) => Promise<void>;
} {
  const form = useApiForm();
  const [isEditing, setEditing] = useState(false);
  const save = async (changes: Changes | (() => Promise<Changes>)) => {
    const reply = await form.send(async () => {
      const body = typeof changes === "function" ? await changes() : changes;
      return api("PUT /api/profile", { query: { checkout: "1" }, body });
    });
    if (!reply) return;
    onSaved(reply.data);
    setEditing(false);
    showToast("success", reply.message ?? "Details saved.");
  };
  const edit = (next: boolean) => {
    form.setErrors({});
    setEditing(next);
  };
  return { ...form, isEditing, setEditing: edit, save };
}

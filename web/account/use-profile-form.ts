import { useState } from "react";
import type { Profile } from "../../contract/accounts.ts";
import { type ApiForm, useApiForm } from "../account-access/use-api-form.ts";
import { api } from "../api.ts";
import type { CallArguments } from "../api-call.ts";
import { showToast } from "../ui/toast.ts";

type Changes = NonNullable<CallArguments<"PUT /api/profile">[0]>["body"];

/** One part of the profile that is looked at until it is changed, and then saved by itself. */
export function useProfileForm(onSaved: (profile: Profile) => void): ApiForm & {
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
  save: (changes: Changes) => Promise<void>;
} {
  const form = useApiForm();
  const [isEditing, setEditing] = useState(false);
  const save = async (changes: Changes) => {
    const reply = await form.send(() => api("PUT /api/profile", { query: { checkout: "1" }, body: changes }));
    if (!reply) return;
    onSaved(reply.data);
    setEditing(false);
    showToast("success", reply.message ?? "Your details are saved.");
  };
  const edit = (next: boolean) => {
    form.setErrors({});
    setEditing(next);
  };
  return { ...form, isEditing, setEditing: edit, save };
}

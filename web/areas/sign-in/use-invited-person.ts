import { type RefObject, useEffect } from "react";
import type { ShownInvitation } from "../../../contract/showrooms/invitations.ts";
import { fieldOf, fillField } from "../../ui/fill-field.ts";

export type InvitedPerson = Pick<ShownInvitation, "full_name" | "email" | "company_name">;

/** Fills in who is invited where nothing is typed yet, if the invitation arrives after the form. */
export function useInvitedPerson(
  form: RefObject<HTMLFormElement | null>,
  invited: InvitedPerson | null,
): void {
  const { full_name = "", email = "" } = invited ?? {};
  useEffect(() => {
    for (const [name, value] of Object.entries({ full_name, email })) {
      const field = form.current && fieldOf(form.current, name);
      if (field && field.value === "" && value !== "") fillField(field, value);
    }
  }, [form, full_name, email]);
}

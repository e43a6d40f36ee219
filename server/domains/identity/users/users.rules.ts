import type { ManagedUser } from "../../../../contract/identity/users.ts";
import type { AccountType } from "../../../http/caller.ts";

/** An admin's change to an account; omitted fields stay. */
export interface Wanted {
  status?: "Active" | "pending" | "Deactive" | undefined;
  type?: AccountType | undefined;
}

/** What allows or prevents a change of an account. */
export interface Target {
  type: AccountType;
  status: ManagedUser["status"];
  is_self: boolean;
  is_verified: boolean;
  /** An undecided application. */
  has_open_application: boolean;
  /** The showroom or vendor that an approval opened. */
  has_place: boolean;
  /** Whether another admin could sign in if this account could not. */
  has_other_admin: boolean;
}

/** An account with one of these may sign in. */
export const isOpen = (status: ManagedUser["status"]): boolean => status === "Active" || status === "Approve";

/** The account after the change. An open pro or vendor has the status "Approve", as approval sets it. */
export function accountAfter(target: Pick<Target, "type" | "status">, wanted: Wanted) {
  const type = wanted.type ?? target.type;
  const open = type === "Contractor" || type === "Vendor" ? "Approve" : "Active";
  const keeps = wanted.status === undefined || (wanted.status === "Active" && isOpen(target.status));
  const status: ManagedUser["status"] = keeps
    ? target.status
    : wanted.status === "Active"
      ? open
      : wanted.status!;
  return { type, status };
}

/** Why an admin may not make this change, in a sentence; null if allowed. */
export function refusalOf(target: Target, wanted: Wanted): string | null {
  const { type, status } = accountAfter(target, wanted);
  const isPro = target.type === "Contractor" || target.type === "Vendor";
  if (target.is_self) return "You can't change your own account here. Ask another admin.";
  if (target.has_open_application)
    return "This account has a pending application. Approve or decline it under Approvals first.";
  if (type !== target.type && (isPro || type === "Contractor" || type === "Vendor"))
    return "Pros and vendors join by application and keep their role. You can only switch between customer and admin.";
  if (isPro && isOpen(status) && !target.has_place)
    return "This account was never approved. The owner can apply again, and you can approve the application under Approvals.";
  if (type === "Admin" && target.type !== "Admin" && !isOpen(status))
    return "Activate the account before you make it an admin.";
  if (type === "Admin" && target.type !== "Admin" && !target.is_verified)
    return "We email admins their codes, so the owner has to confirm the email address first.";
  const leaves = target.type === "Admin" && (type !== "Admin" || !isOpen(status));
  if (leaves && !target.has_other_admin) return "The marketplace needs at least one admin.";
  return null;
}

import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";

const statuses: Record<ManagedUser["status"], { tone: Tone; text: string }> = {
  Active: { tone: "good", text: "Active" },
  Approve: { tone: "good", text: "Active" },
  pending: { tone: "warn", text: "On hold" },
  Deactive: { tone: "bad", text: "Deactivated" },
};

/** Whether somebody can sign in; who waits for an approval is told apart from who was put on hold. */
export const UserStatus = (user: Pick<ManagedUser, "status" | "application">) => (
  <Badge tone={statuses[user.status].tone}>{userStatusWords(user)}</Badge>
);

export const userStatusWords = ({ status, application }: Pick<ManagedUser, "status" | "application">) =>
  status === "pending" && application?.status === "pending" ? "Waiting for approval" : statuses[status].text;

export const roleOf = ({ type, is_designer }: Pick<ManagedUser, "type" | "is_designer">): string =>
  type === "User" ? "Customer" : type === "Contractor" && is_designer ? "Designer" : type;

import type { ManagedUser } from "../../../contract/users.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const statuses: Record<ManagedUser["status"], { tone: Tone; text: string }> = {
  Active: { tone: "good", text: "Active" },
  Approve: { tone: "good", text: "Active" },
  pending: { tone: "warn", text: "On hold" },
  Deactive: { tone: "bad", text: "Deactivated" },
};

/** Whether somebody can sign in; who waits for an approval is told apart from who was put on hold. */
export function UserStatus({ status, application }: Pick<ManagedUser, "status" | "application">) {
  const { tone, text } = statuses[status];
  const waits = status === "pending" && application?.status === "pending";
  return <Badge tone={tone}>{waits ? "Waiting for approval" : text}</Badge>;
}

export const roleOf = ({ type, is_designer }: Pick<ManagedUser, "type" | "is_designer">): string =>
  type === "User" ? "Customer" : type === "Contractor" && is_designer ? "Designer" : type;

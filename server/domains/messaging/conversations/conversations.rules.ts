import type { HireStatus } from "../../../../contract/design/hire-words.ts";
import type { Conversation } from "../../../../contract/messaging/conversations.ts";
import { isOpenHire } from "../../../../domain/projects/hire-moves.ts";
import type { AccountType } from "../../../http/caller.ts";

/** The account that looks. */
export interface Viewer {
  id: string;
  type: AccountType;
}

export interface Party {
  type: AccountType | null;
  is_designer: boolean | null;
}

export function roleName({ type, is_designer }: Party): string {
  switch (type) {
    case "Admin":
      return "Support";
    case "Contractor":
      return is_designer ? "Designer" : "Pro";
    case "Vendor":
      return "Vendor";
    case "User":
      return "Customer";
    case null:
      return "";
  }
}

/** The name beside a message; guests have no account, and deleted accounts no name. */
export function authorName(full_name: string | null, guest_name: string): string {
  return full_name?.trim() || guest_name || "Deleted account";
}

interface Subject {
  kind: Conversation["kind"];
  project_id: string | null;
  project_name: string | null;
  project_owner: string | null;
  company_name: string | null;
  hire_id: string | null;
  hire_title: string | null;
  hire_pro: string | null;
  customer_id: string | null;
  customer_name: string | null;
  /** Where the other side of a pro is a vendor. */
  vendor_name: string | null;
  customer_type: AccountType | null;
  guest_name: string;
  guest_email: string;
}

/** What a conversation is called, for the one who looks at it. */
export function headingOf(
  subject: Subject,
  viewer: Viewer,
): Pick<Conversation, "title" | "subtitle" | "link"> {
  const company = subject.company_name ?? "";
  const customer = authorName(subject.customer_name, subject.guest_name);
  switch (subject.kind) {
    case "project": {
      const isOwner = subject.project_owner === viewer.id;
      return {
        title: subject.project_name || "Project",
        subtitle: isOwner ? company : customer,
        // a pro finds the project among those with selections
        link: isOwner ? `/projects/${subject.project_id}` : `/account/selections/${subject.project_id}`,
      };
    }
    case "direct":
      if (subject.vendor_name !== null) {
        return subject.customer_id === viewer.id
          ? { title: company, subtitle: "Showroom that shows your products", link: "" }
          : { title: subject.vendor_name, subtitle: "Vendor", link: "" };
      }
      if (subject.customer_type === "Contractor") {
        return subject.customer_id === viewer.id
          ? { title: company, subtitle: "Showroom that you work with", link: "" }
          : { title: customer, subtitle: "Designer", link: "" };
      }
      return subject.customer_id === viewer.id
        ? { title: company, subtitle: "Your pro", link: "" }
        : { title: customer, subtitle: `Customer of ${company}`, link: "" };
    case "hire":
      return subject.customer_id === viewer.id
        ? {
            title: subject.hire_pro ?? "Pro",
            subtitle: subject.hire_title ?? "",
            link: `/account/hires/${subject.hire_id}`,
          }
        : {
            title: customer,
            subtitle: subject.hire_title ?? "",
            link: `/account/requests/${subject.hire_id}`,
          };
    case "support":
      return subject.customer_id === viewer.id
        ? { title: "Support", subtitle: "Help with orders, deliveries and your account", link: "" }
        : { title: customer, subtitle: subject.guest_email || "Support", link: "" };
  }
}

/** The start of a message in one line, for lists and notifications. */
export function previewOf(
  message: { text: string; files: number; is_deleted: boolean },
  longest = 120,
): string {
  if (message.is_deleted) return "Message deleted";
  const line = message.text.replaceAll(/\s+/g, " ").trim();
  if (!line) return message.files === 1 ? "Sent a file" : `Sent ${message.files} files`;
  return line.length <= longest ? line : `${[...line].slice(0, longest - 1).join("")}…`;
}

/** Why a member cannot write; undefined if they can. */
export function refusalToWrite(
  conversation: {
    kind: Conversation["kind"];
    status: "open" | "closed";
    is_blocked: boolean;
    is_blocked_by_other: boolean;
    hire_status: HireStatus | null;
    hire_reason: string | null;
    hire_pro: string | null;
    customer_id: string | null;
    customer_name: string | null;
  },
  viewer: Pick<Viewer, "id">,
): string | undefined {
  if (conversation.is_blocked) return "Unblock this person first.";
  if (conversation.is_blocked_by_other) return "This person isn't accepting messages.";
  if (conversation.kind === "support" && conversation.status === "closed") {
    return "This conversation is closed. Open Help to start a new one.";
  }
  const { hire_status } = conversation;
  if (hire_status && !isOpenHire(hire_status)) return closedHire(hire_status, conversation, viewer);
  return undefined;
}

/** Why the conversation of a hire has ended, as the one who looks at it would say it. */
function closedHire(
  status: HireStatus,
  hire: { hire_reason: string | null; hire_pro: string | null } & Pick<
    Subject,
    "customer_id" | "customer_name"
  >,
  viewer: Pick<Viewer, "id">,
): string {
  const isCustomer = hire.customer_id === viewer.id;
  const pro = isCustomer ? (hire.hire_pro ?? "The pro") : "You";
  const customer = isCustomer ? "You" : (hire.customer_name ?? "The customer");
  const closed = "This conversation is closed.";
  if (status === "declined") return `${pro} declined this request: “${hire.hire_reason ?? ""}” ${closed}`;
  if (status === "withdrawn") return `${customer} withdrew this request. ${closed}`;
  return `This hire is finished. ${closed}`;
}

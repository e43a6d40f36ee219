import type { EmailContent } from "../../../platform/mail.ts";

interface Decided {
  first_name: string;
  name: string;
  kind: "new" | "edit";
  /** Of the product's page in the vendor's workplace. */
  path: string;
}

/** To a vendor: a product or an edit is live. */
export const approvedEmail = ({ first_name, name, kind, path }: Decided): EmailContent => ({
  subject: kind === "new" ? `${name} is live` : `Your edit of ${name} is live`,
  preview: kind === "new" ? "It's on sale in showrooms now." : "Customers see your changes now.",
  heading: kind === "new" ? "Your product is live" : "Your edit is live",
  blocks: [
    `Hello ${first_name},`,
    kind === "new"
      ? `We reviewed ${name} and approved it. It's on sale in showrooms now.`
      : `We reviewed your edit of ${name} and approved it. Customers see it now.`,
  ],
  button: { label: "Open product", path },
});

/** To a vendor: several are live at once. */
export const allApprovedEmail = (first_name: string, count: number): EmailContent => ({
  subject: `${count} of your products and edits are live`,
  preview: "Customers see them now.",
  heading: `${count} products and edits are live`,
  blocks: [`Hello ${first_name},`, "We reviewed what you sent and approved it. Customers see it now."],
  button: { label: "Open products", path: "/account/products" },
});

/** To a vendor: a product or an edit came back, and why. */
export const sentBackEmail = ({ first_name, name, kind, path }: Decided, reason: string): EmailContent => ({
  subject:
    kind === "new" ? `${name} needs a change before it goes live` : `Your edit of ${name} needs a change`,
  preview: reason.slice(0, 120),
  heading: kind === "new" ? "Your product needs a change" : "Your edit needs a change",
  blocks: [
    `Hello ${first_name},`,
    kind === "new"
      ? `We reviewed ${name} and couldn't publish it yet. Here's why:`
      : `We reviewed your edit of ${name} and couldn't put it live yet. Here's why:`,
    ...reason.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
    kind === "new"
      ? "Make the changes, then publish it again. Until then, it stays a draft."
      : "Customers still see the live version. Make the changes and save again, or withdraw your edit.",
  ],
  button: { label: "Open product", path },
});

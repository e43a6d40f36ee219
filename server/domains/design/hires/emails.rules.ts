import type { EmailContent } from "../../../platform/mail.ts";
import { customerName, customerPath, proPath } from "./hires.rules.ts";
import type { HireRow } from "./hires.store.ts";

/** What the other side of a hire hears of, as an email and, in its subject, as a notification. */
export interface News {
  to: "customer" | "pro";
  /** Keeps the same news from being emailed twice. */
  about: string;
  content: EmailContent;
}

const toPro = (row: HireRow, about: string, content: Omit<EmailContent, "button">, label: string): News => ({
  to: "pro",
  about,
  content: { ...content, button: { label, path: proPath(row.id) } },
});

const toCustomer = (
  row: HireRow,
  about: string,
  content: Omit<EmailContent, "button">,
  label: string,
): News => ({
  to: "customer",
  about,
  content: { ...content, button: { label, path: customerPath(row.id) } },
});

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export const requestNews = (row: HireRow): News => {
  const subject = `${customerName(row)} asks you to work on ${row.title}`;
  const budget = row.budget_cents === null ? "Not given" : dollars.format(row.budget_cents / 100);
  const facts: [string, string][] = [
    ["Project", row.title],
    ["Budget", budget],
  ];
  const blocks = [`Hello ${row.pro_name},`, row.message, { facts }];
  return toPro(
    row,
    "requested",
    { subject, preview: row.message.slice(0, 120), heading: subject, blocks },
    "Answer the request",
  );
};

export const acceptedNews = (row: HireRow): News => {
  const subject = `${row.pro_name} accepted your request`;
  const blocks = [
    `Hello ${row.customer_first_name ?? ""},`,
    `${row.pro_name} takes on ${row.title}, and can see what you shared until the hire is finished.`,
  ];
  return toCustomer(
    row,
    "accepted",
    { subject, preview: row.title, heading: subject, blocks },
    "Open the hire",
  );
};

export const declinedNews = (row: HireRow): News => {
  const subject = `${row.pro_name} declined your request`;
  const blocks = [`Hello ${row.customer_first_name ?? ""},`, `About ${row.title}:`, row.reason];
  return toCustomer(
    row,
    "declined",
    { subject, preview: row.reason.slice(0, 120), heading: subject, blocks },
    "See the answer",
  );
};

export const withdrawnNews = (row: HireRow): News => {
  const subject = `${customerName(row)} withdrew the request about ${row.title}`;
  const blocks = [`Hello ${row.pro_name},`, "You don't need to do anything."];
  return toPro(
    row,
    "withdrawn",
    { subject, preview: row.title, heading: subject, blocks },
    "See the request",
  );
};

export const finishedNews = (row: HireRow, by: "customer" | "pro"): News => {
  if (by === "customer") {
    const subject = `${customerName(row)} finished the hire for ${row.title}`;
    const blocks = [
      `Hello ${row.pro_name},`,
      "You no longer see the project. A review by the customer shows on your profile.",
    ];
    return toPro(row, "finished", { subject, preview: row.title, heading: subject, blocks }, "See the hire");
  }
  const subject = `${row.pro_name} finished the work on ${row.title}`;
  const blocks = [
    `Hello ${row.customer_first_name ?? ""},`,
    "How did it go? Your review helps others choose.",
  ];
  return toCustomer(
    row,
    "finished",
    { subject, preview: row.title, heading: subject, blocks },
    "Write a review",
  );
};

export const reviewedNews = (row: HireRow): News => {
  const subject = `${customerName(row)} reviewed your work`;
  const blocks = [
    `Hello ${row.pro_name},`,
    `${row.rating} of 5 stars for ${row.title}:`,
    row.review_text ?? "",
  ];
  return toPro(
    row,
    "reviewed",
    { subject, preview: `${row.rating} of 5 stars`, heading: subject, blocks },
    "Answer the review",
  );
};

export const repliedNews = (row: HireRow): News => {
  const subject = `${row.pro_name} answered your review`;
  const blocks = [`Hello ${row.customer_first_name ?? ""},`, row.reply ?? ""];
  return toCustomer(
    row,
    "replied",
    { subject, preview: (row.reply ?? "").slice(0, 120), heading: subject, blocks },
    "See the answer",
  );
};

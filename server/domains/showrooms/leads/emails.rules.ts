import type { EmailContent } from "../../../platform/mail.ts";

/** A lead, for those who answer it. */
export interface LeadNews {
  full_name: string;
  email: string;
  phone_number: string;
  /** Its subject, in words. */
  about: string;
  message: string;
  order_number: string;
  /** Name and path of the sample's product. */
  product: { name: string; path: string } | null;
  /** The address in lines; empty if there is none. */
  ship_to: string;
  company_name: string | null;
}

/** To those who answer: who wrote, how to reach them, and what it is about. */
export function leadEmail(news: LeadNews): EmailContent {
  const facts: [string, string][] = [
    ["Name", news.full_name],
    ["Email", news.email],
    ["Phone", news.phone_number],
    ["Showroom", news.company_name ?? ""],
    ["Order", news.order_number],
    ["Product", news.product?.name ?? ""],
    ["Ship to", news.ship_to],
  ];
  return {
    subject: `${news.about}: ${news.full_name}`,
    preview: news.message.slice(0, 120) || `${news.full_name} is waiting for a reply.`,
    heading: news.about,
    blocks: [
      ...news.message.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
      { facts: facts.filter(([, value]) => value !== "") },
    ],
    ...(news.product && { button: { label: "View product", path: news.product.path } }),
    note: `Reply to ${news.email}. A reply to this email won't reach them.`,
  };
}

/** To whom a lead was assigned. */
export function assignedEmail(
  lead: Omit<LeadNews, "company_name">,
  { path, note }: { path: string; note: string },
): EmailContent {
  const content = leadEmail({ ...lead, company_name: null });
  return {
    ...content,
    subject: `A lead for you: ${lead.full_name}`,
    heading: "A lead for you",
    blocks: [
      `${lead.about}. Get in touch with ${lead.full_name} soon.`,
      ...content.blocks,
      ...(note ? [`Note from the marketplace: ${note}`] : []),
    ],
    button: { label: "See your leads", path },
  };
}

/*
 * These emails go to an unverified address. So they contain nothing that the sender wrote, except a plausible first
 * name; otherwise the form could send anybody's words to strangers.
 */

const ignore =
  "You got this email because someone entered your address in our form. If it wasn't you, ignore it. We won't write again unless you ask.";

/** "Hello Ada,", or without the name if it does not look like one. */
export function greeting(full_name: string): string {
  const [first = ""] = full_name.split(" ");
  return /^[\p{L}'’-]{2,20}$/u.test(first) ? `Hello ${first},` : "Hello,";
}

/** To a visitor who used the pop-up: how to get the discount, and who gets in touch. */
export const savingEmail = (full_name: string, company: string | null): EmailContent => ({
  subject: "How you save up to 30%",
  preview: "Three steps to your pro's prices.",
  heading: "How you save up to 30%",
  blocks: [
    greeting(full_name),
    company
      ? `Thank you for your interest. ${company} has your details and will contact you.`
      : "Thank you for your interest. We'll contact you and help you find a showroom for your project.",
    "Showroom prices start at wholesale, plus the pro's markup. Every product shows what you save off the list price. Here is how to get them:",
    "1. Enter the Showroom ID of your contractor or designer.",
    "2. Choose a floor plan and a template, or your own room.",
    "3. Add the materials you like to your cart, or share the room with your pro.",
  ],
  button: { label: "Enter a Showroom ID", path: "/#showroom-id" },
  note: ignore,
});

/** To somebody who ordered a sample. */
export const sampleEmail = (full_name: string, product: { name: string; path: string }): EmailContent => ({
  subject: "We have your sample order",
  preview: product.name,
  heading: "We have your sample order",
  blocks: [
    greeting(full_name),
    `We'll ship your sample of ${product.name} to your address. Look at it in daylight and under the room's lights, next to what you're keeping.`,
  ],
  button: { label: "View product", path: product.path },
  note: ignore,
});

/** To somebody who wrote to us. */
export const receivedEmail = (full_name: string): EmailContent => ({
  subject: "We have your message",
  preview: "We'll reply within one business day.",
  heading: "We have your message",
  blocks: [
    greeting(full_name),
    "Thank you for your message. We will reply to this address within one business day.",
  ],
  button: { label: "Questions and answers", path: "/faq" },
  note: ignore,
});

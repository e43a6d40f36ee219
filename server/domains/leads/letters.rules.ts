import type { Letter } from "../../platform/mail.ts";

/** What a lead tells those who are to answer it. */
export interface LeadNews {
  full_name: string;
  email: string;
  phone_number: string;
  /** What it is about, in words. */
  about: string;
  message: string;
  order_number: string;
  /** Name and path of the product that a sample is wanted of. */
  product: { name: string; path: string } | null;
  /** The address in lines; empty without one. */
  ship_to: string;
  company_name: string | null;
}

/** To those who answer: who wrote, how to reach them, and what it is about. */
export function leadLetter(news: LeadNews): Letter {
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
    preview: news.message.slice(0, 120) || `${news.full_name} asks for an answer.`,
    heading: news.about,
    blocks: [
      ...news.message.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
      { facts: facts.filter(([, value]) => value !== "") },
    ],
    ...(news.product && { button: { label: "See the product", path: news.product.path } }),
    note: `Answer to ${news.email}: a reply to this message would not reach them.`,
  };
}

/*
 * What follows goes to an address that nobody has proved to be the sender's. So it carries nothing that the sender
 * wrote, a plausible first name excepted; else the form would be a way to send one's own words to strangers.
 */

const ignore =
  "You get this message because your address was entered in our form. If it was not you, you can ignore it; nothing further comes unless you ask.";

/** "Hello Ada,", or without the name where it does not look like one. */
export function greeting(full_name: string): string {
  const [first = ""] = full_name.split(" ");
  return /^[\p{L}'’-]{2,20}$/u.test(first) ? `Hello ${first},` : "Hello,";
}

/** To somebody who left their details in the pop-up: how the saving comes about, and who gets in touch. */
export const savingLetter = (full_name: string, company: string | null): Letter => ({
  subject: "How you save up to 30%",
  preview: "Three steps to your pro's prices.",
  heading: "How you save up to 30%",
  blocks: [
    greeting(full_name),
    company
      ? `Thank you for your interest. ${company} has your details and will get in touch with you.`
      : "Thank you for your interest. We will get in touch and help you to find a showroom for your project.",
    "A showroom's prices come from wholesale, with the markup that its pro sets. What you save against the list price stands on every product. Three steps lead there:",
    "1. Enter the Showroom ID of your contractor or designer.",
    "2. Choose a floor plan and a template, or your own room.",
    "3. Put the materials that you like into the cart, or share the room with your pro.",
  ],
  button: { label: "Enter a Showroom ID", path: "/#showroom-id" },
  note: ignore,
});

/** To somebody who ordered a sample. */
export const sampleLetter = (full_name: string, product: { name: string; path: string }): Letter => ({
  subject: "Your sample order has arrived",
  preview: product.name,
  heading: "Your sample order has arrived",
  blocks: [
    greeting(full_name),
    `We have your order of a sample of ${product.name} and ship it to the address that you gave. Look at it by daylight and by the lamps of the room, next to what stays.`,
  ],
  button: { label: "See the product", path: product.path },
  note: ignore,
});

/** To somebody who wrote to us. */
export const receivedLetter = (full_name: string): Letter => ({
  subject: "Your message has arrived",
  preview: "We answer within one business day.",
  heading: "Your message has arrived",
  blocks: [
    greeting(full_name),
    "Thank you for writing. Your message has arrived; we answer within one business day, to this address.",
  ],
  button: { label: "Questions and answers", path: "/faq" },
  note: ignore,
});

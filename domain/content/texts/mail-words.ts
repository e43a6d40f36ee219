import type { WordField } from "../words.ts";

/** What admins may say in all emails of one kind, around what the email itself says. */
export const mailFields: readonly WordField[] = [
  {
    ...{
      id: "subject",
      group: "Words of these emails",
      label: "Subject",
      text: "{subject}",
      most: 120,
      rows: 1,
    },
    ...{ placeholders: ["subject", "name"], needs: ["subject"] },
    hint: "{subject} is what the email is about, such as an order's number.",
  },
  {
    ...{ id: "opening", group: "Words of these emails", label: "Opening", text: "", most: 1000, rows: 4 },
    ...{ isOptional: true, placeholders: ["name"] },
    hint: "Below the greeting, before what the email is about. An empty line starts a new paragraph.",
  },
  {
    ...{ id: "closing", group: "Words of these emails", label: "Closing", text: "", most: 1000, rows: 4 },
    ...{ isOptional: true, placeholders: ["name"] },
    hint: "At the end, above the small print.",
  },
];

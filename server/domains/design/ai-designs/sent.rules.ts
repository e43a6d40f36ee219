import type { EmailContent } from "../../../platform/mail.ts";
import { greeting } from "../../showrooms/leads/index.ts";

/** Tells a customer that the pro works on the design they sent. */
export const takenEmail = (about: { title: string; company: string; full_name: string }): EmailContent => ({
  subject: `${about.company} is working on your design`,
  preview: about.title,
  heading: `${about.company} is working on your design`,
  blocks: [
    greeting(about.full_name),
    `${about.company} made a project of “${about.title}” and will contact you with a proposal.`,
  ],
  button: { label: "See your designs", path: "/design-ai/welcome" },
});

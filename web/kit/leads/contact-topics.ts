import type { ContactTopic } from "../../../contract/showrooms/leads.ts";

/** What a message is about; the contract names the same topics. */
export const contactTopics: Record<ContactTopic, string> = {
  order: "An order, payment or return",
  materials: "Materials and prices",
  demo: "A demo for contractors and designers",
  other: "Something else",
};

export { greeting } from "./emails.rules.ts";
export { forgetLeadsFrom } from "./erase.store.ts";
export { keepDesignLead, keepSampleLead, supportMailbox } from "./keep-lead.flow.ts";
export { routes } from "./leads.routes.ts";
export { type SeededLead, seedLeads } from "./seed.store.ts";

export { beginProjectIn } from "./begin-project.flow.ts";
export { ownShowroom } from "./client-parts.store.ts";
export { routes } from "./clients.routes.ts";
export { dueClients } from "./clients.store.ts";
export { forgetClientsWith } from "./erase.store.ts";
export { noteClient, noteOrder } from "./note-client.flow.ts";
export { gatherClients, seedProspects } from "./seed.store.ts";

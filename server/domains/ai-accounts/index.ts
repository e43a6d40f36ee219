export { routes } from "./ai-accounts.routes.ts";
export { identifyAi } from "./ai-session.flow.ts";

export { routes } from "./ai-accounts.routes.ts";
export { dataOfAiAccount } from "./ai-privacy.flow.ts";
export { identifyAi } from "./ai-session.flow.ts";
export { bookCredits, lockAiAccount } from "./credits.store.ts";
export { seedAiAccount } from "./seed.store.ts";

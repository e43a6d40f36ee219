export { type DemoState, markDemo } from "./demo-state.store.ts";
export { seedSettings } from "./seed.store.ts";
export {
  contactSettings,
  planSettings,
  saleRules,
  saleRulesAt,
  sampleSettings,
  supportHours,
} from "./settings.flow.ts";
export { routes } from "./settings.routes.ts";

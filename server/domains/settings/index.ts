export {
  contactSettings,
  planSettings,
  saleRules,
  saleRulesAt,
  sampleSettings,
} from "./settings.flow.ts";
export { routes } from "./settings.routes.ts";

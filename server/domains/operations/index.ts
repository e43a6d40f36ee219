export { takeSamples } from "./health.flow.ts";
export { routes } from "./operations.routes.ts";

export { contactSettings, planSettings, sampleSettings } from "./settings.flow.ts";
export { routes } from "./settings.routes.ts";

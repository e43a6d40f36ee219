export { claimGuestCart } from "./claim-guest-cart.flow.ts";
export { type LineRow, linesOfProject } from "./priced-lines.store.ts";
export { routes } from "./project-cart.routes.ts";
export { type PricedLine, priceLine } from "./project-cart.rules.ts";

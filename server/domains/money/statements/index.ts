export { statementRoutes as routes } from "./statements.routes.ts";

import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/terms.page.ts";
import { terms } from "./text/terms.ts";
import { TextPage } from "./text-page.tsx";

export const headers = sharedPage;

const path = "/terms_of_service";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...terms, path }, matches);

export default function Terms() {
  return <TextPage text={terms} path={path} />;
}

import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/return-policy.page.ts";
import { returnPolicy } from "./text/return-policy.ts";
import { TextPage } from "./text-page.tsx";

export const headers = sharedPage;

const path = "/return_policy";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...returnPolicy, path }, matches);

export default function ReturnPolicy() {
  return <TextPage text={returnPolicy} path={path} />;
}

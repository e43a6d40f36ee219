import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/privacy-policy.page.ts";
import { privacyPolicy } from "./text/privacy-policy.ts";
import { TextPage } from "./text-page.tsx";

export const headers = sharedPage;

const path = "/privacy_policy";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...privacyPolicy, path }, matches);

export default function PrivacyPolicy() {
  return <TextPage text={privacyPolicy} path={path} />;
}

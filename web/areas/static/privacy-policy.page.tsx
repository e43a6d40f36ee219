import { sharedPage } from "../../client/shared-page.ts";
import { TextPage } from "../../kit/content/text-page.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import type { Route } from "./+types/privacy-policy.page.ts";
import { loadText } from "./load-text.ts";

export const headers = sharedPage;

const path = "/privacy_policy";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path }, matches) : [];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadText(context, request, "privacy_policy");
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} path={path} />;
}

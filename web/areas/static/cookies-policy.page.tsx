import { sharedPage } from "../../client/shared-page.ts";
import { cookieExtras } from "../../kit/content/cookie-tables.tsx";
import { TextPage } from "../../kit/content/text-page.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import type { Route } from "./+types/cookies-policy.page.ts";
import { loadText } from "./load-text.ts";

export const headers = sharedPage;

const path = "/cookies_policy";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path }, matches) : [];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadText(context, request, "cookies_policy");
}

export default function CookiesPolicy({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} path={path} extras={cookieExtras} />;
}

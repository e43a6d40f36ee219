import { pageTitle } from "../page-title.ts";
import { routeRoles } from "../session/role-of-route.ts";
import { signedInApi } from "../session/signed-in.ts";
import type { Route } from "./+types/pro-leads.page.ts";
import { LeadList } from "./lead-list.tsx";
import { leadQuery } from "./lead-types.ts";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Leads", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = leadQuery(request.url);
  return (await signedInApi(request)("GET /api/pro/leads", { query })).data;
}
clientLoader.hydrate = true as const;

/** What people left in the pro’s own showrooms. */
export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  return <LeadList list={loaderData} path="/account/leads" />;
}

import { pageTitle } from "../../page-title.ts";
import { routeRoles } from "../../session/role-of-route.ts";
import { signedInApi } from "../../session/signed-in.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/requests.page.ts";
import { HireRows, pageIn, StatusLinks, statusIn } from "./hire-rows.tsx";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Hire requests", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { page: pageIn(search), per_page: 20, status: statusIn(search) };
  const { data } = await signedInApi(request)("GET /api/pro/hires", { query });
  return { list: data, isFiltered: query.status !== undefined };
}
clientLoader.hydrate = true as const;

/** Customers who ask to hire this pro. */
export default function RequestsPage({ loaderData: { list, isFiltered } }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Hire requests</h1>
        <LinkButton to="/account/hire-profile" variant="secondary">
          Your public profile
        </LinkButton>
      </div>
      {(list.total > 0 || isFiltered) && <StatusLinks path="/account/requests" />}
      {list.total > 0 && <HireRows list={list} path="/account/requests" side="pro" />}
      {list.total === 0 && (
        <EmptyState
          className="mt-8"
          title={isFiltered ? "Nothing with this status" : "Nobody has asked yet"}
          action={<LinkButton to="/account/hire-profile">Edit your public profile</LinkButton>}
        >
          Customers find you in the directory once your profile is listed. Their requests show up here.
        </EmptyState>
      )}
    </>
  );
}

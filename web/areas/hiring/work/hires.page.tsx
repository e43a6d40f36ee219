import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { Route } from "./+types/hires.page.ts";
import { HireRows, pageIn, StatusLinks, statusIn } from "./hire-rows.tsx";

export const meta = titled("Hired pros");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = { page: pageIn(search), per_page: 20, status: statusIn(search) };
  const { data } = await signedInApi(request)("GET /api/hires", { query });
  return { list: data, isFiltered: query.status !== undefined };
}

/** The pros whom this account asked or hired. */
export default function HiresPage({ loaderData: { list, isFiltered } }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="heading text-xl md:text-2xl">Hired pros</h1>
        <LinkButton to="/pros" variant="secondary">
          Find a pro
        </LinkButton>
      </div>
      {(list.total > 0 || isFiltered) && <StatusLinks path="/account/hires" />}
      {list.total > 0 && <HireRows list={list} path="/account/hires" />}
      {list.total === 0 && (
        <EmptyState
          className="mt-8"
          title={isFiltered ? "Nothing with this status" : "You haven't asked anyone yet"}
          action={<LinkButton to="/pros">Find a designer or contractor</LinkButton>}
        >
          Requests to designers and contractors show up here, with their answers.
        </EmptyState>
      )}
    </>
  );
}

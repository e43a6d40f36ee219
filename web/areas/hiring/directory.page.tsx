import { Form } from "react-router";
import type { ReplyOf } from "../../client/api-call.ts";
import { loaderApi } from "../../client/page-api.ts";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { plural } from "../../ui/format.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Route } from "./+types/directory.page.ts";
import { type DirectoryAddress, readDirectoryAddress } from "./directory-address.ts";
import { DirectoryFields } from "./directory-fields.tsx";
import { ProListed } from "./pro-card.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = readDirectoryAddress(new URL(request.url).searchParams);
  const { project: _, zipTyped, ...query } = address;
  const api = loaderApi(context, request);
  const found = await api("GET /api/hire_designer", { query });
  return { found, address };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Hire a designer or contractor",
      description:
        "Designers and contractors near you, with rooms they designed here, their fees in their own words, and reviews from finished work.",
      path: "/pros",
    },
    matches,
  );
}

/** Everybody who is for hire. Filters are a plain form, so all of it works without scripts. */
export default function DirectoryPage({ loaderData: { found, address } }: Route.ComponentProps) {
  const query = address.project ? `?project=${address.project}` : "";
  return (
    <div className="page pt-6 pb-20">
      <h1 className="heading text-xl md:text-2xl">Hire a designer or contractor</h1>
      <p className="mt-2 max-w-[60ch] text-graphite">
        See their work, ask about your project, and show them your products and rooms only while they work for
        you.
      </p>
      <Form method="get" className="mt-6 border-hairline border-y py-5" key={JSON.stringify(address)}>
        {address.project && <input type="hidden" name="project" value={address.project} />}
        <DirectoryFields address={address} />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit">Show pros</Button>
          <LinkButton to={`/pros${query}`} variant="quiet">
            Clear filters
          </LinkButton>
        </div>
      </Form>
      <Results found={found} address={address} query={query} />
      <div className="mt-12">
        <Pagination page={found.current_page} lastPage={found.last_page} />
      </div>
    </div>
  );
}

function Results({
  found,
  address,
  query,
}: {
  found: ReplyOf<"GET /api/hire_designer">;
  address: DirectoryAddress;
  query: string;
}) {
  const { near, designers, total } = found;
  const place = near ? ` who work in ${near.city}, ${near.state}` : "";
  if (designers.length === 0) {
    const isUnknown = address.zip !== undefined && near === null;
    return (
      <EmptyState
        className="mt-6"
        title={
          isUnknown ? `We don't know the ZIP code ${address.zip}` : `No pros match${place && `, ${place}`}`
        }
        action={
          <LinkButton to={`/pros${query}`} variant="secondary">
            See all pros
          </LinkButton>
        }
      >
        {isUnknown
          ? "Check the 5 digits, or enter one nearby."
          : "Try another service or leave out the ZIP code."}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="figures mt-6 text-graphite text-sm">{`${plural(total, "pro")}${place}`}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        {designers.map((pro, at) => (
          <li key={pro.id}>
            <ProListed pro={pro} query={query} isEager={at < 2} />
          </li>
        ))}
      </ul>
    </>
  );
}

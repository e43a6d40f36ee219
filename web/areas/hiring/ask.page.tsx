import { loaderApi } from "../../client/page-api.ts";
import { useAccountOnly } from "../../client/session/use-account-only.ts";
import { useSession } from "../../client/session/use-session.ts";
import { titled } from "../../kit/page/page-title.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/ask.page.ts";
import { AskForm } from "./ask-form.tsx";
import { roleOf } from "./pro-card.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { data } = await loaderApi(context, request)("GET /api/hire_designer/{id}", {
    params: { id: params.id },
  });
  const { id, name, is_designer, availability } = data;
  return { id, name, is_designer, availability };
}

export const meta = titled("Ask a pro");

/** Asks one pro to work on a project or a room of the visitor's. */
export default function AskPage({ loaderData: pro }: Route.ComponentProps) {
  useAccountOnly();
  const { status } = useSession();
  return (
    <div className="page pt-6 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "Pros", url: "/pros" },
          { label: pro.name, url: `/pros/${pro.id}` },
          { label: "Your request", url: `/pros/${pro.id}/ask` },
        ]}
      />
      <h1 className="heading mt-3 text-xl md:text-2xl">{`Ask ${pro.name}`}</h1>
      <p className="mt-2 max-w-[60ch] text-graphite">
        {`The ${roleOf(pro).toLowerCase()} reads your message and answers. Only after accepting, and only until one of you finishes the hire, can they see the products and rooms you choose here.`}
      </p>
      {status === "user" ? (
        <AskForm pro={pro} />
      ) : (
        <>
          <Loading>Loading your projects</Loading>
          <Skeleton className="mt-8 h-64 max-w-[40rem]" />
        </>
      )}
    </div>
  );
}

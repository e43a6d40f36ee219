import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { monthName } from "../../../kit/statements/month-name.ts";
import { type StatementFormat, StatementView } from "../../../kit/statements/statement-view.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import type { Route } from "./+types/statement.page.ts";

export const meta: Route.MetaFunction = ({ matches, params }) => [
  { title: pageTitle(`Statement ${monthName(params.month)}`, matches) },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/statements/{month}", { params: { month: params.month } }))
    .data;
}

/** One month of a vendor or pro. */
export default function StatementPage({ loaderData: statement }: Route.ComponentProps) {
  const { month } = statement;
  const load = async (format: StatementFormat) =>
    (await api("GET /api/statements/{month}/file", { params: { month }, query: { format } })) as File;
  return (
    <div className="max-w-[72rem]">
      <Breadcrumb
        crumbs={[
          { label: "Statements", url: "/account/statements" },
          { label: monthName(month), url: `/account/statements/${month}` },
        ]}
      />
      <h1 className="heading mt-1 text-xl md:text-2xl">{monthName(month)}</h1>
      {!statement.is_closed && <p className="mt-2 text-graphite">This month is not over yet.</p>}
      <StatementView statement={statement} load={load} />
    </div>
  );
}

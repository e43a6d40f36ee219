import { addDays, lastOfMonth } from "../../../../domain/days/calendar.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { monthName } from "../../../kit/statements/month-name.ts";
import { type Figure, type StatementFormat, StatementView } from "../../../kit/statements/statement-view.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import type { Route } from "./+types/payee-statement.page.ts";

export const meta: Route.MetaFunction = ({ matches, params }) => [
  { title: pageTitle(`Statement ${monthName(params.month)}`, matches) },
];

export async function clientLoader({ request, params: { user, month } }: Route.ClientLoaderArgs) {
  const call = { params: { user, month } };
  return (await signedInApi(request)("GET /api/admin/payees/{user}/statements/{month}", call)).data;
}

/** Balances add up everything until their day, the other figures the month's entries. */
function entriesOf(figure: Figure, payee: string, month: string): string {
  const isBalance = ["opening", "closing", "pending", "available"].includes(figure);
  const query = new URLSearchParams({
    behind: figure === "opening" || figure === "closing" ? "balance" : figure,
    payee,
    ...(!isBalance && { from: `${month}-01` }),
    to: figure === "opening" ? addDays(`${month}-01`, -1) : lastOfMonth(month),
  });
  return `/account/admin/ledger?${query}`;
}

/** One month of a vendor or pro, for an admin. */
export default function PayeeStatementPage({ loaderData: statement }: Route.ComponentProps) {
  const { month, payee } = statement;
  const load = async (format: StatementFormat) =>
    (await api("GET /api/admin/payees/{user}/statements/{month}/file", {
      params: { user: payee.id, month },
      query: { format },
    })) as File;
  const path = `/account/admin/payees/${payee.id}`;
  return (
    <div className="max-w-[72rem]">
      <Breadcrumb
        crumbs={[
          { label: "Balances", url: "/account/admin/payees" },
          { label: payee.name, url: path },
          { label: monthName(month), url: `${path}/${month}` },
        ]}
      />
      <h1 className="heading mt-1 text-xl md:text-2xl">{`${payee.name}, ${monthName(month)}`}</h1>
      {!statement.is_closed && <p className="mt-2 text-graphite">This month is not over yet.</p>}
      <StatementView
        statement={statement}
        load={load}
        entriesOf={(figure) => entriesOf(figure, payee.id, month)}
      />
    </div>
  );
}

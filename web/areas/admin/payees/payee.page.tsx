import { Link } from "react-router";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { StatementMonths } from "../../../kit/statements/statement-months.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import type { Route } from "./+types/payee.page.ts";
import { BalancePart } from "./balance-part.tsx";

export const meta = titled("Balance");

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { user } = params;
  const call = signedInApi(request);
  const [overview, balance] = await Promise.all([
    call("GET /api/admin/payees/{user}/statements", { params: { user } }),
    call("GET /api/admin/payees/{user}", { params: { user } }),
  ]);
  return { overview: overview.data, balance: balance.data };
}

/** A vendor's or pro's balance and statements, for an admin. */
export default function PayeePage({ loaderData: { overview, balance } }: Route.ComponentProps) {
  const { id, name, email, type } = overview.payee;
  const path = `/account/admin/payees/${id}`;
  return (
    <div className="max-w-[72rem]">
      <Breadcrumb
        crumbs={[
          { label: "Balances", url: "/account/admin/payees" },
          { label: name, url: path },
        ]}
      />
      <h1 className="heading mt-1 text-xl md:text-2xl">{name}</h1>
      <p className="mt-1 text-graphite">
        {`${type === "Vendor" ? "Vendor" : "Pro"} · ${email} · `}
        <Link to={`/account/admin/users/${id}`} className="link inline-flex min-h-6">
          Account
        </Link>
      </p>
      <BalancePart user={id} balance={balance} />
      <h2 className="heading mt-10 border-ink border-b pb-2 text-lg">Statements</h2>
      <StatementMonths overview={overview} path={path} />
    </div>
  );
}

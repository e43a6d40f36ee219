import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { StatementMonths } from "../../../kit/statements/statement-months.tsx";
import type { Route } from "./+types/statements.page.ts";

export const meta = titled("Statements");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/statements")).data;
}

/** A vendor's or pro's balance, month by month. */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const isVendor = loaderData.payee.type === "Vendor";
  return (
    <div className="max-w-[72rem]">
      <h1 className="heading text-xl md:text-2xl">Statements</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        {isVendor
          ? "Your sales by month, at your own prices. We add our margin on top of your prices, so you get your full price."
          : "Your share of each sale by month: your markup minus your coupons."}
      </p>
      <StatementMonths overview={loaderData} path="/account/statements" />
    </div>
  );
}

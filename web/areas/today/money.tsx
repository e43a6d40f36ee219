import { clsx } from "clsx";
import { Link } from "react-router";
import type { Today } from "../../../contract/admin/today.ts";
import type { User } from "../../../contract/identity/accounts.ts";
import { Section } from "../../kit/page/section.tsx";
import { formatUsd, plural } from "../../ui/format.ts";

type Figures = NonNullable<Today["money"]>;

const soldWords: Record<User["type"], string> = {
  Vendor: "Sold at your prices",
  Contractor: "Your profit from sales",
  Admin: "Sold in all showrooms",
  User: "",
};

/** Sales of the last 30 days, and the balance. */
export function Money({ money, type }: { money: Figures; type: User["type"] }) {
  const figures = [
    { label: soldWords[type], value: money.sold, note: compare(money) },
    ...(money.pending === null
      ? []
      : [{ label: "Pending", value: money.pending, note: "Available 46 business days after delivery" }]),
    ...(money.available === null
      ? []
      : [{ label: "Available", value: money.available, note: "Your balance today" }]),
    ...(money.in_transit
      ? [{ label: "On the way to your bank", value: money.in_transit, note: "Payouts not yet arrived" }]
      : []),
  ];
  return (
    <Section
      title="Money, last 30 days"
      action={
        type === "Contractor" || type === "Vendor" ? (
          <Link to="/payout_setup" className="link text-sm">
            Payouts
          </Link>
        ) : undefined
      }
    >
      <dl
        className={clsx(
          "grid gap-x-8",
          figures.length > 3 ? "sm:grid-cols-2 xl:grid-cols-4" : "sm:grid-cols-3",
        )}
      >
        {figures.map(({ label, value, note }) => (
          <div key={label} className="border-hairline border-b py-4">
            <dt className="text-graphite text-sm">{label}</dt>
            <dd className="figures">
              <span className="heading block text-xl">{formatUsd(value)}</span>
              <span className="text-graphite text-sm">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function compare({ sold_before, orders }: Figures): string {
  return `${plural(orders, "order")}; ${formatUsd(sold_before)} in the 30 days before`;
}

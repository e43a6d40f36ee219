import { clsx } from "clsx";
import type { Project } from "../../../contract/design/project-cart.ts";
import type { Quote } from "../../../contract/orders/checkout.ts";
import { arrivesBy } from "../../../domain/orders/freight-class.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { type VendorGroup, vendorGroups } from "../../kit/cart/vendor-groups.ts";
import { arrivalWords } from "../../kit/product/arrival-words.ts";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";

/** The items and totals; from the quote as soon as there is one. */
export function OrderReview({
  cart,
  quote,
  isLoading,
}: {
  cart: Project;
  quote: Quote | null;
  isLoading: boolean;
}) {
  const totals = quote?.totals ?? cart.totals;
  return (
    <section aria-label="Your order">
      {vendorGroups(cart.Project_tans).map((group) => (
        <div key={group.id} className="mb-6">
          <GroupHead group={group} />
          <ul>
            {group.lines.map((line) => {
              const quoted = quote?.lines.find((one) => one.line === line.id);
              return (
                <li
                  key={line.id}
                  className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 border-hairline border-b py-3 text-sm"
                >
                  <div className="self-start bg-white">
                    {line.product.image && <Picture picture={line.product.image} alt="" sizes="56px" />}
                  </div>
                  <div className="min-w-0">
                    <p>{line.product.name}</p>
                    <p className="figures text-graphite">
                      {`${formatCount(line.qty)} ${unitWord(line.unit, line.qty)} × ${formatUsd(quoted?.unit_price ?? line.unit_price)}`}
                    </p>
                    {quoted && (
                      <p className="figures text-graphite">{arrivalWords(quoted.delivery, line.unit)}</p>
                    )}
                    {quoted?.problem && <p className="mt-1 font-medium text-bad">{quoted.problem}</p>}
                  </div>
                  <p className="figures font-medium">{formatUsd(quoted?.line_total ?? line.line_total)}</p>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <dl aria-busy={isLoading} className={clsx("figures grid gap-2", isLoading && "text-graphite")}>
        <Row label="Merchandise" value={formatUsd(totals.merchandise)} />
        {totals.discount > 0 && (
          <Row label={`Coupon ${quote?.coupon?.code ?? ""}`} value={formatUsd(-totals.discount)} />
        )}
        <Row label="Delivery" value={totals.shipping === 0 ? "Free" : formatUsd(totals.shipping)} />
        <Row
          label="Sales tax"
          value={
            quote?.tax_certificate
              ? `Exempt, ${quote.tax_certificate}`
              : totals.tax === null
                ? "Enter your address"
                : formatUsd(totals.tax)
          }
          quiet={totals.tax === null}
        />
        <div className="mt-2 flex justify-between gap-4 border-ink border-t pt-3">
          <dt className="font-semibold">Total</dt>
          <dd className="heading text-lg" data-testid="order-total">
            {formatUsd(totals.total)}
          </dd>
        </div>
        {totals.savings > 0 && (
          <div className="flex justify-between gap-4 font-medium text-good text-sm">
            <dt>You save off list prices</dt>
            <dd>{formatUsd(totals.savings)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Who sells these products, and how they arrive. */
function GroupHead({ group }: { group: VendorGroup }) {
  return (
    <div className="border-hairline border-b pb-2 text-graphite text-sm">
      <h3>{`Sold by ${group.name}`}</h3>
      {group.ways.map((way) => (
        <p key={way}>{arrivesBy[way]}</p>
      ))}
    </div>
  );
}

function Row({ label, value, quiet }: { label: string; value: string; quiet?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className={quiet ? "text-graphite" : undefined}>{value}</dd>
    </div>
  );
}

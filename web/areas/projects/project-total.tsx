import { Link } from "react-router";
import type { Project, ProjectLine } from "../../../contract/design/project-cart.ts";
import { Button } from "../../ui/button.tsx";
import { formatUsd, plural } from "../../ui/format.ts";

/** The project's total, and the button to add all or the selection to the cart. */
export function ProjectTotal({
  project: { totals, edits_for, Project_tans: lines },
  chosen,
  isPending,
  filled,
  onCart,
}: {
  project: Project;
  chosen: readonly ProjectLine[];
  isPending: boolean;
  /** The cart after something was added. */
  filled: Project | undefined;
  /** `ids` undefined: all of them. */
  onCart: (ids: string[] | undefined) => void;
}) {
  const isSome = chosen.length > 0 && chosen.length < lines.length;
  const cents = chosen.reduce((sum, line) => sum + Math.round(line.line_total * 100), 0);
  return (
    <section aria-label="Total" className="lg:sticky lg:top-6 lg:self-start">
      <dl className="figures grid gap-2 border-ink border-t pt-4">
        <div className="flex justify-between gap-4">
          <dt>{plural(lines.length, "product")}</dt>
          <dd>{formatUsd(totals.merchandise)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>Sales tax</dt>
          <dd className="text-graphite">Added at checkout</dd>
        </div>
        <div className="mt-2 flex justify-between gap-4 border-hairline border-t pt-3">
          <dt className="font-semibold">Total before tax</dt>
          <dd className="heading text-lg">{formatUsd(totals.total)}</dd>
        </div>
        {totals.savings > 0 && (
          <div className="flex justify-between gap-4 font-medium text-good text-sm">
            <dt>You save off list prices</dt>
            <dd>{formatUsd(totals.savings)}</dd>
          </div>
        )}
        {isSome && (
          <div className="flex justify-between gap-4 border-hairline border-t pt-3">
            <dt>{`${plural(chosen.length, "product")} selected`}</dt>
            <dd className="font-semibold">{formatUsd(cents / 100)}</dd>
          </div>
        )}
      </dl>
      {edits_for === null && (
        <Button
          size="lg"
          className="mt-5 w-full"
          pending={isPending}
          onClick={() => onCart(isSome ? chosen.map(({ id }) => id) : undefined)}
        >
          {isSome ? `Add ${plural(chosen.length, "product")} to cart` : "Add all to cart"}
        </Button>
      )}
      <p role="status" className="mt-3 text-graphite text-sm">
        {filled ? (
          <>
            {"They're in your cart. "}
            <Link to="/cart" className="link text-ink">
              Go to the cart
            </Link>
          </>
        ) : edits_for === null ? (
          "The project keeps its products. Select some to add only those to your cart."
        ) : (
          `You can change products and quantities. ${edits_for} orders them.`
        )}
      </p>
    </section>
  );
}

import { Link } from "react-router";
import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { formatUsd } from "../ui/format.ts";
import { LinkButton } from "../ui/link-button.tsx";
import type { Route } from "./+types/pro-account.page.ts";
import { Article } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("For Pros", matches) },
  {
    name: "description",
    content: "A showroom of your own: wholesale prices, your markup, your clients, paid out.",
  },
];

const steps = [
  ["Show us your license", "Approval takes up to 24 hours."],
  ["Choose departments and products", "From many vendors, without buying stock."],
  ["Set your markup", "From 10 percent up, for the showroom, a category or one product."],
  ["Hand out your Showroom ID", "Clients who enter it see your showroom at your prices."],
] as const;

export default function ProAccount() {
  const premium = useShop()?.settings.plans.find(({ plan }) => plan === "premium");
  return (
    <Article
      title="A showroom of your own, without the rent"
      lead={
        <p>
          Wholesale prices, your markup, your clients. We ship the goods, take the payment and pay you out.
        </p>
      }
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/register/contractor" className="no-underline!">
          Sign Up as a Pro
        </LinkButton>
        <LinkButton to="/pro-account/login" variant="secondary" className="no-underline!">
          Sign In
        </LinkButton>
      </div>
      <h2>How it works</h2>
      <ol className="list-none! pl-0!">
        {steps.map(([step, detail], at) => (
          <li key={step} className="mt-0! flex gap-5 border-hairline border-t py-4">
            <span aria-hidden className="heading figures w-6 shrink-0 text-lg">
              {at + 1}
            </span>
            <span>
              <span className="block font-semibold">{step}</span>
              {detail}
            </span>
          </li>
        ))}
      </ol>
      <h2>What you earn</h2>
      <p>
        The markup on every line that sells in your showroom is yours. It is pending until 46 business days
        after delivery, then available for payout. Each order shows your share, line by line. A coupon that
        you give comes out of the markup and can never exceed it.
      </p>
      <h2>What your clients get</h2>
      <p>
        Over 25,000 materials, over 50 floor plans and over 100 templates to start from, free delivery across
        the U.S., and you, who knows the job.
      </p>
      {premium && (
        <>
          <h2>Plans</h2>
          <p>
            Basic holds everything above. Premium, at {formatUsd(premium.paid_amount)}, puts your colours and
            your logo on the showroom. Plans renew by themselves; an email ends them.
          </p>
        </>
      )}
      <h2>See it first</h2>
      <p>
        A demo takes about 30 minutes. <Link to="/contact">Ask for one</Link>.
      </p>
    </Article>
  );
}

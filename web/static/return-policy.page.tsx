import { Link } from "react-router";
import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/return-policy.page.ts";
import { Article, type ArticleSection } from "./article.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Return Policy", matches) },
  {
    name: "description",
    content: "What can go back, until when, what it costs, and when the money arrives.",
  },
];

export default function ReturnPolicy() {
  const settings = useShop()?.settings;
  const sections = sectionsFor(settings?.limits.return_days ?? 12, settings?.limits.cancel_minutes ?? 60);
  return (
    <Article
      title="Return Policy"
      lead={<p>What can go back, until when, what it costs, and when the money arrives.</p>}
      sections={sections}
    />
  );
}

function sectionsFor(returnDays: number, cancelMinutes: number): ArticleSection[] {
  return [
    {
      id: "before-it-ships",
      title: "Before it ships",
      body: (
        <p>
          For {cancelMinutes} minutes after you order you can cancel it or change its address yourself, under{" "}
          <Link to="/account">My Account</Link>. Orders are processed within 48 hours. Once goods are ready
          for pick-up they can no longer be cancelled, only returned.
        </p>
      ),
    },
    {
      id: "returns",
      title: "Returns",
      body: (
        <>
          <p>
            You have {returnDays} days from delivery to ask for a return. Open the order under{" "}
            <Link to="/account">My Account</Link>, choose the item and the quantity, and say why. The vendor
            is told at once; you see each step in the order's timeline.
          </p>
          <p>
            Goods go back unused and in their boxes. Boxes that were opened cannot be sold again as a full
            box.
          </p>
        </>
      ),
    },
    {
      id: "cost",
      title: "What a return costs",
      body: (
        <p>
          A restocking fee is taken off the refund: the cost of the first shipping, and never more than what
          the return shipping costs. If the goods came damaged or are not what you ordered, there is no fee.
        </p>
      ),
    },
    {
      id: "money",
      title: "When the money arrives",
      body: (
        <p>
          The vendor has 30 days to refund after the goods are back. Banks take 7 to 14 business days; the
          amount is on your card within 14 business days at the latest.
        </p>
      ),
    },
    {
      id: "incomplete",
      title: "Missing or damaged goods",
      body: (
        <p>
          Count the boxes when they come, and look at them before the driver leaves. Tell us within two weeks
          if something is missing. Photos of the damage and of the label help the vendor to act quickly.
        </p>
      ),
    },
    {
      id: "sell-by-lot",
      title: "Before you return tile, stone or wood",
      body: (
        <p>
          Keep a box until the job is done. Later boxes may come from another lot, with a slightly different
          colour or size, and a repair then shows on the floor.
        </p>
      ),
    },
  ];
}

import { Link } from "react-router";
import { styleById } from "../../domain/style-profile/styles.ts";
import { pageMeta } from "../page-meta.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { Article } from "../static/article.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { useSearchAsked } from "../ui/use-search-asked.ts";
import type { Route } from "./+types/ready.page.ts";
import { AccountLine } from "./account-line.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "AI 3D Design",
      description: "How we design a room from your brief, and where to send it.",
      path: "/design-ai",
    },
    matches,
  );

const briefFor = (style: string) => `Room (kitchen, bathroom, ...):
Size (length x width x height):
Style:${style && ` ${style}`}
Must-haves:
What stays:
Budget in dollars:
`;

export default function DesignAi() {
  const shop = useShop();
  const style = styleById(useSearchAsked().get("style") ?? "");
  if (!shop) return null;
  const to = shop.showroom?.contact.email || shop.settings.contact.email;
  const who = shop.showroom?.company_name ?? "our design desk";
  const mail = `mailto:${to}?subject=${encodeURIComponent("Design brief")}&body=${encodeURIComponent(briefFor(style?.name ?? ""))}`;
  return (
    <Article
      title="AI 3D Design"
      path="/design-ai"
      heading="Ready to create"
      lead={
        <>
          <p>Describe your room and get designs you can build, with every material priced.</p>
          <AccountLine />
        </>
      }
    >
      <h2>Write the brief</h2>
      <p>A good brief fits on a postcard:</p>
      <ul>
        <li>the room: length, width and height, and where the doors, windows and drains are;</li>
        <li>
          the style, in your own words or with pictures you like
          {style ? (
            `: we fill in ${style.name} for you;`
          ) : (
            <>
              {" "}
              (not sure? <Link to="/style">Find your style</Link> in ten choices);
            </>
          )}
        </li>
        <li>what it must have and what stays;</li>
        <li>the budget for materials.</li>
      </ul>
      <p>
        <a href={mail} className={`${buttonClass("secondary")} no-underline!`}>
          Send a brief
        </a>
      </p>
      <p className="text-graphite">
        Briefs go to {who} ({to}), who answers with designs and prices. Send yours from the address of your AI
        design account.
      </p>
      {!shop.showroom && (
        <>
          <h2>Already have a showroom?</h2>
          <p>
            Enter its ID first. Your brief then goes straight to that pro, and the designs use their prices.
          </p>
          <p>
            <LinkButton to="/#showroom-id" variant="secondary" className="no-underline!">
              Enter Showroom ID
            </LinkButton>
          </p>
        </>
      )}
    </Article>
  );
}

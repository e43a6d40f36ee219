import { pageMeta } from "../page-meta.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import { formatUsd } from "../ui/format.ts";
import { LinkButton } from "../ui/link-button.tsx";
import type { Route } from "./+types/pro-account.page.ts";
import { Article } from "./article.tsx";
import { proAccount } from "./text/pro-account.ts";
import { TextBlocks } from "./text-blocks.tsx";

export const headers = sharedPage;

const path = "/pro-account";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...proAccount, path }, matches);

export default function ProAccount() {
  const settings = useShop()?.settings;
  if (!settings) return null;
  const premium = settings.plans.find(({ plan }) => plan === "premium");
  const price = premium ? formatUsd(premium.paid_amount) : "";
  const sections = proAccount.sections.filter(({ id }) => id !== "plans" || premium);
  return (
    <Article
      title={proAccount.title}
      heading={proAccount.heading}
      path={path}
      lead={
        <>
          <p>{proAccount.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3 text-base print:hidden">
            <LinkButton to="/register/contractor">Sign Up as a Pro</LinkButton>
            <LinkButton to="/pro-account/login" variant="secondary">
              Sign In
            </LinkButton>
          </div>
        </>
      }
      sections={sections.map(({ id, title, blocks }) => ({
        id,
        title,
        body: (
          <TextBlocks
            blocks={blocks.map((block) =>
              typeof block === "string" ? block.replace("{premium_price}", price) : block,
            )}
            settings={settings}
          />
        ),
      }))}
    />
  );
}

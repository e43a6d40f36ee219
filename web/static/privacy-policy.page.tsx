import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/privacy-policy.page.ts";
import { Article } from "./article.tsx";
import { privacySections } from "./privacy-sections.tsx";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Privacy Policy", matches) },
  {
    name: "description",
    content: "What we collect, what we use it for, who else sees it, and how it is kept safe.",
  },
];

export default function PrivacyPolicy() {
  const email = useShop()?.settings.contact.email ?? "";
  return (
    <Article
      title="Privacy Policy"
      updated="May 3, 2021"
      lead={<p>What we collect, what we use it for, who else sees it, and how it is kept safe.</p>}
      sections={privacySections(email)}
    />
  );
}

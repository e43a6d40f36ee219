import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import { sharedPage } from "../shared-page.ts";
import type { Route } from "./+types/terms.page.ts";
import { Article, Paragraphs } from "./article.tsx";
import { termsSections } from "./terms-sections.ts";

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Terms of Service", matches) },
  { name: "description", content: "End user license agreement and terms of service." },
];

export default function Terms() {
  const settings = useShop()?.settings;
  const fill = (text: string) =>
    text
      .replaceAll("{provider}", settings?.provider ?? "the provider")
      .replaceAll("{email}", settings?.contact.email ?? "support");
  const sections = termsSections.map(({ id, title, texts }, at) => ({
    id,
    title: `${at + 1}. ${title}`,
    body: <Paragraphs texts={texts.map(fill)} />,
  }));
  return <Article title="End User License Agreement and Terms of Service" sections={sections} />;
}

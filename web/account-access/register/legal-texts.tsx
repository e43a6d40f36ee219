import type { ReactNode } from "react";
import { useShop } from "../../session/use-showroom.ts";
import { Paragraphs } from "../../static/article.tsx";
import { privacySections } from "../../static/privacy-sections.tsx";
import { termsSections } from "../../static/terms-sections.ts";

/** The terms of service for a dialog. */
export function TermsText() {
  const settings = useShop()?.settings;
  const fill = (text: string) =>
    text
      .replaceAll("{provider}", settings?.provider ?? "the provider")
      .replaceAll("{email}", settings?.contact.email ?? "support");
  return (
    <LegalText
      sections={termsSections.map(({ id, title, texts }) => ({
        id,
        title,
        body: <Paragraphs texts={texts.map(fill)} />,
      }))}
    />
  );
}

/** The privacy policy for a dialog. */
export function PrivacyText() {
  const email = useShop()?.settings.contact.email ?? "";
  return <LegalText sections={privacySections(email)} />;
}

function LegalText({ sections }: { sections: readonly { id: string; title: string; body: ReactNode }[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard, too
    <div tabIndex={0} className="prose [&_section:first-child_h3]:mt-0">
      {sections.map(({ id, title, body }) => (
        <section key={id}>
          <h3>{title}</h3>
          {body}
        </section>
      ))}
    </div>
  );
}

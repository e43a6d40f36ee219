import { useShop } from "../../session/use-showroom.ts";
import type { PageText } from "../../static/page-text.ts";
import { privacyPolicy } from "../../static/text/privacy-policy.ts";
import { terms } from "../../static/text/terms.ts";
import { TextBlocks } from "../../static/text-blocks.tsx";

/** The terms of service for a dialog. */
export const TermsText = () => <LegalText text={terms} />;

/** The privacy policy for a dialog. */
export const PrivacyText = () => <LegalText text={privacyPolicy} />;

function LegalText({ text }: { text: PageText }) {
  const settings = useShop()?.settings;
  if (!settings) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard, too
    <div tabIndex={0} className="prose [&_section:first-child_h3]:mt-0">
      {text.sections.map(({ id, title, blocks }) => (
        <section key={id}>
          <h3>{title}</h3>
          <TextBlocks blocks={blocks} settings={settings} />
        </section>
      ))}
    </div>
  );
}

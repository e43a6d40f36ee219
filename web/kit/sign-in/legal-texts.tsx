import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PageText } from "../../../domain/content/page-text.ts";
import { api } from "../../client/api.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { TextBlocks } from "../content/text-blocks.tsx";

/** The terms of service for a dialog. */
export const TermsText = () => <LegalText page="terms_of_service" />;

/** The privacy policy for a dialog. */
export const PrivacyText = () => <LegalText page="privacy_policy" />;

function LegalText({ page }: { page: "terms_of_service" | "privacy_policy" }) {
  const settings = useShop()?.settings;
  const text = usePageText(page);
  if (text === "failed") {
    return (
      <p role="alert">
        The text didn't load.{" "}
        <Link to={`/${page}`} target="_blank" rel="noreferrer" className="link">
          Read it on its own page
        </Link>
        .
      </p>
    );
  }
  if (!text || !settings) return <SkeletonText lines={12} />;
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

function usePageText(page: "terms_of_service" | "privacy_policy"): PageText | "failed" | undefined {
  const [text, setText] = useState<PageText | "failed">();
  useEffect(() => {
    let isWanted = true;
    api("GET /api/content/pages/{page}", { params: { page }, feedback: "none" }).then(
      ({ data }) => isWanted && setText(data),
      () => isWanted && setText("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [page]);
  return text;
}

import type { ReactNode } from "react";
import type { PageText } from "../../domain/content/page-text.ts";
import { useShop } from "../session/use-showroom.ts";
import { Article } from "./article.tsx";
import { LinkedText, TextBlocks } from "./text-blocks.tsx";

/** A page that is nothing but its text; `children` stand below it. */
export function TextPage({ text, path, children }: { text: PageText; path: string; children?: ReactNode }) {
  const settings = useShop()?.settings;
  if (!settings) return null;
  return (
    <Article
      title={text.title}
      heading={text.heading}
      path={path}
      updated={text.updated}
      isNumbered={text.isNumbered}
      lead={
        text.lead && (
          <p>
            <LinkedText text={text.lead} settings={settings} />
          </p>
        )
      }
      sections={text.sections.map(({ id, title, blocks }) => ({
        id,
        title,
        body: <TextBlocks blocks={blocks} settings={settings} />,
      }))}
    >
      {children}
    </Article>
  );
}

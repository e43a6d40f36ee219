import type { ReactNode } from "react";
import type { PageText } from "../../../domain/content/page-text.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { Article } from "./article.tsx";
import { LinkedText, TextBlocks } from "./text-blocks.tsx";

/** A page that is nothing but its text; `extras` are shown below the sections with these addresses, `children` last. */
export function TextPage({
  text,
  path,
  band,
  extras,
  children,
}: {
  text: PageText;
  path: string;
  band?: ReactNode;
  extras?: ReadonlyMap<string, ReactNode>;
  children?: ReactNode;
}) {
  const settings = useShop()?.settings;
  if (!settings) return null;
  return (
    <Article
      title={text.title}
      heading={text.heading}
      path={path}
      band={band}
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
        body: (
          <>
            <TextBlocks blocks={blocks} settings={settings} />
            {extras?.get(id)}
          </>
        ),
      }))}
    >
      {children}
    </Article>
  );
}

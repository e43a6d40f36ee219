import type { ReactNode } from "react";

export interface ArticleSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** A page of text: title, what it is about, sections with a list of them where there are many. */
export function Article({
  title,
  lead,
  updated,
  sections,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** "May 3, 2021" */
  updated?: string;
  sections?: readonly ArticleSection[];
  children?: ReactNode;
}) {
  return (
    <article className="page grid gap-x-8 py-10 md:py-16 lg:grid-cols-12">
      <header className="lg:col-span-8 lg:col-start-5">
        <h1 className="heading text-xl md:text-2xl">{title}</h1>
        {updated && <p className="mt-3 text-graphite text-sm">Last updated {updated}</p>}
        {lead && <div className="mt-5 max-w-[56ch] text-lg">{lead}</div>}
      </header>
      {sections && <Contents sections={sections} />}
      <div className="prose mt-4 lg:col-span-8 lg:col-start-5">
        {sections?.map(({ id, title: heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {body}
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="mt-8 lg:col-span-3 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-3"
    >
      <ol className="border-hairline border-l text-sm lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-transparent border-l py-1.5 pl-4 text-graphite hover:border-ink hover:text-ink pointer-coarse:py-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Paragraphs out of plain texts. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

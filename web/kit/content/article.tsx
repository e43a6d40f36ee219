import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { useSectionInSight } from "./section-in-sight.ts";

export interface ArticleSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** A text page: breadcrumb, title, summary, sections with a table of contents if there are many. */
export function Article({
  title,
  heading = title,
  path,
  band,
  lead,
  updated,
  sections,
  isNumbered = false,
  children,
}: {
  title: string;
  /** Above the text, where it differs from the title. */
  heading?: string;
  /** The breadcrumb. */
  path: string;
  /** As wide as the page, above the title. */
  band?: ReactNode;
  lead?: ReactNode;
  /** "May 3, 2021" */
  updated?: string;
  sections?: readonly ArticleSection[];
  isNumbered?: boolean;
  children?: ReactNode;
}) {
  const hasContents = sections !== undefined && sections.length > 2;
  return (
    <article className="page grid gap-x-8 pt-4 pb-16 md:pb-24 lg:grid-cols-12">
      <div className="lg:col-span-12 print:hidden">
        <Breadcrumb
          crumbs={[
            { label: "Home", url: "/" },
            { label: title, url: path },
          ]}
        />
        {band}
      </div>
      <header className="mt-6 md:mt-10 lg:col-span-8 lg:col-start-5">
        <h1 className="heading text-xl md:text-2xl">{heading}</h1>
        {updated && <p className="mt-3 text-graphite text-sm">Last updated {updated}</p>}
        {lead && <div className="mt-5 max-w-[56ch] text-lg">{lead}</div>}
      </header>
      {hasContents && <Contents sections={sections} isNumbered={isNumbered} />}
      <div className="prose mt-4 min-w-0 lg:col-span-8 lg:col-start-5">
        {sections?.map(({ id, title: words, body }, at) => (
          <section key={id}>
            <h2 id={id}>
              {isNumbered && <span className="figures">{`${at + 1}. `}</span>}
              {words}
            </h2>
            {body}
          </section>
        ))}
        {children}
      </div>
    </article>
  );
}

/** At the side of a wide page, where it follows; behind a heading that opens it on a narrow one. */
function Contents({ sections, isNumbered }: { sections: readonly ArticleSection[]; isNumbered: boolean }) {
  const inSight = useSectionInSight(sections.map(({ id }) => id));
  const links = sections.map(({ id, title }, at) => (
    <li key={id}>
      <a
        href={`#${id}`}
        aria-current={id === inSight ? "true" : undefined}
        className={clsx(
          "-ml-px flex gap-2 border-l py-1.5 pl-4 hover:border-ink hover:text-ink pointer-coarse:py-3",
          id === inSight ? "border-ink text-ink" : "border-transparent text-graphite",
        )}
      >
        {isNumbered && <span className="figures w-5 shrink-0">{at + 1}</span>}
        {title}
      </a>
    </li>
  ));
  return (
    <nav
      aria-label="On this page"
      className="mt-8 text-sm lg:col-span-3 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-11 print:hidden"
    >
      <details className="group border-hairline border-y lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-medium text-base">
          On this page
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <ol className="mb-4 border-hairline border-l">{links}</ol>
      </details>
      <ol className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto border-hairline border-l max-lg:hidden">
        {links}
      </ol>
    </nav>
  );
}

import type { ReactNode } from "react";

/** The name of a part within its page's address: "sales-tax". */
const partId = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Links to the parts of a long page: beside it on a desk, above it on a phone. */
export function PartLinks({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="On this page" className="mt-4 lg:sticky lg:top-20 lg:order-last lg:mt-8 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 text-sm lg:block lg:border-hairline lg:border-l lg:pl-5">
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${partId(title)}`} className="link inline-flex min-h-9 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One section of a page about something that an admin decides. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={partId(title)} className="scroll-mt-20 border-hairline border-b py-8">
      <h2 className="heading mb-4 text-lg">{title}</h2>
      {children}
    </section>
  );
}

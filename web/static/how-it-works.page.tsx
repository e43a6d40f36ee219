import { pageMeta } from "../page-meta.ts";
import { sharedPage } from "../shared-page.ts";
import { LinkButton } from "../ui/link-button.tsx";
import type { Route } from "./+types/how-it-works.page.ts";
import { PageHead } from "./page-head.tsx";
import { howItWorks } from "./text/how-it-works.ts";

export const headers = sharedPage;

const path = "/how_it_works";
const { title, description, lead, steps, after } = howItWorks;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ title, description, path }, matches);

export default function HowItWorks() {
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <PageHead title={title} path={path} />
      <p className="mt-5 max-w-[56ch] text-lg">{lead}</p>
      <ol className="mt-10 border-ink border-t-2">
        {steps.map(({ id, title: step, text, link }, at) => (
          <li
            key={id}
            id={id}
            className="grid gap-x-8 gap-y-3 border-hairline border-b py-8 md:grid-cols-12 md:py-10"
          >
            <span aria-hidden className="heading figures text-2xl md:col-span-1 md:text-3xl">
              {at + 1}
            </span>
            <h2 className="heading text-xl md:col-span-4">{step}</h2>
            <div className="md:col-span-6 md:col-start-7">
              <p className="max-w-[60ch]">{text}</p>
              <LinkButton to={link.url} variant="secondary" className="mt-5 print:hidden">
                {link.label}
              </LinkButton>
            </div>
          </li>
        ))}
      </ol>
      <section aria-labelledby="after" className="mt-14 grid gap-x-8 gap-y-6 md:grid-cols-12">
        <h2 id="after" className="heading text-lg md:col-span-4">
          {after.title}
        </h2>
        <dl className="md:col-span-6 md:col-start-7">
          {after.facts.map(([when, what]) => (
            <div
              key={when}
              className="grid grid-cols-[7rem_1fr] gap-x-6 border-hairline border-b py-3 first:border-t"
            >
              <dt className="font-semibold">{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

import { LinkButton } from "../../ui/link-button.tsx";
import { PageHead } from "./page-head.tsx";
import type { Say } from "./use-words.ts";

/** Where each step leads; its words are in the published texts. */
const steps = [
  { id: "floor-plan", url: "/visualize" },
  { id: "template", url: "/visualize/templates" },
  { id: "virtual-showroom", url: "/#showroom-id" },
  { id: "finalize", url: "/your_orders" },
] as const;
const facts = [1, 2, 3, 4] as const;

/** The four steps, and what happens after the order. */
export function HowItWorksText({ say, path }: { say: Say; path: string }) {
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <PageHead title={say("title")} path={path} />
      <p className="mt-5 max-w-[56ch] text-lg">{say("lead")}</p>
      <ol className="mt-10 border-ink border-t-2">
        {steps.map(({ id, url }, at) => (
          <li
            key={id}
            id={id}
            className="grid gap-x-8 gap-y-3 border-hairline border-b py-8 md:grid-cols-12 md:py-10"
          >
            <span aria-hidden className="heading figures text-2xl md:col-span-1 md:text-3xl">
              {at + 1}
            </span>
            <h2 className="heading text-xl md:col-span-4">{say(`step_${at + 1}_title`)}</h2>
            <div className="md:col-span-6 md:col-start-7">
              <p className="max-w-[60ch]">{say(`step_${at + 1}_text`)}</p>
              <LinkButton to={url} variant="secondary" className="mt-5 print:hidden">
                {say(`step_${at + 1}_link`)}
              </LinkButton>
            </div>
          </li>
        ))}
      </ol>
      <section aria-labelledby="after" className="mt-14 grid gap-x-8 gap-y-6 md:grid-cols-12">
        <h2 id="after" className="heading text-lg md:col-span-4">
          {say("after_title")}
        </h2>
        <dl className="md:col-span-6 md:col-start-7">
          {facts.map((at) => (
            <div
              key={at}
              className="grid grid-cols-[7rem_1fr] gap-x-6 border-hairline border-b py-3 first:border-t"
            >
              <dt className="font-semibold">{say(`fact_${at}_when`)}</dt>
              <dd>{say(`fact_${at}_what`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

import type { Say } from "../static/use-words.ts";

const benefits = [1, 2, 3, 4, 5, 6] as const;

/** Six reasons, as a list to read. */
export function WhyJoin({ say }: { say: Say }) {
  return (
    <section
      aria-labelledby="why-join"
      className="below page grid gap-x-8 gap-y-6 py-14 md:py-20 lg:grid-cols-12"
    >
      <h2 id="why-join" className="heading text-xl lg:col-span-4">
        {say("why_title")}
      </h2>
      <dl className="grid gap-x-8 md:grid-cols-2 lg:col-span-8">
        {benefits.map((at) => (
          <div key={at} className="border-hairline border-t py-5">
            <dt className="font-semibold text-lg">{say(`benefit_${at}_title`)}</dt>
            <dd className="mt-1 max-w-[44ch] text-graphite">{say(`benefit_${at}_text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

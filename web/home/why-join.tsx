import { benefits } from "./landing-texts.ts";

/** Six reasons, as a list to read. */
export function WhyJoin() {
  return (
    <section
      aria-labelledby="why-join"
      className="below page grid gap-x-8 gap-y-6 py-14 md:py-20 lg:grid-cols-12"
    >
      <h2 id="why-join" className="heading text-xl lg:col-span-4">
        Why join
      </h2>
      <dl className="grid gap-x-8 md:grid-cols-2 lg:col-span-8">
        {benefits.map(({ title, text }) => (
          <div key={title} className="border-hairline border-t py-5">
            <dt className="font-semibold text-lg">{title}</dt>
            <dd className="mt-1 max-w-[44ch] text-graphite">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

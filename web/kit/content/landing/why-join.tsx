import { lazy, Suspense } from "react";
import { useIsLive } from "../../../ui/use-is-live.ts";
import type { Say } from "../use-words.ts";

const DeskNow = lazy(async () => ({ default: (await import("./desk-now.tsx")).DeskNow }));

const benefits = [1, 2, 3, 4, 5, 6] as const;
/** The benefit that is live chat. */
const chat = 4;

/** Six reasons, as a list to read. */
export function WhyJoin({ say, hours }: { say: Say; hours?: string }) {
  return (
    <section aria-labelledby="why-join" className="page grid gap-x-8 gap-y-6 py-14 md:py-20 lg:grid-cols-12">
      <h2 id="why-join" className="heading text-xl lg:col-span-4">
        {say("why_title")}
      </h2>
      <dl className="grid gap-x-8 md:grid-cols-2 lg:col-span-8">
        {benefits.map((at) => (
          <div key={at} className="border-hairline border-t py-5">
            <dt className="font-semibold text-lg">{say(`benefit_${at}_title`)}</dt>
            <dd className="mt-1 max-w-[44ch] text-graphite">
              {say(`benefit_${at}_text`)}
              {at === chat && <SupportDesk hours={hours} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The hours, for everybody; whether somebody is there now, once scripts can ask. */
function SupportDesk({ hours }: { hours: string | undefined }) {
  const isLive = useIsLive();
  return (
    <span className="mt-2 block text-ink text-sm">
      {hours && <span className="block">{hours}</span>}
      {/* its line is kept, so that nothing below moves when it comes */}
      <span className="block min-h-[1lh]">
        {isLive && (
          <Suspense>
            <DeskNow />
          </Suspense>
        )}
      </span>
    </span>
  );
}

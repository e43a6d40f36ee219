import { Picture, type PictureData } from "../../../ui/picture.tsx";
import type { Say } from "../use-words.ts";

/** The category whose picture goes with each card. */
const cards = [{ slug: "backsplash-tiles" }, { slug: "bath-tubs" }, { slug: "artificial-turf" }] as const;

/** What clients save on average, by room. */
export function SavingsCards({
  say,
  pictures,
}: {
  say: Say;
  pictures: Readonly<Record<string, PictureData | null>>;
}) {
  return (
    <section aria-labelledby="savings" className="border-hairline border-t">
      <div className="page py-14 md:py-20">
        <h2 id="savings" className="heading text-xl">
          {say("savings_title")}
        </h2>
        <p className="mt-3 max-w-[60ch] text-graphite">{say("savings_text")}</p>
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {cards.map(({ slug }, at) => (
            <li
              key={slug}
              className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-ink border-t-2 pt-4"
            >
              <p>
                <span className="heading figures block text-3xl">{say(`saving_${at + 1}_percent`)}</span>
                <span className="mt-2 block font-semibold text-lg">{say(`saving_${at + 1}_room`)}</span>
                <span className="block text-graphite text-sm">{say(`saving_${at + 1}_note`)}</span>
              </p>
              <span className="block size-28 overflow-hidden bg-hairline md:max-lg:hidden">
                {pictures[slug] && (
                  <Picture picture={pictures[slug]} alt="" cover sizes="112px" widest_px={400} />
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Picture, type PictureData } from "../ui/picture.tsx";
import { savings } from "./landing-texts.ts";

/** What clients save on average, by room. */
export function SavingsCards({ pictures }: { pictures: Readonly<Record<string, PictureData | null>> }) {
  return (
    <section aria-labelledby="savings" className="below border-hairline border-t">
      <div className="page py-14 md:py-20">
        <h2 id="savings" className="heading text-xl">
          Make your customer happier
        </h2>
        <p className="mt-3 max-w-[60ch] text-graphite">
          Save up to 60 percent off list prices. These are the average savings for a whole room.
        </p>
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {savings.map(({ percent, room, slug, note }) => (
            <li
              key={room}
              className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-ink border-t-2 pt-4"
            >
              <p>
                <span className="heading figures block text-3xl">{percent}%</span>
                <span className="mt-2 block font-semibold text-lg">{room}</span>
                <span className="block text-graphite text-sm">{note}</span>
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

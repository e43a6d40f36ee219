import { Pause, Play } from "lucide-react";
import { useState } from "react";

export interface Testimonial {
  name: string;
  role: "Contractor" | "Designer" | "Homeowner" | "Project Manager";
  place: string;
  text: string;
}

const columnCount = 3;
/** Each column has its own speed, so that they do not march in step. */
const times_s = [64, 80, 70];

/**
 * Testimonials in three columns that move up slowly: paused on hover and focus, by the button, and for visitors who
 * prefer reduced motion, who scroll.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [isStill, setStill] = useState(false);
  if (testimonials.length < columnCount) return null;
  const columns = Array.from({ length: columnCount }, (_, at) =>
    testimonials.filter((_one, index) => index % columnCount === at),
  );
  return (
    <section aria-labelledby="stories" className="border-hairline border-t bg-white">
      <div className="page py-14 md:py-20">
        <div className="mb-8 flex items-center justify-between gap-6">
          <h2 id="stories" className="heading text-xl">
            Client Success Story
          </h2>
          <button
            type="button"
            aria-pressed={isStill}
            onClick={() => setStill(!isStill)}
            className="flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-sm px-3 font-medium text-sm hover:bg-sunk motion-reduce:hidden scripting-none:hidden print:hidden"
          >
            {isStill ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} />}
            <span className="max-sm:sr-only">{isStill ? "Play" : "Pause"}</span>
          </button>
        </div>
        {/* Narrow screens show a column and a piece of the next, which a swipe brings. */}
        <div className="-mx-1 grid snap-x scroll-px-1 auto-cols-[86%] grid-flow-col gap-x-8 overflow-x-auto overscroll-x-contain px-1 [scrollbar-width:none] md:auto-cols-[42%] lg:auto-cols-fr print:grid-flow-row">
          {columns.map((column, at) => (
            <section
              key={column[0]?.name}
              data-still={isStill || undefined}
              className="h-128 snap-start overflow-hidden motion-reduce:overflow-y-auto print:h-auto [mask-image:linear-gradient(transparent,#000_8%,#000_92%,transparent)] motion-reduce:[mask-image:none]"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: someone who comes by keyboard stops the column too
              tabIndex={0}
              aria-label={`Testimonials, column ${at + 1}`}
            >
              <div className="drift" style={{ "--drift-time": `${times_s[at]}s` } as React.CSSProperties}>
                <Stories stories={column} />
                <div aria-hidden className="motion-reduce:hidden print:hidden">
                  <Stories stories={column} />
                </div>
              </div>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Testimonials, one below the other. */
export function Stories({ stories }: { stories: readonly Testimonial[] }) {
  return stories.map(({ name, role, place, text }) => (
    <figure key={name} className="border-hairline border-b py-6">
      <blockquote className="text-lg">{text}</blockquote>
      <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-graphite">{place}</span>
        <span className="ml-auto border border-edge px-2 py-0.5 font-medium">{role}</span>
      </figcaption>
    </figure>
  ));
}

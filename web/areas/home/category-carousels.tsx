import { EndlessCarousel } from "../../ui/endless-carousel.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { categoryTiles } from "./category-tiles.ts";
import { carousels } from "./landing-texts.ts";
import { SectionHead, seeAllClass } from "./section-head.tsx";
import { ShowroomDoor } from "./showroom-door.tsx";

/** The categories in two rows that move on by themselves: surfaces, and what is put into a room. */
export function CategoryCarousels({
  pictures,
  isInside,
  onAsk,
}: {
  pictures: Readonly<Record<string, PictureData | null>>;
  isInside: boolean;
  onAsk: () => void;
}) {
  return (
    <section aria-labelledby="shop-by-category" className="border-hairline border-t">
      <div className="page py-14 md:py-20">
        <SectionHead
          id="shop-by-category"
          title="Shop by category"
          more={
            <ShowroomDoor isInside={isInside} onAsk={onAsk} className={seeAllClass}>
              See All<span className="sr-only"> categories</span>
            </ShowroomDoor>
          }
        />
        <div className="grid grid-cols-1 gap-10">
          {carousels.map(({ title, slugs }) => (
            <div key={title}>
              <h3 className="mb-4 font-semibold text-lg">{title}</h3>
              <EndlessCarousel label={title}>
                {slugs.map((slug) => (
                  <ShowroomDoor
                    key={slug}
                    isInside={isInside}
                    onAsk={onAsk}
                    className="group block -outline-offset-2"
                  >
                    <span className="block aspect-square overflow-hidden bg-hairline">
                      {pictures[slug] && (
                        <Picture
                          picture={pictures[slug]}
                          alt=""
                          cover
                          sizes="(width >= 1440px) 322px, (width >= 1025px) 24vw, (width >= 769px) 32vw, 58vw"
                        />
                      )}
                    </span>
                    <span className="mt-3 block font-medium group-hover:underline">{labelOf(slug)}</span>
                  </ShowroomDoor>
                ))}
              </EndlessCarousel>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const labelOf = (slug: string): string => categoryTiles.find((tile) => tile.slug === slug)?.label ?? slug;

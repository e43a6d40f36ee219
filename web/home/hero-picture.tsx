import { clsx } from "clsx";
import { Picture, type PictureData } from "../ui/picture.tsx";

/** Samples on the board: which category's picture, where, and how wide it is shown. */
const samples = [
  { slug: "countertop", place: "col-span-4 row-span-5", widths: ["390px", "28vw", "50vw"] },
  { slug: "hardwood-flooring", place: "col-span-4 row-span-2", widths: ["390px", "28vw", "50vw"] },
  { slug: "backsplash-tiles", place: "col-span-2 row-span-3", widths: ["195px", "14vw", "25vw"] },
  { slug: "stacked-stone", place: "col-span-2 row-span-3", widths: ["195px", "14vw", "25vw"] },
] as const;

/** The one loud thing of the landing page: a board of our own materials, stone first. */
export function HeroPicture({ pictures }: { pictures: Readonly<Record<string, PictureData | null>> }) {
  return (
    <div
      role="img"
      aria-label="A sample board: stone slab, wood floor, backsplash tile and stacked stone"
      className="grid aspect-[4/3] grid-cols-8 grid-rows-5 gap-1 md:aspect-[2/1] lg:aspect-[3/2] xl:aspect-[8/5]"
    >
      {samples.map(({ slug, place, widths: [wide, medium, narrow] }, at) => (
        <div key={slug} className={clsx("relative overflow-hidden bg-hairline", place)}>
          <SamplePicture
            picture={pictures[slug]}
            isFirst={at === 0}
            sizes={`(width >= 1200px) ${wide}, (width >= 1025px) ${medium}, ${narrow}`}
          />
        </div>
      ))}
    </div>
  );
}

function SamplePicture({
  picture,
  isFirst,
  sizes,
}: {
  picture: PictureData | null | undefined;
  isFirst: boolean;
  sizes: string;
}) {
  if (!picture) return null;
  // Taken out of the flow, so that the picture's own height cannot stretch its row.
  return (
    <div className="absolute inset-0">
      <Picture picture={picture} alt="" sizes={sizes} priority={isFirst} cover />
    </div>
  );
}

import { preload } from "react-dom";

// Made by hero-still.build.ts.
const files = import.meta.glob<string>("./hero-still/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});
const widths_px = [480, 800, 1200, 1600];
const address = (width: number, format: string) => files[`./hero-still/${width}.${format}`];
const listOf = (format: string) => widths_px.map((width) => `${address(width, format)} ${width}w`).join(", ");
const sources = { avif: listOf("avif"), webp: listOf("webp"), usual: address(800, "webp") ?? "" };

const sizes = "(width >= 1440px) 780px, (width >= 1025px) 56vw, calc(100vw - 32px)";

/** The one loud thing of the landing page: samples of our own materials on a marble slab. */
export function HeroPicture() {
  preload(sources.usual, {
    as: "image",
    type: "image/avif",
    imageSrcSet: sources.avif,
    imageSizes: sizes,
    fetchPriority: "high",
  });
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={sources.usual}
        srcSet={sources.webp}
        sizes={sizes}
        width={1600}
        height={1000}
        alt="Samples on a marble slab: walnut flooring, emerald glazed tile, brass mosaic, terracotta and travertine"
        fetchPriority="high"
        className="aspect-[4/3] w-full bg-[#b9b2a6] object-cover md:aspect-[2/1] lg:aspect-[3/2] xl:aspect-[8/5]"
      />
    </picture>
  );
}

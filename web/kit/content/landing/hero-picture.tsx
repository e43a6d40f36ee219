import { preload } from "react-dom";
import { HeroFilm } from "./hero-film.tsx";

// Made by demo/rooms/make-film.ts: the video's first frame.
const files = import.meta.glob<string>("./hero-film/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});
const widths_px = [480, 800, 1200, 1600];
const address = (width: number, format: string) => files[`./hero-film/${width}.${format}`];
const listOf = (format: string) => widths_px.map((width) => `${address(width, format)} ${width}w`).join(", ");
const sources = { avif: listOf("avif"), webp: listOf("webp"), usual: address(800, "webp") ?? "" };

const sizes = "(width >= 1440px) 780px, (width >= 1025px) 56vw, calc(100vw - 32px)";
const shape = "aspect-[4/3] w-full object-cover md:aspect-[2/1] lg:aspect-[3/2] xl:aspect-[8/5]";

/** Our own rooms, first as a picture and then as a video; the page's main picture unless another one comes before it. */
export function HeroPicture({ isFirst }: { isFirst: boolean }) {
  if (isFirst)
    preload(sources.usual, {
      as: "image",
      type: "image/avif",
      imageSrcSet: sources.avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  return (
    <div className="relative">
      <picture>
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
        <img
          src={sources.usual}
          srcSet={sources.webp}
          sizes={sizes}
          width={1600}
          height={1000}
          alt="A kitchen with cherry cabinets, a navy island under two lanterns, marble tile and a chevron oak floor"
          fetchPriority={isFirst ? "high" : undefined}
          loading={isFirst ? "eager" : "lazy"}
          className={`${shape} bg-[#a9a296]`}
        />
      </picture>
      <HeroFilm className={shape} />
    </div>
  );
}

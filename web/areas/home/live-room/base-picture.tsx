import { preload } from "react-dom";

// Made by demo/rooms/take-landing-room.ts.
const files = import.meta.glob<string>("./pictures/base-*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});
const widths_px = [800, 1400, 2400];
const address = (width: number, format: string) => files[`./pictures/base-${width}.${format}`];
const listOf = (format: string) => widths_px.map((width) => `${address(width, format)} ${width}w`).join(", ");
const sources = { avif: listOf("avif"), webp: listOf("webp"), usual: address(800, "webp") ?? "" };
const sizes = "(width >= 768px) 100vw, 840px";

/** Shown small in lists of choices, below what differs. */
export const smallBase: string = sources.usual;

/** The room as it is at first, which is the page's main picture. */
export function BasePicture() {
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
        width={2400}
        height={1200}
        alt="A bathroom with a green walk-in shower, a fluted white tub under a window, a floating oak vanity with two arched mirrors, and a walnut-look floor"
        fetchPriority="high"
        className="h-full w-full bg-[#b9ad98] object-cover"
      />
    </picture>
  );
}

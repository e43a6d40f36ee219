import { clsx } from "clsx";
import { type CSSProperties, useCallback, useState } from "react";
import { preload } from "react-dom";
import { sourcesOf } from "./picture-sources.ts";

export interface PictureData {
  /** `/showroom/media/<key>/800.webp`; the other sizes and formats stand beside it. */
  url: string;
  width: number;
  height: number;
  alt: string;
  /** A hex color or a data URI, shown until the picture is there. */
  placeholder: string;
}

/** `first` for the main picture: loaded before all else. `soon` for others visible at once. */
export type PictureArrival = "first" | "soon" | undefined;

/** When the pictures of a list come whose first four are in sight on a screen, and the first two on a phone. */
export const arrivalAt = (index: number): PictureArrival =>
  index < 2 ? "first" : index < 4 ? "soon" : undefined;

interface PictureProps {
  picture: PictureData;
  /** How wide it is shown, as in `<img sizes>`, e.g. `(width >= 1200px) 25vw, 50vw`. */
  sizes: string;
  /** The widest that can be of use, in pixels, where that is known: fewer addresses for pages with many pictures. */
  widest_px?: number;
  arrival?: PictureArrival;
  /** Fills its box and is cut to it; otherwise it takes the width and its own height. */
  cover?: boolean;
  /** Leave empty where a text beside it says the same. */
  alt?: string;
  className?: string;
}

/** A picture in the size and format that fits. Its place is kept, so nothing moves when it arrives. */
export function Picture({ picture, sizes, widest_px, arrival, cover = false, alt, className }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  // A picture that failed before hydration fired its event unheard.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(true);
  }, []);
  const sources = sourcesOf(picture, widest_px);
  const isFirst = arrival === "first";
  if (isFirst && sources) preload(picture.url, preloadOf(sources, sizes));
  const words = alt ?? picture.alt;
  const place: CSSProperties = {
    ...placeholderStyle(picture.placeholder),
    aspectRatio: cover ? undefined : `${picture.width} / ${picture.height}`,
  };
  if (isBroken) {
    const naming = words ? ({ role: "img", "aria-label": words } as const) : undefined;
    return <div {...naming} style={place} className={clsx("w-full", cover && "h-full", className)} />;
  }
  return (
    <picture className={clsx("block", cover && "h-full")}>
      {/* Browsers without AVIF take the one WebP. */}
      {sources && <source type="image/avif" srcSet={sources} sizes={sizes} />}
      <img
        ref={checkLoaded}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={words}
        loading={arrival ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? "sync" : "async"}
        onError={() => setBroken(true)}
        style={place}
        className={clsx("w-full", cover ? "h-full object-cover" : "h-auto", className)}
      />
    </picture>
  );
}

/** Named in the head, so that it is asked for before the scripts. Browsers without AVIF pass it over. */
function preloadOf(imageSrcSet: string, imageSizes: string) {
  return { as: "image", type: "image/avif", imageSrcSet, imageSizes, fetchPriority: "high" } as const;
}

/** What is in a picture's place until it is there. */
export function placeholderStyle(placeholder: string): CSSProperties {
  if (placeholder.startsWith("#")) return { backgroundColor: placeholder };
  return { backgroundImage: `url("${placeholder}")`, backgroundSize: "cover", backgroundPosition: "center" };
}

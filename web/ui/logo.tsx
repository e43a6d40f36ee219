import { clsx } from "clsx";
import { Picture, type PictureArrival, type PictureData } from "./picture.tsx";

/**
 * A logo of any shape, whole, and as large as it can be within the given width and height; its white is the page's, which
 * stays light behind it on dark pages.
 */
export function Logo({
  picture,
  width_px,
  height_px,
  alt = "",
  arrival,
  className,
}: {
  picture: PictureData;
  width_px: number;
  height_px: number;
  /** Leave empty where a text beside it says the same. */
  alt?: string;
  arrival?: PictureArrival;
  className?: string;
}) {
  const width = Math.min(width_px, (height_px * picture.width) / picture.height);
  return (
    <span
      className={clsx(
        "block max-w-full shrink-0 mix-blend-multiply dark:bg-[#fbfaf7] dark:mix-blend-normal",
        className,
      )}
      style={{ width: `${width / 16}rem` }}
    >
      {/* what is transparent shows what is behind it, also while the logo is on its way */}
      <Picture
        picture={{ ...picture, placeholder: "#0000" }}
        alt={alt}
        sizes={`${Math.ceil(width)}px`}
        widest_px={640}
        arrival={arrival}
      />
    </span>
  );
}

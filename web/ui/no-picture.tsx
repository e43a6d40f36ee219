import { clsx } from "clsx";
import { ImageOff } from "lucide-react";

/** Stands where a product's picture will be. `isSmall` leaves out the words, where the product's name is beside it. */
export function NoPicture({ isSmall = false, className }: { isSmall?: boolean; className?: string }) {
  return (
    <div
      className={clsx(
        "flex aspect-square w-full flex-col items-center justify-center gap-2 bg-sunk p-3 text-center text-graphite",
        className,
      )}
    >
      <ImageOff aria-hidden size={isSmall ? 20 : 28} strokeWidth={1.5} />
      <span className={isSmall ? "sr-only" : "text-sm"}>No picture from the vendor yet</span>
    </div>
  );
}

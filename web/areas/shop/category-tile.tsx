import { clsx } from "clsx";
import { shopHref } from "../../client/shop-href.ts";
import { formatCount } from "../../ui/format.ts";
import { Picture, type PictureArrival, type PictureData } from "../../ui/picture.tsx";

/** A category as a picture with its name and product count. */
export function CategoryTile({
  name,
  to,
  products,
  picture,
  arrival,
  isRoom = false,
}: {
  name: string;
  to: string;
  products: number;
  picture: PictureData | null;
  arrival?: PictureArrival;
  /** The picture is of a room, which is wider than high. */
  isRoom?: boolean;
}) {
  return (
    <a href={shopHref(to)} className="group block">
      <div className={clsx("overflow-hidden bg-sunk", isRoom ? "aspect-[3/2]" : "aspect-square")}>
        {picture && (
          <Picture
            picture={picture}
            alt=""
            cover
            arrival={arrival}
            sizes="(width < 769px) 50vw, (width < 1200px) 25vw, 320px"
          />
        )}
      </div>
      <p className="mt-3 flex items-baseline justify-between gap-3 border-hairline border-t pt-2">
        <span className="font-medium group-hover:text-accent">{name}</span>
        <span className="figures text-sm text-graphite">{formatCount(products)}</span>
      </p>
    </a>
  );
}

import { clsx } from "clsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { categoryTiles, largeTile } from "./category-tiles.ts";
import { ShowroomDoor } from "./showroom-door.tsx";

/** The categories as pictures. They open in the active showroom, or ask for one. */
export function CategoryMosaic({
  pictures,
  isInside,
  onAsk,
}: {
  pictures: Readonly<Record<string, PictureData | null>>;
  isInside: boolean;
  onAsk: () => void;
}) {
  return (
    <ul className="grid grid-flow-dense grid-cols-3 gap-x-2 gap-y-4 md:grid-cols-4 md:gap-x-4 md:gap-y-6 lg:grid-cols-6">
      {categoryTiles.map(({ slug, label }) => (
        <li key={slug} className={clsx(slug === largeTile && "col-span-2 row-span-2")}>
          <ShowroomDoor isInside={isInside} onAsk={onAsk} className="group flex h-full flex-col">
            <TilePicture picture={pictures[slug] ?? null} isLarge={slug === largeTile} />
            <span className="mt-2 text-sm leading-tight group-hover:underline md:text-base">{label}</span>
          </ShowroomDoor>
        </li>
      ))}
    </ul>
  );
}

function TilePicture({ picture, isLarge }: { picture: PictureData | null; isLarge: boolean }) {
  return (
    <span className={clsx("block overflow-hidden bg-hairline", isLarge ? "min-h-0 flex-1" : "aspect-square")}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          cover
          sizes={
            isLarge
              ? "(width >= 1025px) 440px, (width >= 769px) 50vw, 66vw"
              : "(width >= 1025px) 213px, (width >= 769px) 25vw, 33vw"
          }
        />
      )}
    </span>
  );
}

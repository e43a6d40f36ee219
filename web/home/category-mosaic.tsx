import { clsx } from "clsx";
import { lazy, Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import type { ShowroomProfile } from "../../contract/showrooms.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { categoryTiles, largeTile } from "./category-tiles.ts";

const EnterShowroomDialog = lazy(() => import("./enter-showroom-dialog.tsx"));

/** The categories as pictures. They lead into the active showroom, or ask for one. */
export function CategoryMosaic({
  pictures,
  showroom,
}: {
  pictures: Readonly<Record<string, PictureData | null>>;
  showroom: ShowroomProfile | null;
}) {
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return (
    <>
      <ul className="grid grid-flow-dense grid-cols-3 gap-x-2 gap-y-4 md:grid-cols-4 md:gap-x-4 md:gap-y-6 lg:grid-cols-6">
        {categoryTiles.map(({ slug, label }) => (
          <li key={slug} className={clsx(slug === largeTile && "col-span-2 row-span-2")}>
            <Link
              to={showroom ? "/visualize/contractor/all" : "/#showroom-id"}
              className="group flex h-full flex-col"
              onClick={(event) => {
                if (showroom) return;
                event.preventDefault();
                setAsking(true);
              }}
            >
              <TilePicture picture={pictures[slug] ?? null} isLarge={slug === largeTile} />
              <span className="mt-2 text-sm leading-tight group-hover:underline md:text-base">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isAsking && (
        <Suspense>
          <EnterShowroomDialog isOpen={isAsking} onClose={close} />
        </Suspense>
      )}
    </>
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

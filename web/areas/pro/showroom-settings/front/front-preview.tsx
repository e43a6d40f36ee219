import { FrontHero } from "../../../../kit/showroom/front-hero.tsx";
import { Picture, type PictureData } from "../../../../ui/picture.tsx";
import type { FrontDraft } from "./front-draft.ts";

/** The front of the showroom as it will be, in small. */
export function FrontPreview({
  draft: { hero, templates, products },
  company,
}: {
  draft: FrontDraft;
  company: string;
}) {
  return (
    <figure className="min-w-0 xl:sticky xl:top-6">
      <figcaption className="mb-2 font-medium text-sm">Your front page</figcaption>
      <div className="border border-hairline bg-paper">
        {hero && (
          <FrontHero
            hero={{ ...hero, headline: hero.headline || "Headline", picture: hero.picture.picture }}
            sizes="480px"
            arrival={undefined}
          />
        )}
        <div className="grid gap-6 p-5">
          <p className="heading text-lg">{company}</p>
          <Tiles
            title={`${company} recommends`}
            empty="We show your most popular products here."
            tiles={products.map(({ hash, name, image }) => ({ key: hash, name, picture: image }))}
          />
          <Tiles
            title="Start with a room"
            empty="We show your own rooms here, then rooms in other styles."
            tiles={templates.map(({ id, name, picture }) => ({ key: id, name, picture }))}
          />
        </div>
      </div>
    </figure>
  );
}

interface Tile {
  key: string;
  name: string;
  picture: PictureData | null;
}

function Tiles({ title, empty, tiles }: { title: string; empty: string; tiles: readonly Tile[] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      {tiles.length === 0 ? (
        <p className="mt-1 text-graphite text-sm">{empty}</p>
      ) : (
        <ul className="mt-2 grid grid-cols-3 gap-3">
          {tiles.map(({ key, name, picture }) => (
            <li key={key} className="min-w-0">
              <span className="block aspect-4/3 overflow-hidden bg-sunk">
                {picture && <Picture picture={picture} alt="" cover sizes="160px" />}
              </span>
              <span className="mt-1 block truncate text-sm">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import { Face } from "../../../../kit/showroom/face.tsx";
import { Picture, type PictureData } from "../../../../ui/picture.tsx";
import type { FrontDraft } from "./front-draft.ts";

/** The front of the showroom as it will be, in small. */
export function FrontPreview({
  draft: { portrait, hero, templates, products },
  showroom: { profile, branding },
}: {
  draft: FrontDraft;
  showroom: Pick<ProShowroom, "profile" | "branding">;
}) {
  const { company_name: company, contact, tagline, gallery } = profile;
  const place = [contact.city, contact.state].filter(Boolean).join(", ");
  const own = gallery.find(({ picture }) => picture !== null)?.picture ?? null;
  const top = hero?.picture.picture ?? own?.picture;
  return (
    <figure className="min-w-0 xl:sticky xl:top-6">
      <figcaption className="mb-2 font-medium text-sm">Your front page</figcaption>
      <div className="border border-hairline bg-paper">
        {top && (
          <div className="aspect-[3/2] overflow-hidden bg-sunk">
            <Picture picture={top} alt="" cover sizes="480px" />
          </div>
        )}
        <div className="grid gap-6 p-5">
          <div className="flex items-center gap-4">
            <Face
              name={contact.name || company}
              portrait={portrait?.picture ?? null}
              logo={branding.is_allowed ? (branding.logo?.picture ?? null) : null}
            />
            <p className="min-w-0 text-graphite text-sm">
              {contact.name && <span className="block font-semibold text-base text-ink">{contact.name}</span>}
              {place}
            </p>
          </div>
          <div>
            <p className="heading text-lg">{company}</p>
            {tagline && <p className="mt-1">{tagline}</p>}
          </div>
          {hero && (
            <blockquote className="border-accent border-l-4 pl-4">
              <p className="heading text-balance">{hero.headline || "Headline"}</p>
              {hero.text && <p className="mt-1 whitespace-pre-line text-sm">{hero.text}</p>}
            </blockquote>
          )}
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

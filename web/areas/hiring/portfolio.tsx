import type { ProProfile } from "../../../contract/design/hires.ts";
import { shopHref } from "../../client/shop-href.ts";
import { inWords, roomLabel } from "../../kit/room/room-words.ts";
import { Picture } from "../../ui/picture.tsx";

/** Rooms that the pro designed here, and pictures of finished work. */
export function Portfolio({ pro }: { pro: Pick<ProProfile, "rooms" | "gallery"> }) {
  return (
    <>
      {pro.rooms.length > 0 && (
        <section className="mt-10" aria-labelledby="rooms">
          <h2 id="rooms" className="heading border-ink border-b pb-2 text-lg">
            Rooms designed here
          </h2>
          <ul className="mt-5 grid gap-x-5 gap-y-8 sm:grid-cols-2">
            {pro.rooms.map(({ id, name, room, style, picture, url }, at) => (
              <li key={id}>
                <div className="aspect-4/3 overflow-hidden bg-sunk">
                  <Picture
                    picture={picture}
                    alt={name}
                    cover
                    sizes="(width < 769px) 100vw, 420px"
                    arrival={at < 2 ? "soon" : undefined}
                  />
                </div>
                <h3 className="mt-2 font-medium">{name}</h3>
                <p className="text-graphite text-sm">
                  {[room && roomLabel(room), style && inWords(style)].filter(Boolean).join(" · ")}
                </p>
                {url && (
                  <a href={shopHref(url)} className="link inline-flex min-h-11 items-center text-sm">
                    Walk through it in 3D<span className="sr-only">{`: ${name}`}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {pro.gallery.length > 0 && (
        <section className="mt-10" aria-labelledby="gallery">
          <h2 id="gallery" className="heading border-ink border-b pb-2 text-lg">
            Finished work
          </h2>
          <ul className="mt-5 grid gap-x-5 gap-y-8 sm:grid-cols-2">
            {pro.gallery.map(({ title, text, picture }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is loaded whole, and titles may repeat
              <li key={at}>
                {picture && (
                  <div className="mb-2 aspect-4/3 overflow-hidden bg-sunk">
                    <Picture picture={picture} alt={title} cover sizes="(width < 769px) 100vw, 420px" />
                  </div>
                )}
                <h3 className="font-medium">{title}</h3>
                {text && <p className="text-graphite text-sm">{text}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

import { clsx } from "clsx";
import { Box } from "lucide-react";
import type { Product } from "../../../contract/catalog/catalog.ts";
import type { RoomShowing } from "../../../contract/design/room-library.ts";
import { shopHref } from "../../client/shop-href.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";

/**
 * Rooms with the product, or with others of its category, which say so. Each leads to where the room can be changed; the
 * button opens one with the chosen variant in it.
 */
export default function InRooms({
  product,
  sku,
  rooms,
  applied,
  fitsRooms,
}: {
  product: Product;
  sku: string;
  rooms: readonly RoomShowing[];
  /** A material, laid in a plain room; undefined for others. */
  applied: PictureData | undefined;
  /** Some room can show it in 3D. */
  fitsRooms: boolean;
}) {
  const shown = viewsOf({ product, rooms, applied }, fitsRooms ? tryPath(product, sku) : undefined);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="in-rooms" className="mt-16 border-hairline border-t pt-8 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="in-rooms" className="heading text-lg">
            In a room
          </h2>
          <p className="mt-1 max-w-[60ch] text-graphite">
            Open a room in 3D and change any surface or product. The list and the total follow.
          </p>
        </div>
        {fitsRooms && (
          <LinkButton to={tryPath(product, sku)} prefetch="none" icon={<Box aria-hidden size={18} />}>
            Put it in a room
          </LinkButton>
        )}
      </div>
      <ul className="mt-6 grid gap-2 sm:grid-cols-3 sm:grid-rows-2 md:gap-3">
        {shown.map(({ to, picture, name, note }, at) => (
          <li key={picture.url} className={clsx(at === 0 && "sm:col-span-2 sm:row-span-2")}>
            <a
              href={shopHref(to)}
              className="group relative block aspect-[3/2] h-full w-full overflow-hidden bg-sunk"
            >
              <Picture
                picture={picture}
                alt=""
                cover
                widest_px={at === 0 ? 1600 : 800}
                sizes={at === 0 ? "(width < 480px) 100vw, 66vw" : "(width < 480px) 100vw, 33vw"}
              />
              <span className="absolute bottom-0 left-0 bg-paper px-3 py-1.5 text-sm">
                <span className="group-hover:underline">{name}</span>
                <span className="block text-graphite text-xs">{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostShown = 3;

const tryPath = ({ hash }: Product, sku: string) => `/visualize/try/${hash}?${new URLSearchParams({ sku })}`;

/** What is shown, with where it leads: a material as it looks when laid comes first. */
function viewsOf(
  {
    product,
    rooms,
    applied,
  }: { product: Product; rooms: readonly RoomShowing[]; applied: PictureData | undefined },
  tryIt: string | undefined,
) {
  const laid =
    applied && tryIt ? [{ to: tryIt, picture: applied, name: product.name, note: "Laid in a room" }] : [];
  const furnished = rooms.map(({ id, name, picture, skus }) => ({
    to: `/visualize/templates/${encodeURIComponent(id)}`,
    ...{ name, picture },
    note: skus.length > 0 ? "With this product" : `With other ${product.category.name.toLowerCase()}`,
  }));
  return [...laid, ...furnished].slice(0, mostShown);
}

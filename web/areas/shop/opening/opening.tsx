import type { ReactNode } from "react";
import { shopHref } from "../../../client/shop-href.ts";
import type { ShownRoom } from "../../../kit/content/room-band.tsx";
import { productPath } from "../../../kit/product/product-path.ts";
import { UnitPrice } from "../../../kit/product/unit-price.tsx";
import type { Crumb } from "../../../ui/breadcrumb.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { ShopTrail } from "../shop-trail.tsx";
import type { InRoom as InRoomProduct } from "./rooms.server.ts";

/** The head of a department or category: its name and words beside a room with its products. */
export function Opening({
  crumbs,
  title,
  text,
  room,
  products = [],
  vsdId,
  children,
}: {
  crumbs: readonly Crumb[];
  title: string;
  text?: string | undefined;
  /** None where no room shows it. */
  room: ShownRoom | undefined;
  /** In the room, as far as they are sold here. */
  products?: readonly InRoomProduct[];
  vsdId: string | undefined;
  /** The button. */
  children?: ReactNode;
}) {
  return (
    <div className="pt-4">
      <ShopTrail crumbs={crumbs} />
      <div
        className={
          room && "mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-stretch"
        }
      >
        <div className="flex flex-col lg:py-4">
          <h1 className="heading mt-2 text-balance text-2xl lg:text-3xl">{title}</h1>
          {text && <p className="mt-4 max-w-[64ch]">{text}</p>}
          {children && <div className="mt-6">{children}</div>}
          {products.length > 0 && (
            <div className="mt-auto pt-8 max-lg:hidden">
              <InRoom products={products} vsdId={vsdId} />
            </div>
          )}
        </div>
        {room && <RoomView room={room} />}
      </div>
    </div>
  );
}

/** The room, with its name on it; a link to the page where it can be changed. */
function RoomView({ room }: { room: ShownRoom }) {
  return (
    <a
      href={shopHref(`/visualize/templates/${encodeURIComponent(room.id)}`)}
      className="group relative block aspect-[3/2] overflow-hidden bg-sunk max-sm:-mx-4 lg:aspect-auto lg:min-h-[28rem]"
    >
      <Picture
        picture={room.picture}
        alt=""
        cover
        widest_px={1600}
        arrival="first"
        sizes="(width < 1025px) 100vw, 66vw"
        className="lg:absolute lg:inset-0"
      />
      <span className="absolute bottom-0 left-0 bg-paper px-3 py-2 text-sm">
        <span className="font-medium group-hover:underline">{room.name}</span>
        <span className="text-graphite max-sm:sr-only">{" · See it in 3D and change it"}</span>
      </span>
    </a>
  );
}

function InRoom({ products, vsdId }: { products: readonly InRoomProduct[]; vsdId: string | undefined }) {
  return (
    <section aria-label="In this room">
      <p className="text-graphite text-sm">In this room</p>
      <ul className="mt-2 border-hairline border-t">
        {products.map(({ sku, hash, name, image, unit, price, price_per_sqft: perSqft }) => (
          <li key={sku} className="border-hairline border-b">
            <a
              href={shopHref(productPath(hash, vsdId, sku))}
              className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4 py-2"
            >
              <span className="block size-14 bg-white">
                {image && <img src={smallest(image)} alt="" width={56} height={56} loading="lazy" />}
              </span>
              <span className="figures min-w-0 text-sm">
                <span className="line-clamp-1 group-hover:underline">{name}</span>
                <UnitPrice amount={perSqft ?? price} unit={perSqft === null ? unit : "Square foot"} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The smallest of a picture's sizes that is sharp at 56 px. */
const smallest = (url: string) => url.replace(/\d+\.\w+$/, "160.avif");

import { type ComponentProps, useMemo } from "react";
import type { RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { areaName, areaText } from "../../../../domain/catalog/page-areas.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import type { PhotoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import { unitsForArea } from "../../../../domain/room/photo/units-for-area.ts";
import { typedArea } from "../../../../domain/room/takeoff/typed-area.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { useAddToCart } from "../../../kit/buying/use-add-to-cart.ts";
import { canBuy } from "../../../kit/buying/who-buys.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { formatCount, formatUsd } from "../../../ui/format.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface AreaLineProps {
  product: RoomProduct;
  surface: RoomSurface;
  plane: PhotoPlane;
  showroom: string | undefined;
  /** As typed; empty while the marked area counts. */
  area: string;
  onArea: (area: string) => void;
}

/** How much an area takes of the product, what it costs, and the way to the cart and to the 3D room. */
export function AreaLine({ product, surface, plane, showroom, area, onArea }: AreaLineProps) {
  // an area by the perspective alone is too rough to buy by
  const measured = plane.isMeasured ? (plane.width_in * plane.depth_in) / 144 : 0;
  const area_sqft = area.trim() ? typedArea(area) : Math.round(measured * 10) / 10;
  const count = useMemo(() => unitsForArea(product, surface, area_sqft), [product, surface, area_sqft]);
  const units = count && `${formatCount(count.units)} ${unitWord(product.unit, count.units)}`;
  return (
    <section aria-label="Quantity" className="grid gap-3 border-hairline border-t pt-4">
      <TextField
        label="Area"
        hint={
          measured > 0
            ? "Leave it empty to use the two sides that you typed."
            : `In ${areaName()}, or as two sides: 12.5 x 10. Type both sides of the marked area to have it counted.`
        }
        placeholder={measured > 0 ? areaText(measured, 1) : "120"}
        autoComplete="off"
        value={area}
        error={area.trim() && area_sqft === 0 ? `Enter ${areaName()}, or two sides: 12.5 x 10` : undefined}
        onChange={(event) => onArea(event.target.value)}
      />
      {count && units && (
        <>
          <p role="status" className="figures text-graphite text-sm">
            {`${areaText(count.area_sqft)} + ${count.waste_percent}% waste → ${units}`}
          </p>
          <Buy showroom={showroom} product={product} units={count.units} words={units} />
        </>
      )}
      <LinkButton
        to={`/visualize/try/${product.hash}?${new URLSearchParams({ sku: product.sku })}`}
        variant="secondary"
        prefetch="none"
      >
        See it in a 3D room
      </LinkButton>
    </section>
  );
}

function Buy({
  showroom,
  ...bought
}: { showroom: string | undefined } & Omit<ComponentProps<typeof AddButton>, "showroom">) {
  const { user } = useSession();
  if (!showroom)
    return (
      <p className="text-sm">
        To order at your pro's price,{" "}
        <a href={shopHref("/#showroom-id")} className="link">
          enter a Showroom ID
        </a>
        .
      </p>
    );
  return canBuy(user, showroom) ? <AddButton showroom={showroom} {...bought} /> : null;
}

function AddButton({
  showroom,
  product,
  units,
  words,
}: {
  showroom: string;
  product: RoomProduct;
  units: number;
  words: string;
}) {
  const { add, isAdding, problem } = useAddToCart(showroom, product, product.sku);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button pending={isAdding} disabled={!product.in_stock} onClick={() => void add(async () => units)}>
          {product.in_stock ? `Add ${words}` : "Out of stock"}
        </Button>
        <p className="figures">
          <span className="font-semibold">{formatUsd(units * product.price)}</span>
          <span className="block text-graphite text-sm">before tax</span>
        </p>
      </div>
      <FieldMessage id="area-problem" message={problem} />
    </div>
  );
}

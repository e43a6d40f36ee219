import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import type { Api } from "../../client/api-call.ts";

/** SKUs that one call may ask for. */
const mostAtOnce = 400;

/** Every SKU that a design names. */
export const skusOf = ({ surfaces, items, parts = [] }: RoomDesign): string[] => [
  ...new Set(
    [
      ...surfaces.map(({ sku }) => sku),
      ...items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku]),
      ...parts.map(({ sku }) => sku),
    ].filter((sku): sku is string => typeof sku === "string"),
  ),
];

/** What the showroom knows of these SKUs; unknown ones are left out. */
export async function productsFor(
  api: Api,
  showroom: string | undefined,
  skus: readonly string[],
): Promise<RoomProduct[]> {
  const wanted = [...new Set(skus)];
  const parts = Array.from({ length: Math.ceil(wanted.length / mostAtOnce) }, (_, at) =>
    wanted.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  );
  const replies = await Promise.all(
    parts.map((part) => api("POST /api/rooms/goods", { body: { showroom, skus: part } })),
  );
  return replies.flatMap(({ data }) => data.goods);
}

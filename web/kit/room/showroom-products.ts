import type { RoomProduct } from "../../../contract/design/room-design.ts";
import type { Api } from "../../client/api-call.ts";

/** SKUs that one call may ask for. */
const mostAtOnce = 400;

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

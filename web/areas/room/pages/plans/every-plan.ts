import type { FloorplanRow } from "../../../../../contract/design/room-library.ts";
import type { Api } from "../../../../client/api-call.ts";

const mostAtOnce = 100;

/** All plans that everybody sees, in their order. */
export async function everyPlan(api: Api): Promise<FloorplanRow[]> {
  const page = async (number: number) =>
    (
      await api("GET /api/floorplans", {
        query: { of: "shared", page: number, per_page: mostAtOnce },
      })
    ).data;
  const first = await page(1);
  const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, at) => page(at + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}

import { type Load, loadPaths, type Pressure } from "../load.ts";
import { type ListAddress, scattered } from "../market.ts";
import { type Scenario, usual } from "../scenario.ts";
import { pagePath, type Stage } from "../stage.ts";

/** As browsers ask: compressed. */
const asked = { "Accept-Encoding": "gzip, deflate, br" };

const inShowroom = (vsd_id: string) => ({ ...asked, Cookie: `showroom=${vsd_id}` });

/** List pages as the server renders them. */
export const pageScenarios: readonly Scenario[] = [
  {
    ...usual,
    name: "list page, cached",
    floor: "static file",
    budgets: [{ at: 16, share: 0.4, of: "static file" }],
    prepare: async ({ shop, market }) => {
      const list = market.lists[0]!;
      const path = pagePath(list);
      return (pressure) => loadPaths(shop.origin, pressure, () => path, inShowroom(list.vsd_id));
    },
  },
  {
    ...usual,
    name: "list page, uncached",
    floor: "static file",
    // rendering is a lot of code, which is compiled bit by bit over some hundred pages
    warmUp_s: 6,
    budgets: [{ at: 1, processor_ms: 12 }],
    grows: true,
    prepare: async (stage) => renderAnew(stage),
  },
];

/** Lists of one showroom, since the showroom goes along with the connection; all of them have several pages. */
function renderAnew({ shop, market }: Stage): (pressure: Pressure) => Promise<Load> {
  const { vsd_id } = market.lists[0]!;
  const next = scattered(market.lists.filter((list) => list.vsd_id === vsd_id));
  const path = ({ choice, round }: { choice: ListAddress; round: number }) =>
    round > 0 ? `${pagePath(choice)}&price_max=${1_000_000 + round}` : pagePath(choice);
  return (pressure) => loadPaths(shop.origin, pressure, () => path(next()), inShowroom(vsd_id));
}

import { listProjects } from "../../../../contract/design/project-cart.ts";
import { accountOf } from "../../../http/caller.ts";
import { lastPageOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { listedView, totalsOf } from "./projects-list.rules.ts";
import { linePrices, projectsOfUser } from "./projects-list.store.ts";

const list = serve(listProjects, async ({ query, caller, platform }) => {
  const { page, per_page } = query;
  const rows = await projectsOfUser(platform.db, accountOf(caller).id, {
    page,
    per_page,
    with_ordered: query.ordered === "1",
    archived: query.archived === "1",
    showroom: query.showroom ?? null,
  });
  const prices = await linePrices(
    platform.db,
    rows.map((row) => row.id),
  );
  const totals = totalsOf(prices);
  const total = rows[0]?.total ?? 0;
  return {
    data: {
      data: rows.map((row) => listedView(row, totals.get(row.id) ?? 0)),
      total,
      current_page: page,
      per_page,
      last_page: lastPageOf(total, per_page),
    },
  };
});

export const listRoutes: readonly Route[] = [list];

import type { Project, ProjectRow } from "../../../../contract/design/project-cart.ts";
import { api } from "../../../client/api.ts";

const atOnce = 12;

/** The account's projects that hold products, last changed first; carts and ordered projects are not among them. */
export async function loadRows(signal: AbortSignal): Promise<ProjectRow[]> {
  const { data } = await api("GET /api/projects", { query: { per_page: 100 }, signal, feedback: "none" });
  return data.data.filter(({ is_cart, lines }) => !is_cart && lines > 0);
}

/** The products of the next projects after those that are shown. */
export function loadNext(
  rows: readonly ProjectRow[],
  shown: readonly Project[],
  signal?: AbortSignal,
): Promise<Project[]> {
  const next = rows.slice(shown.length, shown.length + atOnce);
  return Promise.all(
    next.map(async ({ id }) => {
      const found = await api("GET /api/projectCart/{id}", {
        params: { id },
        ...(signal && { signal }),
        feedback: "none",
      });
      return found.data;
    }),
  );
}

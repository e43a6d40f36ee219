import type { Project, ProjectRow } from "../../../../contract/design/project-cart.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";

const atOnce = 12;

/** The account's projects that hold products, last changed first; carts and ordered projects are not among them. */
export async function loadRows(request: Request): Promise<ProjectRow[]> {
  const { data } = await signedInApi(request)("GET /api/projects", { query: { per_page: 100 } });
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

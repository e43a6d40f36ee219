import type { RouterContextProvider } from "react-router";
import type { PageKey } from "../../../contract/admin/content.ts";
import type { PageText } from "../../../domain/content/page-text.ts";
import { loaderApi } from "../../client/page-api.ts";

/** A page's text as it is published. */
export async function loadText(
  context: Readonly<RouterContextProvider>,
  request: Request,
  page: PageKey,
): Promise<PageText> {
  const { data } = await loaderApi(context, request)("GET /api/content/pages/{page}", { params: { page } });
  return data;
}

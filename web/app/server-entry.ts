import * as build from "virtual:react-router/server-build";
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { readUnitsBy } from "../../domain/catalog/page-units.ts";
import type { UnitSystem } from "../../domain/languages/units.ts";
import { type ApiFetch, serverApi } from "../client/api.server.ts";
import { apiContext, knownPageContext, nonceContext } from "../client/page-context.ts";

/** What the host hands over with every page request. */
export interface PageVisit {
  /** Answers an API request in process, as the visitor whose page this is. */
  apiFetch: ApiFetch;
  /** Allows inline scripts of this one document. */
  nonce: string;
  /** The units of the visitor whose page is being rendered; pages are rendered side by side. */
  units: () => UnitSystem;
}

const handlePage = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");

const routesUnder = (parentId?: string): RouteObject[] =>
  Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) =>
      route!.index
        ? { id: route!.id, index: true }
        : { id: route!.id, path: route!.path, children: routesUnder(route!.id) },
    );
const routes = routesUnder();
const nowhere = ["not-found", "unknown"];

function isKnownPage(path: string): boolean {
  const found = matchRoutes(routes, path)?.at(-1)?.route.id;
  return found !== undefined && !nowhere.includes(found);
}

/** Renders one page, runs one action, or answers one `.data` request. Cookies that the API set go along. */
export async function renderPage(request: Request, { apiFetch, nonce, units }: PageVisit): Promise<Response> {
  const cookies: string[] = [];
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(knownPageContext, isKnownPage);
  context.set(
    apiContext,
    serverApi(request, apiFetch, (cookie) => cookies.push(cookie)),
  );
  readUnitsBy(units);
  const response = await handlePage(request, context);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

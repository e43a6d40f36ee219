import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type ApiFetch, serverApi } from "./api.server.ts";
import { apiContext, nonceContext } from "./page-context.ts";

/** What the host hands over with every page request. */
export interface PageVisit {
  /** Answers an API request in process, as the visitor whose page this is. */
  apiFetch: ApiFetch;
  /** Allows inline scripts of this one document. */
  nonce: string;
}

const handlePage = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");

/** Renders one page, runs one action, or answers one `.data` request. Cookies that the API set go along. */
export async function renderPage(request: Request, { apiFetch, nonce }: PageVisit): Promise<Response> {
  const cookies: string[] = [];
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(
    apiContext,
    serverApi(request, apiFetch, (cookie) => cookies.push(cookie)),
  );
  const response = await handlePage(request, context);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

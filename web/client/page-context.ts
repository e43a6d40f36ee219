import { createContext } from "react-router";
import type { Api } from "./api-call.ts";

/** The API, called in process with the visitor's cookies. Loaders use `loaderApi(context)` instead. */
export const apiContext = createContext<Api>();

/** Whether the shop has a page at a path within the router. */
export const knownPageContext = createContext<(path: string) => boolean>(() => true);

/** The nonce in the host's Content-Security-Policy for this document. */
export const nonceContext = createContext<string>("");

import { createContext } from "react-router";
import type { Api } from "./api-call.ts";

/** The API, called in process with the visitor's cookies. Loaders use `loaderApi(context)` instead. */
export const apiContext = createContext<Api>();

/** The nonce that the host's Content-Security-Policy names for this document. */
export const nonceContext = createContext<string>("");

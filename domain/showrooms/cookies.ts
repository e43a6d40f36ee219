import { parse } from "cookie-es";

/**
 * The only parser for `Cookie` headers, on the server and in the pages: what is cached for one cookie must never be
 * shown to another. If a name occurs twice the first counts. Undefined if there is none.
 */
export function readCookie(name: string, header: string): string | undefined {
  return parse(header, { filter: (key) => key === name })[name];
}

const showroomId = /^[A-Za-z0-9-]{3,20}$/;

/** The showroom ID in a `Cookie` header, if it is well formed. */
export function showroomIn(header: string | null): string | undefined {
  const value = readCookie("showroom", header ?? "");
  return isShowroomId(value) ? value : undefined;
}

export const isShowroomId = (value: string | undefined): value is string =>
  value !== undefined && showroomId.test(value);

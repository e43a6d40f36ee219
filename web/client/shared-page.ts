/**
 * `export const headers = sharedPage;` in a page lets the host keep it for all visitors of a showroom. Only
 * for pages whose loaders depend on the address and the showroom's cookie alone, and that hold nothing of
 * the visitor: no cart, no account, no components of React Aria.
 */
export function sharedPage(): { "Cache-Control": string } {
  return { "Cache-Control": "public, s-maxage=30, stale-while-revalidate=60" };
}

import { api } from "../../client/api.ts";
import type { ApiKey, CallArguments, ReplyOf } from "../../client/api-call.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { listPage } from "./list-address.ts";
import { filePageSize, type RowPage } from "./list-file.ts";

type QueryOf<Key extends ApiKey> = NonNullable<
  NonNullable<CallArguments<Key>[0]> extends { query?: infer Query } ? Query : never
>;
type DataOf<Key extends ApiKey> = ReplyOf<Key> extends { data: infer Data } ? Data : never;
type UntypedCall = (key: string, call: object) => Promise<{ data: unknown }>;

/** Where a list comes from: its rows page by page, filtered and sorted as the page's address says. */
export interface ListSource<Data, Row> {
  /** The page of the list that the address asks for, with what comes with it; for `clientLoader`s. */
  load: (request: Request) => Promise<Data>;
  /** All that the address asks for, `filePageSize` rows at a time; for files. */
  pagesOf: (search: URLSearchParams) => (page: number) => Promise<RowPage<Row>>;
  /** Whether the address leaves anything out. */
  isFiltered: (search: URLSearchParams) => boolean;
}

/**
 * @param key the call that answers a page of the list
 * @param queryOf what the address asks for, apart from the page; `sort` alone is no filter
 * @param listIn the list in the reply's data
 */
export function listSource<Key extends ApiKey, Row>(
  key: Key,
  queryOf: (search: URLSearchParams) => QueryOf<Key>,
  listIn: (data: DataOf<Key>) => RowPage<Row>,
): ListSource<DataOf<Key>, Row> {
  const ask = async (call: UntypedCall, search: URLSearchParams, page: object) =>
    (await call(key, { query: { ...queryOf(search), ...page } })).data as DataOf<Key>;
  return {
    load: (request) => {
      const search = new URL(request.url).searchParams;
      return ask(signedInApi(request) as UntypedCall, search, listPage(search));
    },
    pagesOf: (search) => async (page) =>
      listIn(await ask(api as UntypedCall, search, { page, per_page: filePageSize })),
    isFiltered: (search) =>
      Object.entries(queryOf(search)).some(([name, value]) => name !== "sort" && value !== undefined),
  };
}

import { clsx } from "clsx";
import { X } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import { ApiError } from "../../../client/api-call.ts";
import { pageFailure } from "../../../client/page-api.ts";
import { apiContext } from "../../../client/page-context.ts";
import { showroomIn } from "../../../client/session/browser-cookies.ts";
import { useLocal } from "../../../client/session/local-store.ts";
import { sharedPage } from "../../../client/shared-page.ts";
import { pageMeta } from "../../../kit/page/page-meta.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { ShopTrail } from "../shop-trail.tsx";
import type { Route } from "./+types/compare.page.ts";
import { compareRows } from "./compare-rows.ts";
import { comparedIn, comparePath, forgetCompared } from "./compared.ts";

export const headers = sharedPage;

export async function loader({ request, context }: Route.LoaderArgs) {
  const vsdId = showroomIn(request.headers.get("Cookie"));
  const hashes = comparedIn(new URL(request.url).searchParams);
  const found = await Promise.all(hashes.map((hash) => productOrNone(context, request, hash, vsdId)));
  const products = found.filter((product) => product !== undefined);
  return {
    vsdId,
    missing: hashes.length - products.length,
    columns: products.map(({ hash, name, brand, image, sku }) => ({ hash, name, brand, image, sku })),
    rows: compareRows(products),
  };
}

/** A product no longer sold is left out; other errors are the page's. */
async function productOrNone(
  context: Route.LoaderArgs["context"],
  request: Request,
  hash: string,
  showroom: string | undefined,
): Promise<Product | undefined> {
  try {
    const { data } = await context.get(apiContext)("GET /api/public", { query: { pid: hash, showroom } });
    return data.product ?? undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw pageFailure(error, request);
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(
    {
      title: "Compare products",
      description: "Compare up to four products side by side and see how they differ.",
      path: "/compare",
    },
    matches,
  ),
];

export default function ComparePage({ loaderData: { columns, rows, missing, vsdId } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const onlyDifferent = search.get("only") === "differences";
  const hashes = columns.map(({ hash }) => hash);
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows;
  const alike = rows.filter(({ differs }) => !differs).length;
  return (
    <div className="page pb-20">
      <div className="pt-4">
        <ShopTrail crumbs={[{ label: "Compare", url: "/compare" }]} />
        <h1 className="heading mt-2 text-xl md:text-2xl">Compare products</h1>
        {missing > 0 && (
          <p role="status" className="mt-2 text-graphite">
            {missing === 1 ? "One of them is no longer sold." : `${missing} of them are no longer sold.`}
          </p>
        )}
      </div>
      {columns.length < 2 ? (
        <TooFew isNone={columns.length === 0} />
      ) : (
        <>
          <p className="mt-4">
            <Link
              to={comparePath(hashes) + (onlyDifferent ? "" : "&only=differences")}
              replace
              preventScrollReset
              className="link inline-flex min-h-11 items-center text-sm print:hidden"
            >
              {onlyDifferent ? "Show all rows" : `Show differences only (${rows.length - alike})`}
            </Link>
          </p>
          <Comparison columns={columns} rows={shown} vsdId={vsdId} marks={!onlyDifferent} />
        </>
      )}
    </div>
  );
}

/** The URL names fewer than two products: redirect to the marked ones, or to where you can mark some. */
function TooFew({ isNone }: { isNone: boolean }) {
  const marked = useLocal("compare") ?? [];
  if (marked.length > 1)
    return (
      <EmptyState
        title={`You selected ${marked.length} products`}
        className="mt-8"
        action={
          <LinkButton to={comparePath(marked.map(({ hash }) => hash))}>
            {`Compare ${marked.length}`}
          </LinkButton>
        }
      >
        <ul>
          {marked.map(({ hash, name }) => (
            <li key={hash}>{name}</li>
          ))}
        </ul>
      </EmptyState>
    );
  return (
    <EmptyState
      title={isNone ? "Nothing to compare yet" : "Add one more product"}
      className="mt-8"
      action={<LinkButton to="/category/all/product">See all products</LinkButton>}
    >
      Select “Compare” on two to four products in a list to see them side by side here.
    </EmptyState>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Comparison({
  columns,
  rows,
  vsdId,
  marks,
}: Pick<Loaded, "columns" | "rows" | "vsdId"> & {
  /** Differences stand out from equal values. */
  marks: boolean;
}) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative mt-2 overflow-x-auto"
    >
      <table
        style={{ minWidth: `${7 + 11 * columns.length}rem` }}
        className="w-full table-fixed border-collapse text-left align-top"
      >
        <caption className="sr-only">Products side by side; rows that differ are marked</caption>
        <thead>
          <tr className="border-ink border-b">
            <td className="sticky left-0 z-10 w-28 bg-paper md:w-48" />
            {columns.map((column) => (
              <ColumnHead key={column.hash} column={column} columns={columns} vsdId={vsdId} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className="border-hairline border-b">
              <th
                scope="row"
                className={clsx(
                  "sticky left-0 z-10 bg-paper py-3 pr-3 align-top text-sm",
                  marks && differs ? "font-semibold" : "font-normal text-graphite",
                )}
              >
                {marks && differs && <span className="sr-only">Differs: </span>}
                {label}
              </th>
              {values.map((value, at) => (
                <td
                  key={columns[at]?.hash}
                  className={clsx(
                    "figures px-3 py-3 align-top text-sm md:text-base",
                    marks && differs ? "bg-white font-medium" : "text-graphite",
                  )}
                >
                  {value || (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr-only">not stated</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One of the products, with a button to remove it. */
function ColumnHead({
  column: { hash, name, brand, image, sku },
  columns,
  vsdId,
}: Pick<Loaded, "columns" | "vsdId"> & { column: Loaded["columns"][number] }) {
  const others = columns.map((one) => one.hash).filter((one) => one !== hash);
  return (
    <th scope="col" className="px-3 pb-4 align-top font-normal">
      <div className="bg-white">
        {image && <Picture picture={image} alt="" sizes="(width < 769px) 176px, 280px" widest_px={640} />}
      </div>
      <p className="mt-3 text-graphite text-xs">{brand}</p>
      <Link to={productPath(hash, vsdId, sku)} className="font-medium hover:underline">
        {name}
      </Link>
      <p className="print:hidden">
        <Link
          to={comparePath(others)}
          onClick={() => forgetCompared(hash)}
          replace
          preventScrollReset
          aria-label={`Remove ${name}`}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 px-1 text-graphite text-sm hover:text-ink"
        >
          <X aria-hidden size={16} /> Remove
        </Link>
      </p>
    </th>
  );
}

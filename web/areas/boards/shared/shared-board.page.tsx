import { useRevalidator } from "react-router";
import type { SharedBoard } from "../../../../contract/design/boards.ts";
import { api } from "../../../client/api.ts";
import { loaderApi } from "../../../client/page-api.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { CommentForm } from "../../../kit/forms/comment-form.tsx";
import { pageTitle } from "../../../kit/page/page-title.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { formatDateTime } from "../../../ui/format.ts";
import { Select } from "../../../ui/select.tsx";
import { useIsLive } from "../../../ui/use-is-live.ts";
import { BoardView } from "../board-view.tsx";
import { labelOf, type Pictures } from "../item-view.tsx";
import { type Products, skusOf, useBoardProducts } from "../use-board-products.ts";
import type { Route } from "./+types/shared-board.page.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { data } = await loaderApi(context, request)("GET /api/shared_boards/{token}", {
    params: { token: params.token },
  });
  return data;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.name ?? "A shared board", matches) },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** A board by its link: anyone with the link sees it, and comments on it if the link allows that. */
export default function SharedBoardPage({ loaderData: board, params }: Route.ComponentProps) {
  const { name, showroom, document, can_comment, comments } = board;
  const { items } = document;
  const isLive = useIsLive();
  const products = useBoardProducts(skusOf(items), showroom?.vsd_id);
  const pictures = new Map(board.pictures.map((picture) => [picture.ref, picture]));
  const names = new Map(items.map((item) => [item.id, labelOf(item, products, pictures)]));
  return (
    <div className="page pt-8 pb-20">
      <h1 className="heading text-xl wrap-anywhere md:text-2xl">{name}</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Someone shared this board with you.
        {showroom && ` Prices are from ${showroom.company_name}, as of today.`}
      </p>
      <div className="mt-6 h-[70dvh] min-h-96 border border-hairline bg-sunk">
        {isLive && <BoardView items={items} products={products} pictures={pictures} className="size-full" />}
      </div>
      <OnTheBoard board={board} products={products} pictures={pictures} />
      {can_comment && (
        <section aria-labelledby="comments" className="mt-12 max-w-[56rem]">
          <h2 id="comments" className="heading border-ink border-b pb-2 text-lg">
            Comments
          </h2>
          <ul className="mt-3 grid gap-3">
            {comments.map(({ id, item, author_name, text, created_at }) => (
              <li key={id} className="border-edge border-l-2 pl-3">
                <p className="text-sm">
                  <span className="font-semibold">{author_name}</span>{" "}
                  <span className="figures text-graphite">
                    {[item && names.get(item), formatDateTime(created_at)].filter(Boolean).join(" · ")}
                  </span>
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
          <BoardComment token={params.token} names={names} />
        </section>
      )}
    </div>
  );
}

/** The board in words: for screen readers, and the way to each product. */
function OnTheBoard({
  board,
  products,
  pictures,
}: {
  board: SharedBoard;
  products: Products;
  pictures: Pictures;
}) {
  const { items } = board.document;
  if (items.length === 0) return <p className="mt-6 text-graphite">This board is empty.</p>;
  return (
    <section aria-labelledby="items" className="mt-8 max-w-[56rem]">
      <h2 id="items" className="heading text-lg">
        On this board
      </h2>
      <ul className="mt-2">
        {items.map((item) => {
          const product = item.kind === "product" ? products.get(item.sku) : undefined;
          return (
            <li
              key={item.id}
              className="flex min-h-11 items-center justify-between gap-4 border-hairline border-b"
            >
              {product ? (
                <a
                  href={shopHref(productPath(product.hash, board.showroom?.vsd_id, product.sku))}
                  className="flex min-h-11 items-center hover:underline"
                >
                  {product.name}
                </a>
              ) : (
                <span>{labelOf(item, products, pictures)}</span>
              )}
              {product && (
                <span className="figures text-sm">{formatUnitUsd(product.price, product.unit)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function BoardComment({ token, names }: { token: string; names: ReadonlyMap<string, string> }) {
  const { revalidate } = useRevalidator();
  return (
    <CommentForm
      asksName
      className="mt-6 max-w-[32rem]"
      send={async (said, { item }) => {
        const body = { ...said, item: item || null };
        await api("POST /api/shared_boards/{token}/comments", { params: { token }, body, feedback: "none" });
        await revalidate();
      }}
    >
      <Select
        label="About"
        name="item"
        defaultValue=""
        options={[
          { value: "", text: "The whole board" },
          ...[...names].map(([value, text]) => ({ value, text: text.slice(0, 60) })),
        ]}
      />
    </CommentForm>
  );
}

import { Link } from "react-router";
import type { StyleResult } from "../../../domain/projects/style-profile/style-of.ts";
import { useShowroom } from "../../client/session/use-showroom.ts";
import { shopHref } from "../../client/shop-href.ts";
import { formatUnitUsd } from "../../kit/product/format-unit-usd.ts";
import { productPath } from "../../kit/product/product-path.ts";
import { TemplateCard, type TemplateTile } from "../../kit/room/template-card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { KeepStyle } from "./keep-style.tsx";
import type { StyleProduct, StyleProducts } from "./style-data.server.ts";

interface Look {
  templates: readonly TemplateTile[];
  total: number;
  products: readonly StyleProduct[];
  shelves: readonly StyleProducts[];
}

/** The style in words, with rooms and products to start from. */
export function StyleFound({
  answers,
  result,
  look: { templates, total, products, shelves },
}: {
  answers: string;
  result: StyleResult;
  look: Look;
}) {
  const { style, touch, name, leaning } = result;
  const showroom = useShowroom();
  return (
    <div className="page pt-8 pb-20">
      <p className="text-graphite text-sm">Your style</p>
      <h1 id="style-heading" tabIndex={-1} className="heading mt-1 text-xl outline-none md:text-2xl">
        {name}
      </h1>
      <p className="mt-3 max-w-[64ch]">{style.about}</p>
      {touch && <p className="mt-2 max-w-[64ch] text-graphite">{`${touch.name}: ${touch.about}`}</p>}
      {leaning && <p className="mt-2 max-w-[64ch] text-graphite">{leaning}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={`/visualize/templates?style=${style.id}`}>
          {total > 0 ? `See all ${total} ${style.name} rooms` : `See ${style.name} rooms`}
        </LinkButton>
        {touch && (
          <LinkButton to={`/visualize/templates?style=${touch.id}`} variant="secondary">
            {`See ${touch.name} rooms`}
          </LinkButton>
        )}
        <LinkButton to={`/design-ai?style=${style.id}`} variant="secondary">
          Start a custom design plan
        </LinkButton>
        <LinkButton to="/style" variant="quiet">
          Start over
        </LinkButton>
      </div>
      <KeepStyle answers={answers} />
      {templates.length > 0 && (
        <section aria-labelledby="rooms" className="mt-12">
          <h2 id="rooms" className="heading text-lg">{`${style.name} rooms to start from`}</h2>
          <ul className="mt-5 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {templates.map((template) => (
              <li key={template.id}>
                <TemplateCard
                  template={template}
                  to={`/visualize/templates/${template.id}`}
                  company={showroom?.company_name}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Products products={products} vsdId={showroom?.vsd_id} />
      <Shelves shelves={shelves} />
    </div>
  );
}

/** The way to more products in the colors of these rooms. */
function Shelves({ shelves }: { shelves: readonly StyleProducts[] }) {
  if (shelves.length === 0) return null;
  return (
    <section aria-labelledby="shelves" className="mt-14">
      <h2 id="shelves" className="heading text-lg">
        Shop in these colors
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {shelves.map(({ name, path }) => (
          <li key={path} className="border-hairline border-b">
            <Link to={path} className="flex min-h-11 items-center py-2 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Products({ products, vsdId }: { products: readonly StyleProduct[]; vsdId: string | undefined }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="mt-14">
      <h2 id="products" className="heading text-lg">
        Products in these rooms
      </h2>
      <p className="mt-1 text-graphite text-sm">
        {vsdId ? "At this showroom's prices." : "List prices. Enter a Showroom ID to see your pro's prices."}
      </p>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
        {products.map(({ sku, hash, name, brand, image, price, unit }) => (
          <li key={sku} className="group relative">
            <div className="aspect-square overflow-hidden bg-sunk">
              {image && <img src={image} alt="" loading="lazy" className="size-full object-cover" />}
            </div>
            <h3 className="mt-2 font-medium leading-6">
              <a
                href={shopHref(productPath(hash, vsdId, sku))}
                className="after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </a>
            </h3>
            <p className="text-graphite text-sm">{brand}</p>
            <p className="figures text-sm">{formatUnitUsd(price, unit)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { formatPhone, phoneLink } from "../../../domain/places/phone.ts";
import { useShop } from "../../client/session/use-showroom.ts";
import { shopHref } from "../../client/shop-href.ts";
import { listPath } from "../../kit/product/product-path.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { type AppliedFilter, type ListAddress, listQuery, withoutFilters } from "./list-address.ts";
import { AppliedFilters } from "./list-toolbar.tsx";
import { ProductGrid } from "./product-grid.tsx";
import type { TileProduct } from "./tile-product.ts";

/** An empty list without a search: nothing matches the filters, or nothing of the kind is sold. */
export function NothingHere({
  address,
  hasFilters,
  category,
}: {
  address: ListAddress;
  hasFilters: boolean;
  category: string;
}) {
  const [title, text] = hasFilters
    ? ["No products match all of these filters", "Remove a filter to see more."]
    : [`No ${category} in this showroom`, "This showroom doesn't carry these. See what it does carry."];
  return (
    <EmptyState
      title={title}
      className="mt-6"
      action={
        <>
          {hasFilters && (
            <LinkButton to={{ search: listQuery(withoutFilters(address)) }} variant="secondary">
              Clear all filters
            </LinkButton>
          )}
          <LinkButton to="/category/all/product" variant="secondary">
            See all products
          </LinkButton>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The options after a search without results: other words, the departments, contact; popular products last. */
export function NothingFound({
  address,
  applied,
  category,
  popular,
  vsdId,
}: {
  address: ListAddress;
  applied: readonly AppliedFilter[];
  /** The searched category; null for all. */
  category: string | null;
  popular: readonly TileProduct[];
  vsdId: string | undefined;
}) {
  const shop = useShop();
  const showroom = shop?.showroom;
  const phone = showroom ? showroom.contact.phone : shop?.settings.contact.phone;
  return (
    <>
      <AppliedFilters address={address} applied={applied} />
      <div className="mt-6 grid gap-x-12 gap-y-8 border-hairline border-y py-8 md:grid-cols-3">
        <section>
          <h2 className="font-semibold">Try different words</h2>
          <p className="mt-2">
            Check the spelling, or use fewer words: a material, a size such as 12x24, a finish, or the SKU.
          </p>
          {category && (
            <a
              className="link mt-2 inline-block"
              href={shopHref(listPath("all", listQuery(withoutFilters(address))))}
            >
              Search all departments
            </a>
          )}
        </section>
        <nav aria-labelledby="departments-instead">
          <h2 id="departments-instead" className="font-semibold">
            Browse a department
          </h2>
          <ul className="mt-2 columns-2">
            {shop?.menus.map(({ id, name, menu_slug }) => (
              <li key={id}>
                <a className="inline-block py-1 hover:underline" href={shopHref(`/department/${menu_slug}`)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className="font-semibold">{`Ask ${showroom?.company_name ?? "us"}`}</h2>
          <p className="mt-2">Tell us what you need and what it's for.</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton to="/contact" variant="secondary">
              Write a message
            </LinkButton>
            {phone && (
              <a className="link" href={phoneLink(phone)}>
                {formatPhone(phone)}
              </a>
            )}
          </p>
        </section>
      </div>
      <h2 className="heading mt-12 mb-6 text-lg">Most viewed</h2>
      <ProductGrid products={popular} vsdId={vsdId} heading="h3" />
    </>
  );
}

import { data } from "react-router";
import { englishSpecs } from "../../../../domain/catalog/product-guides/english-specs.ts";
import { guideFor } from "../../../../domain/catalog/product-guides/guide-for.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { loaderApi } from "../../../client/page-api.ts";
import { useShop } from "../../../client/session/use-showroom.ts";
import { sharedPage } from "../../../client/shared-page.ts";
import { pageMeta } from "../../../kit/page/page-meta.ts";
import { productPath } from "../../../kit/product/product-path.ts";
import { Picture } from "../../../ui/picture.tsx";
import { ShopTrail } from "../shop-trail.tsx";
import type { Route } from "./+types/document.page.ts";
import { documentPath, documentTitles, isDocumentKind } from "./document-path.ts";
import { documentedProduct } from "./documented-product.ts";
import { GuideText } from "./guide-text.tsx";
import { PrintButton } from "./print-button.tsx";
import { SpecSheet } from "./spec-sheet.tsx";
import { WarrantyText } from "./warranty-text.tsx";

export const headers = sharedPage;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  // Without a showroom: a document has no prices, so it is the same for everybody.
  const found = await loaderApi(context, request)("GET /api/public", { query: { pid: params.hash } });
  const { product, breadcrumb } = found.data;
  if (!product || !isDocumentKind(params.kind)) {
    const message = "We couldn't find that document.";
    throw data({ message, code: "not_found", request_id: "" }, { status: 404 });
  }
  const categories = breadcrumb.slice(0, -1).map(({ url }) => url.split("/").at(-1) ?? "");
  const specs = Object.fromEntries(product.specs.map(({ key, value }) => [key, value]));
  return {
    kind: params.kind,
    product: documentedProduct(product),
    guide:
      params.kind === "care-and-installation"
        ? guideFor({ categories, specs: englishSpecs(specs), shown: specs })
        : null,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kind, product } = loaderData;
  const title = `${documentTitles[kind]}: ${product.name}`;
  const description = `${documentTitles[kind]} of ${product.name} by ${product.brand}, ready to print.`;
  return pageMeta({ title, description, path: documentPath(product.hash, kind) }, matches);
}

export default function DocumentPage({ loaderData: { kind, product, guide } }: Route.ComponentProps) {
  return (
    <div className="page max-w-4xl pb-20">
      <div className="pt-4 print:hidden">
        <ShopTrail
          crumbs={[
            { label: product.name, url: productPath(product.hash, undefined) },
            { label: documentTitles[kind], url: documentPath(product.hash, kind) },
          ]}
        />
      </div>
      <header className="mt-4 flex items-start justify-between gap-8 border-ink border-b pb-6">
        <div>
          <p className="text-graphite text-sm">{documentTitles[kind]}</p>
          <h1 className="heading mt-1 text-lg md:text-xl">{product.name}</h1>
          <p className="mt-1">{`${product.brand}, sold by ${product.vendor}`}</p>
          <div className="mt-4 print:hidden">
            <PrintButton />
          </div>
        </div>
        {product.image && (
          <div className="w-28 shrink-0 bg-white sm:w-40">
            <Picture picture={product.image} sizes="160px" arrival="first" />
          </div>
        )}
      </header>
      {kind === "spec-sheet" && <SpecSheet product={product} />}
      {guide && <GuideText guide={guide} />}
      {kind === "warranty" && <WarrantyText product={product} />}
      <DocumentFoot hash={product.hash} />
    </div>
  );
}

/** Where to find the latest version, and whom to ask. */
function DocumentFoot({ hash }: { hash: string }) {
  const shop = useShop();
  if (!shop) return null;
  const { contact, provider, public_url } = shop.settings;
  const ask = [contact.email, contact.phone && formatPhone(contact.phone)].filter(Boolean).join(", ");
  return (
    <footer className="mt-10 border-hairline border-t pt-4 text-graphite text-sm">
      <p>{`${provider}, ${ask}`}</p>
      <p>{`The latest version is at ${public_url}/showroom${productPath(hash, undefined)}`}</p>
    </footer>
  );
}

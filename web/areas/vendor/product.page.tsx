import { signedInApi } from "../../client/session/signed-in.ts";
import { pageTitle } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/product.page.ts";
import { ProductEditor } from "./editor/product-editor.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(loaderData?.product.name ?? "Product", matches) },
];

export async function clientLoader({ request, params: { hash } }: Route.ClientLoaderArgs) {
  const call = signedInApi(request);
  const [form, product] = await Promise.all([
    call("GET /api/vendor/product-form"),
    call("GET /api/vendor/products/{hash}", { params: { hash } }),
  ]);
  return { form: form.data, product: product.data };
}

/** A vendor changes a product. */
export default function ProductPage({ loaderData: { form, product } }: Route.ComponentProps) {
  return <ProductEditor key={product.hash} form={form} given={product} />;
}

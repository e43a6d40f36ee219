import { signedInApi } from "../../client/session/signed-in.ts";
import { titled } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/new-product.page.ts";
import { ProductEditor } from "./editor/product-editor.tsx";

export const meta = titled("New product");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/vendor/product-form")).data;
}

/** A vendor lists a new product. */
export default function NewProduct({ loaderData: form }: Route.ComponentProps) {
  return <ProductEditor form={form} />;
}

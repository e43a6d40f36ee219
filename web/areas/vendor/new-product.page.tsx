import { routeRoles } from "../../client/session/role-of-route.ts";
import { signedInApi } from "../../client/session/signed-in.ts";
import { pageTitle } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/new-product.page.ts";
import { ProductEditor } from "./editor/product-editor.tsx";

export const handle = { role: routeRoles.shop };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("New product", matches) },
  { name: "robots", content: "noindex" },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/vendor/product-form")).data;
}
clientLoader.hydrate = true as const;

/** A vendor lists a new product. */
export default function NewProduct({ loaderData: form }: Route.ComponentProps) {
  return <ProductEditor form={form} />;
}

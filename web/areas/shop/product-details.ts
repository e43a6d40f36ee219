import { redirect } from "react-router";
import { productPath } from "../../kit/product/product-path.ts";
import type { Route } from "./+types/product-details.ts";

/** The product page's other path: `/product-details?pid=`, with `showroom` if a link names one. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const pid = searchParams.get("pid");
  if (!pid) return redirect("/category/all/product");
  const showroom = searchParams.get("showroom");
  const path = productPath(encodeURIComponent(pid), showroom ? encodeURIComponent(showroom) : undefined);
  return redirect(path, 301);
}

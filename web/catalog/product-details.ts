import { redirect } from "react-router";
import type { Route } from "./+types/product-details.ts";
import { productPath } from "./product-path.ts";

/** The product page's other path: `/product-details?pid=`, with `showroom` if a link names one. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const pid = searchParams.get("pid");
  if (!pid) return redirect("/category/all/product");
  const showroom = searchParams.get("showroom");
  const path = productPath(encodeURIComponent(pid), showroom ? encodeURIComponent(showroom) : undefined);
  return redirect(path, 301);
}

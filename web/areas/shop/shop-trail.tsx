import { useKept } from "../../client/session/use-kept.ts";
import { Breadcrumb, type Crumb } from "../../ui/breadcrumb.tsx";

/** The breadcrumb of this page, from home on; the browser remembers it. */
export function ShopTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const trail = [{ label: "Home", url: "/" }, ...crumbs];
  useKept("breadcrumb", trail);
  return <Breadcrumb crumbs={trail} />;
}

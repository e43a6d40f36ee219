import { ShoppingCart } from "lucide-react";
import { Link } from "react-router";
import { useCartCount } from "../../../client/session/cart-count.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { plural } from "../../../ui/format.ts";

export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      prefetch="intent"
      className="relative grid size-11 place-items-center rounded-sm hover:bg-sunk"
      aria-label={`Cart, ${plural(count, "item")}`}
    >
      <ShoppingCart aria-hidden size={22} />
      <CountBadge count={count} />
    </Link>
  );
}

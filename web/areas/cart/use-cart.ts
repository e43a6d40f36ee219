import { useCallback, useEffect, useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { cartUpdated, keepCart } from "../../client/session/cart-count.ts";
import { readLocal } from "../../client/session/local-store.ts";
import { useSession } from "../../client/session/use-session.ts";
import { type LineChanges, useLineChanges } from "../../kit/cart/use-line-changes.ts";

export interface CartState extends LineChanges {
  /** undefined while loading; null if there is none. */
  cart: Project | null | undefined;
  /** If this showroom's cart is empty: the most recently changed non-empty cart of another showroom. */
  elsewhere: Project | undefined;
}

/**
 * The cart of this showroom: a guest's as rendered by the server, an account's as loaded by the browser. Changes are
 * sent one after another, so that the last one wins.
 */
export function useCart(rendered: Project | null, vsdId: string | undefined): CartState {
  const { isSignedIn, status } = useSession();
  const [cart, setCart] = useState<Project | null | undefined>(rendered ?? undefined);
  const [elsewhere, setElsewhere] = useState<Project>();
  const take = useCallback((next: Project | null) => {
    setCart(next);
    keepCart(next);
  }, []);

  useEffect(() => {
    if (status === "unknown" || status === "loading") return;
    let isCurrent = true;
    const key = isSignedIn ? {} : guestKey();
    const ask = async (showroom?: string) => {
      const query = { ...key, is_cart: "1" as const, showroom };
      return (await api("GET /api/projectCart", { query, feedback: "none" })).data;
    };
    const load = () =>
      ask(vsdId)
        .then(async (data) => {
          if (isCurrent) take(data);
          const other = data?.Project_tans.length || !vsdId ? null : await ask();
          if (isCurrent) setElsewhere(other?.Project_tans.length ? other : undefined);
        })
        .catch((error) => {
          if (!(error instanceof ApiError)) throw error;
          if (isCurrent) setCart((known) => known ?? null);
        });
    void load();
    window.addEventListener(cartUpdated, load);
    return () => {
      isCurrent = false;
      window.removeEventListener(cartUpdated, load);
    };
  }, [isSignedIn, status, vsdId, take]);

  return { cart, elsewhere, ...useLineChanges(cart, take) };
}

function guestKey(): { temp_project_id?: string } {
  const id = readLocal("cart_id");
  return id && id.length < 36 ? { temp_project_id: id } : {};
}

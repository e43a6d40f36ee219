import { type ReactNode, useRef, useState } from "react";
import type { Project } from "../../contract/project-cart.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { cartUpdated, keepCart } from "../session/cart-count.ts";
import { plural } from "../ui/format.ts";
import { showToast } from "../ui/toast.ts";
import { FullCartDialog } from "./full-cart-dialog.tsx";

interface Wish {
  project: Project;
  /** Ids of the selected lines; all if omitted. */
  lines?: readonly string[] | undefined;
}

type Mode = "add" | "replace";

/**
 * Copies a project's lines into its showroom's cart. Asks whether to add or replace if the cart is not empty, and
 * offers undo. Render `dialog` in the page.
 */
export function useToCart(): {
  isPending: boolean;
  /** The cart after something was added. */
  filled: Project | undefined;
  toCart: (wish: Wish) => Promise<void>;
  dialog: ReactNode;
} {
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<Wish & { cart: Project }>();
  const [filled, setFilled] = useState<Project>();
  const busy = useRef(false);

  const send = async (wish: Wish, mode?: Mode) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      const cart = await fill(wish, mode);
      setAsked(undefined);
      if (!cart) return;
      if (cart.toAsk) return setAsked({ ...wish, cart: cart.toAsk });
      const { filled: full } = cart;
      setFilled(full);
      const count = wish.lines?.length ?? wish.project.Project_tans.length;
      showToast("success", `${plural(count, "product")} added to your cart.`, {
        label: "Undo",
        onPress: () => void undo(full).then((isUndone) => isUndone && setFilled(undefined)),
      });
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return {
    isPending,
    filled,
    toCart: (wish) => send(wish),
    dialog: asked && (
      <FullCartDialog
        cart={asked.cart}
        isPending={isPending}
        onClose={() => setAsked(undefined)}
        onChoose={(mode) => void send(asked, mode)}
      />
    ),
  };
}

/** The filled cart, or the non-empty one to ask about; undefined after a refusal. */
async function fill({ project, lines }: Wish, mode: Mode | undefined) {
  try {
    const { data } = await api("POST /api/projectCart/sync_to_cart", {
      body: {
        action: "cart",
        project: project.id,
        showroom: project.showroom.vsd_id,
        lines: lines && [...lines],
        mode,
      },
      feedback: "none",
    });
    takeOver(data);
    return { filled: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "cart_not_empty") return { toAsk: error.data as Project };
    showToast("error", Object.values(error.errors)[0]?.[0] ?? error.message);
    return undefined;
  }
}

async function undo({ id, version }: Project): Promise<boolean> {
  try {
    const { data } = await api("POST /api/projectCart/undo", {
      body: { project: id, version },
      feedback: "none",
    });
    takeOver(data);
    showToast("success", "Your cart is as it was before.");
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isStale = error.code === "stale_version";
    showToast("warning", isStale ? "Your cart has changed since. It stays as it is." : error.message);
    return false;
  }
}

function takeOver(cart: Project): void {
  keepCart(cart);
  window.dispatchEvent(new Event(cartUpdated));
}

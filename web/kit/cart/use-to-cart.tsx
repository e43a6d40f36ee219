import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { keyedSend } from "../../client/keyed-send.ts";
import { cartUpdated, keepCart } from "../../client/session/cart-count.ts";
import { plural } from "../../ui/format.ts";
import { showToast } from "../../ui/toast.ts";
import { useCall } from "../forms/use-call.ts";
import { FullCartDialog } from "./full-cart-dialog.tsx";

/** A project's lines, all if none are named; or lines of several projects of one showroom. */
type Wish =
  | { project: Project; lines?: readonly string[] | undefined }
  | { showroom: string; items: { project: string; line: string }[] };

type Mode = "add" | "replace";

/**
 * Copies lines of projects into their showroom's cart. Asks whether to add or replace if the cart is not empty, and
 * offers undo. Render `dialog` in the page.
 */
export function useToCart(): {
  isPending: boolean;
  /** The cart after something was added. */
  filled: Project | undefined;
  toCart: (wish: Wish) => Promise<void>;
  dialog: ReactNode;
} {
  const { call, isSending: isPending } = useCall();
  const [asked, setAsked] = useState<{ wish: Wish; cart: Project }>();
  const [filled, setFilled] = useState<Project>();
  const key = useRef<string>(crypto.randomUUID());

  const send = (wish: Wish, mode?: Mode) =>
    call(async () => {
      const cart = await fill(key, wish, mode);
      setAsked(undefined);
      if (!cart) return;
      if (cart.toAsk) return setAsked({ wish, cart: cart.toAsk });
      const { filled: full } = cart;
      setFilled(full);
      showToast("success", `${plural(countOf(wish), "product")} added to your cart.`, {
        label: "Undo",
        onPress: () => void undo(full).then((isUndone) => isUndone && setFilled(undefined)),
      });
    });

  return {
    isPending,
    filled,
    toCart: (wish) => send(wish),
    dialog: asked && (
      <FullCartDialog
        cart={asked.cart}
        isPending={isPending}
        onClose={() => setAsked(undefined)}
        onChoose={(mode) => void send(asked.wish, mode)}
      />
    ),
  };
}

const countOf = (wish: Wish): number =>
  "items" in wish ? wish.items.length : (wish.lines ?? wish.project.Project_tans).length;

/** The filled cart, or the non-empty one to ask about; undefined after a refusal. */
async function fill(key: RefObject<string>, wish: Wish, mode: Mode | undefined) {
  try {
    const { data } = await keyedSend(key, (idempotencyKey) => {
      const options = { idempotencyKey, feedback: "none" } as const;
      if ("items" in wish) {
        return api("POST /api/projectCart/sync_to_bulk_cart", { body: { ...wish, mode }, ...options });
      }
      const { project, lines } = wish;
      const named = { project: project.id, showroom: project.showroom.vsd_id, lines: lines && [...lines] };
      return api("POST /api/projectCart/sync_to_cart", {
        body: { action: "cart", ...named, mode },
        ...options,
      });
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

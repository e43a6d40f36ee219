import { useCallback, useEffect, useRef, useState } from "react";
import type { Project } from "../../contract/project-cart.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { keepCart } from "../session/cart-count.ts";
import { readLocal } from "../session/local-store.ts";
import { useSession } from "../session/use-session.ts";
import { showToast } from "../ui/toast.ts";

export interface CartState {
  /** undefined while it is being asked for; null when there is none. */
  cart: Project | null | undefined;
  /** Where this showroom's has nothing: the cart of another showroom that was changed last and holds something. */
  elsewhere: Project | undefined;
  /** Lines that are being changed. */
  changing: ReadonlySet<string>;
  /** Quantities on their way, by line. */
  wanted: Readonly<Record<string, number>>;
  /** Refusals by line. */
  problems: Readonly<Record<string, string>>;
  setQuantity(line: { id: string; sku: string; surface: string }, qty: number): Promise<void>;
  remove(line: { id: string; sku: string; surface: string; qty: number; name: string }): Promise<void>;
}

/**
 * The cart of this showroom: a guest's as the server rendered it, an account's as the browser asks for it.
 * Changes are sent one after another, so that the last one wins.
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
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn, status, vsdId, take]);

  return { cart, elsewhere, ...useChanges(cart, take) };
}

/** Changes of the cart's lines, sent one after another; of a line's quantities the last one that is wanted. */
function useChanges(
  cart: Project | null | undefined,
  take: (next: Project) => void,
): Omit<CartState, "cart" | "elsewhere"> {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const latest = useRef<Record<string, number>>({});
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** `send` gives nothing when its turn comes and there is nothing to send any more. */
  const change = (lineId: string, send: () => Promise<{ data: Project }> | undefined) => {
    setChanging((lines) => new Set(lines).add(lineId));
    setProblems(({ [lineId]: _, ...others }) => others);
    const done = queue.current.then(send).then(
      (reply) => reply && take(reply.data),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        setProblems((known) => ({ ...known, [lineId]: error.errors.qty?.[0] ?? error.message }));
      },
    );
    queue.current = done;
    return done.finally(() => setChanging((lines) => new Set([...lines].filter((line) => line !== lineId))));
  };

  const send = (line: { sku: string; surface: string }, qty: number) => {
    if (!cart) throw new Error("there is no cart to change");
    const named = cart.temp_project_id
      ? { temp_project_id: cart.temp_project_id, showroom: cart.showroom.vsd_id }
      : { project: cart.id };
    return api("POST /api/projectCart/update_cart", {
      body: { ...named, sku: line.sku, surface: line.surface, qty },
      feedback: "none",
    });
  };

  return {
    changing,
    problems,
    wanted,
    setQuantity: async (line, qty) => {
      latest.current[line.id] = qty;
      setWanted({ ...latest.current });
      const isLatest = () => latest.current[line.id] === qty;
      // what was pressed meanwhile is sent in its place
      await change(line.id, () => (isLatest() ? send(line, qty) : undefined));
      if (!isLatest()) return;
      delete latest.current[line.id];
      setWanted({ ...latest.current });
    },
    remove: async (line) => {
      await change(line.id, () => send(line, 0));
      showToast("success", `Removed ${line.name}.`, {
        label: "Undo",
        onPress: () => void change(line.id, () => send(line, line.qty)),
      });
    },
  };
}

function guestKey(): { temp_project_id?: string } {
  const id = readLocal("cart_id");
  return id && id.length < 36 ? { temp_project_id: id } : {};
}

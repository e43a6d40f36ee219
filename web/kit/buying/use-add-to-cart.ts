import { useState } from "react";
import { useNavigate } from "react-router";
import type { Product } from "../../../contract/catalog/catalog.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { keepCart, storedCart } from "../../client/session/cart-count.ts";
import { formatCount } from "../../ui/format.ts";
import { showToast } from "../../ui/toast.ts";
import { useBusy } from "../../ui/use-busy.ts";

/**
 * Adds products to the cart once `amount` has settled; a second click meanwhile does nothing. An error belongs to the
 * variant that had it.
 */
export function useAddToCart(showroom: string, { name, unit }: Pick<Product, "name" | "unit">, sku: string) {
  const { isBusy: isAdding, once } = useBusy();
  const [problem, setProblem] = useState<{ sku: string; words: string }>();
  const navigate = useNavigate();
  const add = (amount: () => Promise<number>) =>
    once(async () => {
      setProblem(undefined);
      try {
        const qty = await amount();
        const stored = storedCart();
        const guest = stored && "temp_project_id" in stored ? stored : {};
        const { data } = await api("POST /api/projectCart/update_cart", {
          body: { ...guest, showroom, sku, qty, add: true },
          feedback: "none",
        });
        keepCart(data);
        showToast("success", `Added ${formatCount(qty)} ${unitWord(unit, qty)} of ${name}.`, {
          label: "See cart",
          onPress: () => void navigate("/cart"),
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem({ sku, words: error.errors.qty?.[0] ?? error.errors.sku?.[0] ?? error.message });
      }
    });
  return { add, isAdding, problem: problem?.sku === sku ? problem.words : undefined };
}

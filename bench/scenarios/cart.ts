import type { Project } from "../../contract/design/project-cart.ts";
import { loadFlow } from "../load.ts";
import { scattered } from "../market.ts";
import { productsToBuy } from "../products-to-buy.ts";
import { type Scenario, usual } from "../scenario.ts";
import type { Stage } from "../stage.ts";

const mostPeople = 64;
const linesInCart = 4;
const quantities = 5;

interface Cart {
  temp_project_id: string;
  lines: readonly { sku: string; qty: number }[];
}

/** Guests change quantities, each in a cart of its own. */
export const cartScenario: Scenario = {
  ...usual,
  name: "cart update",
  budgets: [{ at: 16, p99_ms: 25 }],
  prepare: async (stage) => {
    const carts = await fillCarts(stage);
    let changes = 0;
    return (pressure) =>
      loadFlow(pressure, async (person) => {
        const { temp_project_id, lines } = carts[person % carts.length]!;
        const line = lines[changes % lines.length]!;
        const qty = line.qty + (changes++ % quantities);
        await stage.client.data("POST", "/api/projectCart/update_cart", {
          body: { temp_project_id, sku: line.sku, qty },
        });
        return true;
      });
  },
};

async function fillCarts(stage: Stage): Promise<Cart[]> {
  const showroom = stage.market.showrooms[0]!;
  const next = scattered(await productsToBuy(stage, showroom));
  const carts: Cart[] = [];
  while (carts.length < mostPeople) {
    const lines = Array.from({ length: linesInCart }, () => next().choice).map(({ sku, qty }) => ({
      sku,
      qty,
    }));
    const cart = await stage.client.data<Project>("POST", "/api/projectCart", {
      body: { showroom, is_cart: true, lines },
    });
    carts.push({ temp_project_id: cart.temp_project_id!, lines });
  }
  return carts;
}

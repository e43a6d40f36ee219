import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { showToast } from "../../ui/toast.ts";

/** Adds `qty` units of a SKU to a project and says so; a refusal is said by the call itself. */
export async function addLine(
  project: Project,
  { sku, qty, name }: { sku: string; qty: number; name: string },
  onChange: (project: Project) => void,
): Promise<void> {
  try {
    const body = { project: project.id, sku, qty, add: true };
    onChange((await api("POST /api/projectCart/update_cart", { body })).data);
    showToast("success", `Added ${name}.`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

import { sql } from "kysely";
import { expect, vi } from "vitest";
import type { VendorImport } from "../../../../contract/catalog/vendor-imports.ts";
import type { Client, Shop } from "../../../../tests/support/shop.ts";
import { workOnImports } from "./index.ts";

interface Answer {
  status: number;
  body: { data: VendorImport; errors?: Record<string, string[]>; code?: string };
}

export const lines = (...all: string[]) => all.join("\n");
export const header = "SKU,Name,Category,Unit,Price,Box Sqft,Size,Stock";
export const goodList = lines(
  header,
  "A-1,Alba Matte,Porcelain,Box,42.50,15.5,12x24,12",
  "A-2,Alba Polished,Porcelain,Box,44.10,15.5,24x24,3",
);

export const listFile = (content: string | Uint8Array, name = "list.csv") =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);

/** What tests do with lists, as the vendor `owner`. */
export function importCalls(shop: () => Shop, owner: () => Client) {
  async function post(
    path: string,
    parts: Record<string, string | File>,
    { token }: Pick<Client, "token"> = owner(),
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    const request = new Request(`http://localhost${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    const response = await shop().app.fetch(request);
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  }

  const get = async (id: string, client = owner()) =>
    (await client.call<VendorImport>(`GET /api/vendor/imports/${id}`)).body.data;

  /** Waits until the import's work is done: where the machine has no time for it, it is put off for half a minute. */
  async function worked(id: string): Promise<VendorImport> {
    const isDue = ["waiting", "checking", "queued", "applying", "undo_queued", "undoing"];
    const look = async () => {
      await workOnImports(shop().platform);
      const found = await get(id);
      return !isDue.includes(found.state) && found;
    };
    return (await vi.waitUntil(look, { timeout: 220_000, interval: 1000 })) as VendorImport;
  }

  /** Sends a list to be checked, and waits until it is. */
  async function check(
    content: string | Uint8Array,
    parts: Record<string, string | File> = {},
    name?: string,
  ) {
    const { status, body } = await post("/api/vendor/imports", {
      file: listFile(content, name),
      dry_run: "1",
      ...parts,
    });
    expect(status).toBe(202);
    return worked(body.data.id);
  }

  async function answer(id: string, settings: object) {
    const { status, body } = await owner().call<VendorImport>(`PUT /api/vendor/imports/${id}`, { settings });
    expect({ status, errors: body.errors }).toEqual({ status: 202, errors: undefined });
    return worked(id);
  }

  async function step(id: string, what: "apply" | "undo", body?: object) {
    const answered = await owner().call(`POST /api/vendor/imports/${id}/${what}`, body);
    expect(answered.status).toBe(202);
    return worked(id);
  }

  const imported = async () => {
    const { rows } = await sql<Record<string, unknown>>`
    select v.vendor_sku as sku, p.name, v.wholesale_cents, v.stock, p.status, v.withdrawn_at is not null as is_off,
      p.description
    from variants v join products p on p.id = v.product_id where p.vendor_ref is not null
    order by v.vendor_sku`.execute(shop().platform.db);
    return rows;
  };

  return { post, get, check, answer, step, imported };
}

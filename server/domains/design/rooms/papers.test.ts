import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Room } from "../../../../contract/design/rooms.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

const kitchen = smallRoom({
  surfaces: [{ id: "floor", sku: "NQT-CARR-1224-M" }],
  items: [
    {
      id: "tap",
      sku: "WSP-ARB-CH",
      kind: "faucet",
      at_in: [60, 80],
      rotation_deg: 0,
      width_in: 2,
      depth_in: 9,
      height_in: 16,
    },
  ],
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = () => shop.newCustomer();
const print = (who: Client, room: string, query = "", headers: Record<string, string> = {}) =>
  shop.app.fetch(
    new Request(`http://localhost/api/rooms/${room}/plans${query}`, {
      headers: { Authorization: `Bearer ${who.token}`, ...headers },
    }),
  );

describe("a room's plans on paper", () => {
  it("have a plan, the walls, the tile's layout and what it costs, to scale", async () => {
    const owner = await newCustomer();
    const begun = { showroom: "OAKSTONE", name: "Ann's kitchen", design: kitchen };
    const { id } = (await owner.call<Room>("POST /api/rooms", begun)).body.data;
    const answer = await print(owner, id);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Disposition")).toContain("Anns%20kitchen%20plans.pdf");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = pdfText(bytes).replaceAll("\n", " ");
    for (const words of ["Floor plan", "Elevation: north wall", "Layout: floor", "Schedule", "Ann's kitchen"])
      expect(text).toContain(words);
    // 6 boxes of floor tile at 52.16, as the takeoff has it
    expect(text).toContain("$312.96");
    expect(text).toContain("= 1'-0\"");
    expect(Buffer.from(bytes).toString("latin1")).toContain("/MediaBox [0 0 792 612]");
  });

  it("are in metric and in Spanish for those who chose that", async () => {
    const owner = await newCustomer();
    const begun = { showroom: "OAKSTONE", name: "Cocina", design: kitchen };
    const { id } = (await owner.call<Room>("POST /api/rooms", begun)).body.data;
    const chosen = { Cookie: "units=metric; language=es", "Accept-Language": "es" };
    const answer = await print(owner, id, "", chosen);
    const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll("\n", " ");
    expect(text).toContain("1:20");
    expect(text).toContain("Medidas en milímetros: revíselas todas");
    for (const words of ["Pared sur", "Alzado: pared sur", "Colocación: piso", "12×24 in., Mate", "Llave 1"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/\b(?:wall|floor|dimensions|piece|matte)\b/i);
    expect(text).not.toMatch(/= 1'|\d'|\d"/);
  });

  it("come on larger paper, too, and on no other", async () => {
    const owner = await newCustomer();
    const begun = { showroom: "OAKSTONE", name: "Kitchen", design: kitchen };
    const { id } = (await owner.call<Room>("POST /api/rooms", begun)).body.data;
    const large = Buffer.from(await (await print(owner, id, "?paper=tabloid")).arrayBuffer());
    expect(large.toString("latin1")).toContain("/MediaBox [0 0 1224 792]");
    expect((await print(owner, id, "?paper=poster")).status).toBe(422);
  });

  it("are nobody else's", async () => {
    const owner = await newCustomer();
    const begun = { showroom: "OAKSTONE", name: "Kitchen", design: kitchen };
    const { id } = (await owner.call<Room>("POST /api/rooms", begun)).body.data;
    expect((await print(await newCustomer(), id)).status).toBe(404);
  });
});

import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Application } from "../../../../contract/identity/approvals.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailedToken, mailsTo, visitor } from "../../../../tests/support/visitor.ts";

const password = "copper-kettle-9";
let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn(await addUser(shop.platform.db, "Admin", "Ann Admin"));
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

async function document(): Promise<string> {
  const form = new FormData();
  const paper = sharp({ create: { width: 800, height: 600, channels: 3, background: "#c8bda8" } }).png();
  form.append("document", new File([new Uint8Array(await paper.toBuffer())], "license.png"));
  const request = new Request("http://localhost/api/register/documents", { method: "POST", body: form });
  return ((await (await shop.app.fetch(request)).json()) as { data: { id: string } }).data.id;
}

const applyAsPro = async (email: string, changes: object = {}) =>
  visitor(shop.app).call("POST /api/register/contractor", {
    full_name: "Rosa Delgado",
    email,
    password,
    phone_number: "(503) 555-0142",
    zip_code: "97205",
    company_name: "Delgado Tile & Stone",
    city: "Portland",
    state: "or",
    agree: true,
    showroom_name: "Delgado Showroom",
    license_number: "CCB 190233",
    license_state: "or",
    documents: [await document()],
    ...changes,
  });
const signIn = (email: string) =>
  visitor(shop.app).call("POST /api/login", { email, password, portal: "pro" });
const approve = (id: string) =>
  admin.call<Application>(`PUT /api/admin/approvals/${id}`, { decision: "approve" });

describe("a contractor", () => {
  it.each(["before", "after"])(
    "is told what comes next when the address is proved %s the approval",
    async (order) => {
      const email = `proves-${order}@example.test`;
      const { id } = (await applyAsPro(email)).body.data as { id: string };
      const content = (await mailsTo(shop.app, email)).find(
        ({ subject }) => subject === "Confirm your email address",
      );
      expect(content?.text).toContain("Thank you for applying.");
      expect(content?.text).not.toContain("order updates and receipts");
      if (order === "after") await approve(id);
      const token = await mailedToken(shop.app, email, "verify");
      const { body } = await visitor(shop.app).call(`GET /api/email/verify/${token}`);
      const status = order === "after" ? "Approve" : "pending";
      expect(body.data).toEqual({ type: "Contractor", status, email });
      if (order === "before") await approve(id);
      const { user } = (await signIn(email)).body;
      expect(user).toMatchObject({ type: "Contractor", status: "Approve" });
      expect(user.email_verified_at).not.toBeNull();
    },
  );

  it("may leave out the https:// of the website, which their showroom then links to", async () => {
    const sent = await applyAsPro("webb@example.test", { website: "delgado-tile.test" });
    const { body } = await approve((sent.body.data as { id: string }).id);
    const { vsd_id } = body.data.showroom!;
    expect(body.data.website).toBe("https://delgado-tile.test");
    const showroom = await visitor(shop.app).call(`GET /api/visualization/shop_profile?vsd_id=${vsd_id}`);
    expect(showroom.body.data).toMatchObject({
      profile: { site_links: [{ label: "Website", url: "https://delgado-tile.test" }] },
    });
  });
});

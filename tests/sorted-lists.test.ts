import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  approvalSorts,
  brandSorts,
  couponSorts,
  ownPayoutSorts,
  payeeSorts,
  payoutSorts,
  returnSorts,
  selectionSorts,
  subscriberSorts,
  userSorts,
} from "../contract/sorts.ts";
import { addUser } from "./support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let admin: Client;
let pro: Client;
let vendor: Client;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.platform;
  pro = await shop.signIn(shop.market.oakstone.user_id);
  vendor = await shop.signIn(shop.market.tileVendor.user_id);
  admin = await shop.signIn(await addUser(db, "Admin", "Otto Operator"));
  for (const name of ["Bea Baker", "Cal Carver", "Ada Abbott"]) await addUser(db, "User", name);
  await sql`insert into brands (name, slug) values ('Quarry', 'quarry'), ('alder', 'alder'), ('Moss', 'moss')`.execute(
    db,
  );
});
afterAll(() => shop.close());

const rows = async <Row>(call: string): Promise<Row[]> => {
  const { status, body } = await admin.call<{ data: Row[] }>(`GET ${call}`);
  expect([call, status]).toEqual([call, 200]);
  return body.data.data;
};

describe("lists", () => {
  it.each<[string, readonly string[], ("pro" | "vendor")?]>([
    ["/api/admin/users", userSorts],
    ["/api/admin/approvals", approvalSorts],
    ["/api/admin/payouts", payoutSorts],
    ["/api/admin/payees", payeeSorts],
    ["/api/admin/coupons", couponSorts],
    ["/api/returns", returnSorts],
    ["/api/selections", selectionSorts, "pro"],
    ["/api/payouts/made", ownPayoutSorts, "vendor"],
    ["/api/admin/brands", brandSorts],
    ["/api/admin/plans", subscriberSorts],
  ])("%s is sorted by each of its keys, in both directions, and by no other", async (path, keys, by) => {
    const caller = by === "pro" ? pro : by === "vendor" ? vendor : admin;
    for (const key of keys.flatMap((one) => [one, `-${one}`])) {
      const { status } = await caller.call(`GET ${path}?sort=${key}`);
      expect([key, status]).toEqual([key, 200]);
    }
    const refused = await caller.call(`GET ${path}?sort=password`);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["sort"]]);
  });

  it("are in that order on every page", async () => {
    const names = async (sort: string) => {
      const found: string[] = [];
      for (const page of [1, 2]) {
        const part = await rows<{ full_name: string }>(
          `/api/admin/users?type=User&sort=${sort}&per_page=2&page=${page}`,
        );
        found.push(...part.map(({ full_name }) => full_name));
      }
      return found;
    };
    expect(await names("name")).toEqual(["Ada Abbott", "Bea Baker", "Cal Carver"]);
    expect(await names("-name")).toEqual(["Cal Carver", "Bea Baker", "Ada Abbott"]);
    const brands = await rows<{ name: string }>("/api/admin/brands?sort=-name");
    const wanted = ["Quarry", "Moss", "alder"];
    expect(brands.map(({ name }) => name).filter((name) => wanted.includes(name))).toEqual(wanted);
  });
});

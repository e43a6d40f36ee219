import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  paidPremium,
  passDays,
  planOf,
  replaceCard,
  themeOf,
} from "../server/domains/money/plans/plans.test-support.ts";
import { createWebHost, type WebHost } from "../server/http/web-host.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let pages: WebHost;
beforeAll(async () => {
  shop = await openShop();
  pages = await createWebHost({
    mode: "production",
    apiFetch: async (request) => ({ response: await shop.app.fetch(request) }),
    takesStripe: false,
    publicUrl: "http://shop.test",
    cache: shop.platform.cache,
  });
});
afterAll(async () => {
  await pages.close();
  await shop.close();
});

const path = "/showroom/category/pull-down-faucets/product";
const visit = async (headers: Record<string, string>) =>
  shown(await pages.handle(new Request(`http://shop.test${path}`, { headers })));
/** A request with a token gets a private page; this token is invalid. */
const visitAlone = (headers: Record<string, string>) => visit({ ...headers, Authorization: "Bearer nobody" });

/** What differs from showroom to showroom: its name, and every price that is shown. */
async function shown(answer: Response) {
  const html = await answer.text();
  return {
    status: answer.status,
    showroom: /<html[^>]*data-showroom="([^"]*)"/.exec(html)?.[1],
    company: ["Oakstone Kitchens", "Quiet Studio"].filter((name) => html.includes(name)),
    prices: html.match(/\$[\d,]+\.\d\d/g),
  };
}

const showroomId = fc.constantFrom("OAKSTONE", "QUIET234", "NOSUCH99");
const value = fc.oneof(
  showroomId,
  showroomId.map((id) => `"${id}"`),
  showroomId.map((id) => ` ${id}\t`),
  showroomId.map((id) => id.replace("O", "%4F").replace("Q", "%51")),
  showroomId.map((id) => `${id}=`),
  fc.constantFrom("", "1", "%E0%A4%A", "a,showroom=OAKSTONE", "constructor"),
);
const name = fc.constantFrom(
  "showroom",
  "a",
  "Showroom",
  "xshowroom",
  "showroom ",
  "__proto__",
  "showroom=a",
);
const cookies = fc
  .array(
    fc.tuple(fc.option(name, { nil: "" }), value, fc.constantFrom("; ", ";", " ;", ";;", ", ", ";\t", "")),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs
      .map(([key, one, end]) => `${key}=${one}${end}`)
      .join("")
      .trim(),
  );
const otherHeaders = fc.record(
  {
    "User-Agent": fc.constantFrom("Mozilla/5.0", "Googlebot/2.1"),
    "Accept-Language": fc.constantFrom("en-US", "de"),
    AuthorizationAI: fc.constant("Bearer somebody-or-other"),
    "X-Forwarded-Host": fc.constant("evil.test"),
  },
  { requiredKeys: [] },
);

it("shows each visitor the showroom that the visitor's own cookie names, no matter who came before", async () => {
  await fc.assert(
    fc.asyncProperty(cookies, otherHeaders, async (cookie, others) => {
      const headers = { ...others, ...(cookie && { Cookie: cookie }) };
      expect(await visit(headers)).toEqual(await visitAlone(headers));
    }),
    {
      numRuns: 150,
      seed: 20_261,
      examples: [
        [" a=1;showroom=QUIET234; showroom=OAKSTONE", {}],
        ["showroom=OAKSTONE", {}],
        ["showroom=%51UIET234", {}],
        ["", {}],
      ],
    },
  );
  const plain = await Promise.all(
    ["showroom=OAKSTONE", "showroom=QUIET234", ""].map((Cookie) => visit({ Cookie })),
  );
  expect(plain.map(({ showroom, company }) => [showroom, company])).toEqual([
    ["OAKSTONE", ["Oakstone Kitchens"]],
    ["QUIET234", ["Quiet Studio"]],
    [undefined, []],
  ]);
});

it("a visitor sees a pro's color and logo until the plan lapses, and ours from then on", async () => {
  const pro = await paidPremium(shop);
  const page = async () => {
    const answer = await pages.handle(
      new Request("http://shop.test/showroom/category/pull-down-faucets", {
        // a page of its own: this host is not told when its cached pages are out of date, as a server's is
        headers: { Cookie: `showroom=${pro.vsd_id}`, Authorization: "Bearer nobody" },
      }),
    );
    const html = await answer.text();
    return { root: /<html[^>]*>/.exec(html)![0], html };
  };
  const branded = await page();
  expect(branded.root).toContain('data-zone="America/Los_Angeles"');
  expect(branded.root).toContain(`data-showroom="${pro.vsd_id}"`);
  expect(branded.root).toContain("--accent:#24566b");
  await replaceCard(shop, pro, "poor");
  await passDays(shop, 32, 4);
  // the first charge has failed: it keeps working for now
  expect((await page()).root).toContain("--accent:#24566b");
  await passDays(shop, 9);
  expect([(await planOf(pro)).state, await themeOf(pro)]).toEqual(["lapsed", ""]);
  const lapsed = await page();
  expect(lapsed.root).toContain(`data-showroom="${pro.vsd_id}"`);
  expect(lapsed.root).not.toContain("--accent:#24566b");
  expect(lapsed.html).not.toContain("#24566b");
});

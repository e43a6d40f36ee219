import { type ProposalContent, proposalContent } from "../../contract/design/proposal-content.ts";
import { calendarDay } from "../../domain/days/calendar.ts";
import { newProposalHash, seedProposal } from "../../server/domains/design/proposals/index.ts";
import type { Db } from "../../server/platform/database.ts";
import type { BasketLine } from "../people/baskets.ts";
import type { Market, OpenShowroom } from "../people/market.types.ts";
import { uuidFor } from "../random.ts";

const dayMs = 86_400_000;

/** A draft of the demo pro's, and a proposal that the demo customer has not opened yet. */
export async function loadProposals(
  db: Db,
  { now, showrooms, customers }: Market,
  planned: readonly (BasketLine & { showroom: OpenShowroom })[],
  secretKey: string,
): Promise<void> {
  const showroom = showrooms.find(({ owner }) => owner.email === "pro@demo.test")!;
  const customer = customers[0]!;
  const skus = soldSkus(planned.filter((line) => line.showroom === showroom));
  if (skus.length < 2) return;
  const at = new Date(now.getTime() - 2 * dayMs);
  const id = (name: string) => uuidFor(`proposal/${name}`, at);
  const drafts = [
    { id: id("sent"), content: bath(id, skus, now), is_sent: true },
    { id: id("draft"), content: kitchen(id, skus, now), is_sent: false },
  ];
  for (const draft of drafts)
    await seedProposal(db, {
      ...draft,
      showroom_id: showroom.id,
      customer_id: customer.id,
      client_email: customer.email,
      at,
      client_name: `${customer.first_name} ${customer.last_name}`,
      token_hash: newProposalHash({ secretKey }, draft.id),
    });
}

/** The id of a part of a proposal, by its name. */
type IdOf = (name: string) => string;

const product = (id: string, sku: string, qty: number) => ({
  kind: "product" as const,
  id,
  sku,
  qty,
  note: "",
});

const labor = (
  id: string,
  description: string,
  qty: number,
  unit: string,
  unit_price: number,
  more: object = {},
) => ({
  kind: "own" as const,
  id,
  description,
  qty,
  unit,
  unit_price,
  ...more,
});

const address = { street: "18 Alder Way", apartment: "", city: "Portland", state: "OR", zip_code: "97201" };

const bath = (id: IdOf, skus: readonly string[], now: Date): ProposalContent =>
  proposalContent.parse({
    title: "Hall bath renovation",
    job_name: "Hall bath",
    address,
    valid_until: calendarDay(new Date(now.getTime() + 28 * dayMs)),
    intro:
      "Thank you for showing us the bath. This covers the materials we chose together and all of the work.",
    terms:
      "Work starts two weeks after the deposit. Hidden damage behind the walls is priced as a change order.",
    deposit: { kind: "percent" as const, percent: 50 },
    schedule: [
      { id: id("p1"), label: "Second payment", percent: 60, milestone: "Tile is set" },
      { id: id("p2"), label: "Final payment", percent: 40, milestone: "Walk-through is done" },
    ],
    sections: [
      {
        id: id("s1"),
        title: "Materials",
        lines: skus.slice(0, 3).map((sku, at) => product(id(`l${at}`), sku, 2 + at)),
      },
      {
        id: id("s2"),
        title: "Labor",
        lines: [
          labor(id("l4"), "Demolition and haul-away", 1, "job", 950),
          labor(id("l5"), "Tile setting", 34, "hour", 78),
          labor(id("l6"), "Standard grout", 1, "job", 120, { choice: "Grout" }),
          labor(id("l7"), "Epoxy grout, resists stains", 1, "job", 310, { choice: "Grout" }),
          labor(id("l8"), "Heated floor under the tile", 1, "job", 1450, { optional: true }),
        ],
      },
    ],
  });

const kitchen = (id: IdOf, skus: readonly string[], now: Date): ProposalContent =>
  proposalContent.parse({
    title: "Kitchen, first ideas",
    job_name: "Kitchen",
    address,
    valid_until: calendarDay(new Date(now.getTime() + 30 * dayMs)),
    deposit: { kind: "percent" as const, percent: 40 },
    sections: [
      {
        id: id("s3"),
        title: "Kitchen",
        lines: skus.slice(1, 4).map((sku, at) => product(id(`k${at}`), sku, 1 + at)),
      },
      { id: id("s4"), title: "Labor", lines: [labor(id("k5"), "Installation", 3, "day", 620)] },
    ],
  });

/** Products that customers of a showroom planned with. */
const soldSkus = (lines: readonly BasketLine[]): string[] =>
  [
    ...new Set(
      lines
        .filter(({ product, variant: { stock, is_freight, wholesale_cents } }) => {
          const isSmall = stock >= 10 && product.minimum_unit <= 2 && !is_freight;
          return isSmall && wholesale_cents >= 2000 && wholesale_cents <= 60_000;
        })
        .map(({ variant }) => variant.sku),
    ),
  ]
    .sort()
    .slice(0, 4);

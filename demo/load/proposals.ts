import { sql } from "kysely";
import { type ProposalContent, proposalContent } from "../../contract/design/proposal-content.ts";
import { calendarDay } from "../../domain/days/calendar.ts";
import { saleRulesOf } from "../../domain/orders/sale-settings.ts";
import {
  offersOf,
  priceContent,
  proposalToken,
  skusOf,
} from "../../server/domains/design/proposals/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { tokenHash } from "../../server/platform/ids.ts";
import { uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";

interface Client {
  showroom_id: string;
  customer_id: string;
  client_id: string | null;
  full_name: string;
  email: string;
}

const dayMs = 86_400_000;

/** A draft of the demo pro's, and a proposal that the demo customer has not opened yet. */
export async function loadProposals(db: Db, writer: Writer, now: Date, secretKey: string): Promise<void> {
  const { rows } = await sql<Client>`
    select s.id as showroom_id, u.id as customer_id, c.id as client_id,
      trim(u.first_name || ' ' || u.last_name) as full_name, u.email
    from showrooms s join users pro on pro.id = s.user_id and pro.email = 'pro@demo.test'
    join users u on u.email = 'customer@demo.test'
    left join clients c on c.showroom_id = s.id and c.account_id = u.id
    order by s.created_at limit 1`.execute(db);
  const client = rows[0];
  const skus = client ? await soldSkus(db, client.showroom_id) : [];
  if (!client || skus.length < 2) return;
  const at = new Date(now.getTime() - 2 * dayMs);
  const id = (name: string) => uuidFor(`proposal/${name}`, at);
  const drafts = [
    { name: "sent", number: "P-1001", content: bath(id, skus, now), is_sent: true },
    { name: "draft", number: "P-1002", content: kitchen(id, skus, now), is_sent: false },
  ];
  await insertRows(writer, "proposal_counters", [{ showroom_id: client.showroom_id, last: 1002 }]);
  for (const draft of drafts) await insertProposal(db, writer, client, draft, { id, at, secretKey });
}

/** The id of a part of a proposal, by its name. */
type IdOf = (name: string) => string;

const product = (id: string, sku: string, qty: number) => ({
  ...{ kind: "product" as const, id, sku, qty, note: "" },
});

const labor = (
  id: string,
  description: string,
  qty: number,
  unit: string,
  unit_price: number,
  more: object = {},
) => ({
  ...{ kind: "own" as const, id, description, qty, unit, unit_price },
  ...more,
});

const address = { street: "18 Alder Way", apartment: "", city: "Portland", state: "OR", zip_code: "97201" };

const bath = (id: IdOf, skus: readonly string[], now: Date): ProposalContent =>
  proposalContent.parse({
    ...{ title: "Hall bath renovation", job_name: "Hall bath", address },
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
    ...{ title: "Kitchen, first ideas", job_name: "Kitchen", address },
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

interface DemoDraft {
  name: string;
  number: string;
  content: ProposalContent;
  is_sent: boolean;
}

/** A proposal, and the version that its client has if it is sent. */
async function insertProposal(
  db: Db,
  writer: Writer,
  client: Client,
  { name, number, content, is_sent }: DemoDraft,
  { id, at, secretKey }: { id: IdOf; at: Date; secretKey: string },
): Promise<void> {
  const { prices, totals } = priceContent(content, await offersOf(db, client.showroom_id, skusOf(content)), {
    at,
    rules: saleRulesOf({}),
  });
  const proposal_id = id(name);
  await insertRows(writer, "proposals", [
    {
      ...{
        id: proposal_id,
        showroom_id: client.showroom_id,
        number,
        kind: "proposal",
        client_id: client.client_id,
      },
      ...{ client_name: client.full_name, client_email: client.email, customer_id: client.customer_id },
      ...{
        status: is_sent ? "sent" : "draft",
        title: content.title,
        revision: 1,
        draft: content,
        ordered: [],
      },
      ...{ version: is_sent ? 1 : 0, total_cents: totals.total_cents, sent_at: is_sent ? at : null },
      token_hash: `\\x${tokenHash(proposalToken(secretKey, proposal_id)).toString("hex")}`,
      ...{ created_at: at, updated_at: at },
    },
  ]);
  if (!is_sent) return;
  await insertRows(writer, "proposal_versions", [
    {
      ...{
        id: id(`${name}/1`),
        proposal_id,
        version: 1,
        content,
        prices,
        valid_until: content.valid_until,
      },
      ...{
        answer: "open",
        picks: [],
        total_cents: totals.total_cents,
        product_cents: totals.order.total_cents,
      },
      ...{ message: "", signed_name: "", signed_ip: "", sent_at: at },
    },
  ]);
}

/** Products that customers of the showroom planned with. */
async function soldSkus(db: Db, showroom_id: string): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select distinct v.sku from project_lines l join projects p on p.id = l.project_id
    join variants v on v.id = l.variant_id join products pr on pr.id = v.product_id and pr.status = 'published'
    where p.showroom_id = ${showroom_id} and v.stock >= 10 and pr.minimum_unit <= 2 and not v.is_freight
      and v.wholesale_cents between 2000 and 60000
    order by v.sku limit 4`.execute(db);
  return rows.map(({ sku }) => sku);
}

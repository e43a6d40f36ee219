import type { ClientStage } from "../../contract/showrooms/client-stages.ts";
import { addDays, calendarDay } from "../../domain/days/calendar.ts";
import { gatherClients, seedProspects } from "../../server/domains/showrooms/clients/index.ts";
import type { Db } from "../../server/platform/database.ts";
import table from "../data/office/prospects.json" with { type: "json" };
import type { Market } from "../people/market.types.ts";

interface Prospect {
  name: string;
  phone: string;
  address: string;
  stage: ClientStage;
  step: string;
  /** Days from today to the next step; null without one. */
  in_days: number | null;
}

/** People on Oakstone's board who have not ordered. */
const prospects = table as readonly Prospect[];

/** Makes clients of everybody who ordered, and puts a few who have not on the board of Oakstone. */
export async function loadClients(db: Db, { now, showrooms }: Market): Promise<void> {
  await gatherClients(db);
  const { id: showroom_id } = showrooms.find(({ vsd_id }) => vsd_id === "OAKSTONE")!;
  await seedProspects(
    db,
    prospects.map(({ name, phone, address, stage, step, in_days }) => ({
      showroom_id,
      full_name: name,
      phone,
      address,
      stage,
      next_step: step,
      next_step_on: in_days === null ? null : addDays(calendarDay(now), in_days),
    })),
    now,
  );
}

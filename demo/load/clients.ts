import { sql } from "kysely";
import type { ClientStage } from "../../contract/showrooms/client-stages.ts";
import { addDays, calendarDay } from "../../domain/days/calendar.ts";
import table from "../data/office/prospects.json" with { type: "json" };
import type { Writer } from "./rows.ts";

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
export async function loadClients({ run }: Writer, now: Date): Promise<void> {
  await run(sql`select gather_clients()`);
  for (const { name, phone, address, stage, step, in_days } of prospects) {
    const due = in_days === null ? null : addDays(calendarDay(now), in_days);
    await run(sql`
      with made as (
        insert into clients (id, showroom_id, full_name, phone, address, stage, stage_since, source, next_step,
          next_step_on, created_at, updated_at)
        select gen_random_uuid(), id, ${name}, ${phone}, ${address}, ${stage}, ${now}, 'by_hand', ${step},
          ${due}::date, ${now}, ${now}
        from showrooms where vsd_id = 'OAKSTONE' returning id)
      insert into client_events (id, client_id, kind, at) select gen_random_uuid(), id, 'added', ${now} from made`);
  }
}

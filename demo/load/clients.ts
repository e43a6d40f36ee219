import { sql } from "kysely";
import type { ClientStage } from "../../contract/client-stages.ts";
import { addDays, calendarDay } from "../../domain/calendar.ts";
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
const prospects: readonly Prospect[] = [
  {
    name: "Marcus Bell",
    phone: "5035550118",
    address: "2210 NE Hancock St, Portland",
    stage: "lead",
    step: "Call back about the hall bath",
    in_days: 0,
  },
  {
    name: "Priya Raman",
    phone: "5035550171",
    address: "",
    stage: "lead",
    step: "Send the Showroom ID",
    in_days: 1,
  },
  {
    name: "Joan Whitlock",
    phone: "5035550133",
    address: "815 SE Tacoma St, Portland",
    stage: "contacted",
    step: "Measure the kitchen",
    in_days: -2,
  },
  {
    name: "Eddie Soto",
    phone: "9715550126",
    address: "4404 N Gantenbein Ave, Portland",
    stage: "contacted",
    step: "Bring tile samples",
    in_days: 4,
  },
  {
    name: "Hannah and Cole Reyes",
    phone: "5035550190",
    address: "37 SW Boundary St, Portland",
    stage: "designing",
    step: "Show the second layout",
    in_days: 2,
  },
  {
    name: "Gloria Okafor",
    phone: "9715550148",
    address: "1920 NW Raleigh St, Portland",
    stage: "proposal",
    step: "Ask for a decision",
    in_days: -1,
  },
  { name: "Walt Jensen", phone: "5035550107", address: "", stage: "lost", step: "", in_days: null },
];

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

import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { ClientOrder } from "../../showrooms/clients/index.ts";

/**
 * Marks an account's first order in a showroom with the invitation of that showroom that the account accepted. A pro's own
 * showroom has not invited the pro.
 */
export async function markInvitedOrder(db: Db, { id, showroom_id, user_id }: ClientOrder): Promise<void> {
  await sql`
    update orders set invitation_id = (
      select i.id from invitation_joins j join invitations i on i.id = j.invitation_id
      where j.account_id = ${user_id} and i.showroom_id = ${showroom_id}
      order by j.at limit 1)
    where id = ${id}
      and exists (select from invitation_joins where account_id = ${user_id})
      and not exists (select from showrooms where id = ${showroom_id} and user_id = ${user_id})
      and not exists (select from orders o
        where o.user_id = ${user_id} and o.showroom_id = ${showroom_id} and o.id <> ${id}
          and o.status <> 'payment_failed')`.execute(db);
}

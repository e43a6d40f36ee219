import { type RawBuilder, sql } from "kysely";

/**
 * For an account's first order in a showroom, the invitation of that showroom that the account accepted; evaluated
 * before the order is written. A pro's own showroom has not invited the pro.
 */
export const invitationBehind = (order: {
  user_id: string;
  showroom_id: string;
}): RawBuilder<string | null> => sql`(
  select i.id from invitation_joins j join invitations i on i.id = j.invitation_id
  where j.account_id = ${order.user_id} and i.showroom_id = ${order.showroom_id}
    and not exists (select from showrooms where id = ${order.showroom_id} and user_id = ${order.user_id})
    and not exists (select from orders o
      where o.user_id = ${order.user_id} and o.showroom_id = ${order.showroom_id}
        and o.status <> 'payment_failed')
  order by j.at limit 1)`;

-- What was missing from a delivery is a case of its own, and no damage claim.
alter table return_cases drop constraint return_cases_kind_check;
alter table return_cases add constraint return_cases_kind_check
  check (kind in ('return', 'damage', 'missing', 'goodwill'));
update return_cases set kind = 'missing' where kind = 'damage' and reason = 'missing';

alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check
  check (kind in ('order', 'return', 'damage', 'missing', 'goodwill'));
update refunds set kind = 'missing'
  where id in (select refund_id from return_cases where kind = 'missing' and refund_id is not null);

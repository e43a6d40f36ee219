-- A dispute names the charge and the payment behind it, whatever it was for.
alter table disputes
  add column charge_ref text,
  add column proposal_payment_id uuid references proposal_payments,
  add column plan_payment_id uuid references plan_payments;
update disputes d set charge_ref = s.charge_id from sandbox_disputes s where s.id = d.provider_ref;
update disputes d set charge_ref = p.provider_ref from payments p where p.id = d.payment_id;
update disputes d set proposal_payment_id = y.id, order_id = y.order_id, payment_id = null
  from proposal_payments y where y.provider_ref = d.charge_ref and y.provider = d.provider;
update disputes d set plan_payment_id = y.id
  from plan_payments y where y.provider_ref = d.charge_ref and y.provider = d.provider;
create index disputes_by_proposal_payment on disputes (proposal_payment_id) where proposal_payment_id is not null;
create index disputes_by_plan_payment on disputes (plan_payment_id) where plan_payment_id is not null;
create index disputes_by_payment on disputes (payment_id) where payment_id is not null;

-- "taken_back": by the client's bank, before its products were ordered
alter table proposal_payments
  drop constraint proposal_payments_refund_status_check,
  add constraint proposal_payments_refund_status_check
    check (refund_status in ('requested', 'succeeded', 'failed', 'taken_back'));

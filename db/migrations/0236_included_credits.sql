-- Each paid month of Premium brings credits for AI 3D Design.
alter table credit_entries
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check
    check (reason in ('bought', 'included', 'refunded', 'given', 'taken_back'));

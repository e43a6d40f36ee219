-- Credits of a pack whose payment the pro's bank has taken back.
alter table credit_entries
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_reason_check
    check (reason in ('bought', 'included', 'refunded', 'disputed', 'given', 'taken_back'));

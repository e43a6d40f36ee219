-- How a product ships, with its NMFC class where it goes by freight. What was marked as freight is freight of an unknown
-- class. Changing the type writes the rows anew without counting up their versions.
alter table variants alter column is_freight drop default;
alter table variants alter column is_freight type text
  using case when is_freight then 'freight' else 'parcel' end;
alter table variants rename column is_freight to freight_class;
alter table variants alter column freight_class set default 'parcel';
alter table variants add constraint variants_freight_class check (
  freight_class in ('parcel', 'oversize_parcel', 'freight')
  or freight_class ~ '^freight_(50|55|60|65|70|77\.5|85|92\.5|100|110|125|150|175|200|250|300|400|500)$');
alter table variants add column is_freight boolean not null
  generated always as (freight_class like 'freight%') stored;

-- imports that can still be undone
update vendor_import_changes set
  before = before - 'is_freight' || jsonb_build_object('freight_class',
    case when (before->>'is_freight')::boolean then 'freight' else 'parcel' end)
  where kind = 'variant' and before ? 'is_freight';
update vendor_import_changes set
  after = after - 'is_freight' || jsonb_build_object('freight_class',
    case when (after->>'is_freight')::boolean then 'freight' else 'parcel' end)
  where kind = 'variant' and after ? 'is_freight';

-- The prepaid label of a carrier that a vendor gives for a return, as a PDF; empty where the customer prints ours.
alter table return_cases add column label_path text not null default '';

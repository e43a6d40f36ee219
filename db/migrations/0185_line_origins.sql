-- Which projects a cart's line was filled from; null where it was chosen in the shop.
alter table project_lines add column from_projects uuid[];

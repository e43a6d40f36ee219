-- Every change of a cart touches its updated_at. Where that stands in an index, each change writes every index anew;
-- an account has few projects, so they are sorted when read.
drop index projects_user;
create index projects_user on projects (user_id) where user_id is not null;
alter table projects set (fillfactor = 70);
alter table project_lines set (fillfactor = 70);

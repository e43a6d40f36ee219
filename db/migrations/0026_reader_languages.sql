-- The language that emails to an account are written in: that of the pages where it last did something.
alter table users add column language text not null default 'en' check (language in ('en', 'es'));

-- The same for addresses without an account: the language of the page where they wrote to us.
create table mail_languages (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'es')),
  noted_at timestamptz not null default now()
);

-- What people said by telephone, and a team noted for them: the words that were read out, when and by whom. Rows are
-- only added, and go with the account of the person.
create table said_by_telephone (
  id bigint generated always as identity primary key,
  mission_id text not null references missions (id),
  user_id uuid not null,
  act text not null,
  at timestamptz not null,
  noted_by uuid not null,
  words text not null,
  constraint said_by_telephone_act check (act in ('registered', 'accepted', 'kept_place', 'withdrew'))
);
create index said_by_telephone_of_part on said_by_telephone (mission_id, user_id, at);
create index said_by_telephone_of_person on said_by_telephone (user_id);

-- Accounts that a team keeps for people without an e-mail address.
alter table members_v1 add column by_telephone boolean not null default false;

-- Who was put in charge of a mission, or runs it no more, until they are told: what is gathered for some minutes is one
-- notice, and what is taken back by then is none.
create table charges_to_tell (
  mission_id text not null references missions (id),
  user_id uuid not null,
  -- Null once the account of that person is gone.
  by_id uuid,
  -- Whether they ran it before the first of the changes that are gathered.
  ran_before boolean not null,
  at timestamptz not null,
  primary key (mission_id, user_id)
);

-- New missions that somebody's kept searches found, until a mail has told of them; which search it was stays with the
-- missions. A mission is told of once.
create table search_matches (
  user_id uuid not null,
  mission_id uuid not null,
  tell text not null check (tell in ('digest', 'at_once')),
  matched_at timestamptz not null,
  told_at timestamptz,
  primary key (user_id, mission_id)
);
create index search_matches_waiting on search_matches (tell, matched_at) where told_at is null;

-- The id of a person is a uuid, as in every other service: it was text here. Each table is rewritten once.
alter table members_v1 alter column id type uuid using id::uuid;
alter table missions
  alter column creator_id type uuid using creator_id::uuid,
  alter column manager_ids type uuid[] using manager_ids::uuid[],
  alter column approved_by type uuid using approved_by::uuid,
  alter column rejected_by type uuid using rejected_by::uuid,
  alter column closed_by type uuid using closed_by::uuid;
alter table mission_history alter column actor_id type uuid using actor_id::uuid;
alter table participants
  alter column user_id type uuid using user_id::uuid,
  alter column decided_by type uuid using decided_by::uuid;
alter table surveys alter column sent_by type uuid using sent_by::uuid;
alter table survey_answers alter column user_id type uuid using user_id::uuid;
alter table exports alter column actor_id type uuid using actor_id::uuid;

-- The release before this one goes on for a while on this schema, and compares these ids with text. The release after
-- this one drops what follows. The functions are so plain that the planner puts their body in their place, so an index
-- on the id still answers.
create function person_is(person uuid, id text) returns boolean language sql immutable parallel safe return person = id::uuid;
create operator = (leftarg = uuid, rightarg = text, function = person_is, restrict = eqsel, join = eqjoinsel);
create function person_is_not(person uuid, id text) returns boolean language sql immutable parallel safe return person <> id::uuid;
create operator <> (leftarg = uuid, rightarg = text, function = person_is_not, restrict = neqsel, join = neqjoinsel);
create function people_hold(people uuid[], ids text[]) returns boolean language sql immutable parallel safe return people @> ids::uuid[];
create operator @> (leftarg = uuid[], rightarg = text[], function = people_hold, restrict = arraycontsel, join = arraycontjoinsel);

-- Before when somebody has to be told: of a mission that was moved, the earlier one of its dates. Null where nothing is
-- ahead, and for the calls of the release before.
alter table calls_to_make add column needed_by timestamptz;

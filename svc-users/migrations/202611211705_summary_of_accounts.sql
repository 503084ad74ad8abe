-- The summary of the day also tells of accounts that wait: such a line is about no mission.
alter table summary_lines alter column mission_id drop not null;

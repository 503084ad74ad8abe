-- What members say they are trained for, and who has confirmed it: a list of domain/volunteer-standing.ts.
-- The kinds that were declared before wait for the staff, as those that are declared from now on.
alter table users add column volunteer_standings jsonb not null default '[]';

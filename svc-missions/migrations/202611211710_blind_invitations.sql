-- Invited by criteria, not by name: the team does not know of it, and it holds no place, until it is accepted.
ALTER TABLE participants ADD COLUMN blind boolean NOT NULL DEFAULT false;

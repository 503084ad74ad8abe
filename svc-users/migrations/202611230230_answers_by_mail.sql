-- What the person can answer from the mail itself: facts of the mission, signed into its link when the mail is sent.
alter table outgoing_mail add column asked jsonb;

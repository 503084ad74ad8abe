-- no transaction
-- What goes with the person whom it names.
create index concurrently if not exists outgoing_mail_about on outgoing_mail (about_id) where about_id is not null;

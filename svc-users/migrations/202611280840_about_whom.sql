-- Whom a notice or a mail names beside who gets it, so that it goes with that person. Empty where it names nobody.
alter table notifications add column about_id uuid;
alter table outgoing_mail add column about_id uuid;

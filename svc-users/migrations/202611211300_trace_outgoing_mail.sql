-- The click that a mail answers, so that one id finds it in every log. Ids only; nothing of the person.
alter table outgoing_mail add column request_id text, add column traceparent text;

-- For the measures: what is not sent stays few, whatever has been sent.
create index outgoing_mail_unsent on outgoing_mail (queued_at) where sent_at is null;

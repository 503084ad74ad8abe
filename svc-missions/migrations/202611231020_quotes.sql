-- What leaves as a file may be words that may be quoted.
alter table exports drop constraint exports_list,
  add constraint exports_list check (list in ('missions', 'participants', 'questionnaire', 'quotes')) not valid;

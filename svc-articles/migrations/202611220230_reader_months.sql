-- How many articles somebody read in a month, for their own dashboard. Which ones they were is kept of nobody.
create table reader_months (
  reader_id uuid not null,
  month text not null,
  reads integer not null,
  primary key (reader_id, month)
);

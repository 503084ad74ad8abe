-- Areas whose deliveries somebody of a product team may look at. A constant default: no row is written.
alter table users add column delivery_areas text[] not null default '{}';

-- Whether everybody who looks at past missions may read what one led to. A constant default: no row is written.
alter table missions add column closing_note_shared boolean not null default false;

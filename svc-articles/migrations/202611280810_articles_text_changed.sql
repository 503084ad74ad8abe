-- When the words of an article last changed, which readers are told; `updated_at` also counts topics and states.
alter table articles add column text_changed_at timestamptz;

-- When a member last said what their situation is, or was asked and passed; null: at sign-up.
alter table users add column situation_said_at timestamptz;

-- 0: remote, or nobody knows where.
alter table missions add column commune_id integer not null default 0;

create function keep_commune() returns trigger language plpgsql as $$
begin
  new.commune_id := case when new.mode = 'remote' then 0
    else coalesce(commune_of(new.postal_code, new.city, new.department_code), 0) end;
  update communes set has_missions = true where id = new.commune_id and not has_missions;
  return new;
end $$;

create trigger missions_keep_commune before insert or update of mode, postal_code, city, department_code on missions
  for each row execute function keep_commune();
alter table missions enable always trigger missions_keep_commune;

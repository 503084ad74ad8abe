-- Where people and missions are, as far as their post code tells. A row without a city is a post code as a whole, or a
-- whole department by its code.
create table communes (
  id integer generated always as identity primary key,
  postal_code text not null,
  city text not null,
  latitude real not null,
  longitude real not null,
  -- Whether a mission was ever placed there: the distances to these alone are worked out.
  has_missions boolean not null default false,
  unique (postal_code, city)
);
create index communes_with_missions on communes (id) include (latitude, longitude, postal_code) where has_missions;

-- The row that tells best where somebody is. Null: nobody knows.
create function commune_of(postal text, town text, department text) returns integer
  language sql stable parallel safe
  return coalesce(
    (select id from communes where postal_code = postal and city = plain_text(town)),
    (select id from communes where postal_code = postal and city = ''),
    (select id from communes where postal_code = department and city = ''));

-- Kilometres as the crow flies, from one commune to each that has missions. What is remote, 0, counts as a way that many
-- can go (decision 145). `told`: both ends are nearer than a department, so that people may read the figure.
create function distances_from(here integer) returns table (commune_id integer, km integer, told boolean)
  language sql stable parallel safe
  begin atomic
    select 0, 30, false
    union all
    select c.id,
      case when h.id is null then 30 else
        round(12742 * asin(least(1, sqrt(power(sin(radians(c.latitude - h.latitude) / 2), 2)
          + cos(radians(h.latitude)) * cos(radians(c.latitude)) * power(sin(radians(c.longitude - h.longitude) / 2), 2)))))::integer
      end,
      coalesce(length(c.postal_code) = 5 and length(h.postal_code) = 5, false)
    from communes c left join communes h on h.id = here
    where c.has_missions;
  end;

-- Where post codes lie, so that a team reads about how far a member lives from a mission. A department stands under its
-- own code. The middle of a post code and nothing nearer: a distance then tells at most what the post code tells.
create table post_codes (
  code text primary key,
  latitude real not null,
  longitude real not null
);

-- Kilometres as the crow flies, between two places that are known.
create function kilometres(from_latitude real, from_longitude real, to_latitude real, to_longitude real) returns double precision
  language sql immutable parallel safe
  return 12742 * asin(least(1, sqrt(power(sin(radians(to_latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(to_latitude)) * power(sin(radians(to_longitude - from_longitude) / 2), 2))));

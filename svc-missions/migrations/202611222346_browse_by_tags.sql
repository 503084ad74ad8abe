-- no transaction
-- What is rare together: words, places and traits meet in one index. Its condition is one that the orders above do not
-- have, so that the planner never walks one of them to its end for what few hold.
create index concurrently if not exists missions_browse_tags on missions
  using gin ((search || trait_words(traits, sought, place_code))) with (fastupdate = off)
  where (traits & 1) <> 0;

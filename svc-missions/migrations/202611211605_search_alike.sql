-- Words typed with a slip find what is written nearly so: asked only after the full text has found nothing.
-- The call loads the library, so that its setting below is known to this server.
SELECT word_similarity('octobre', 'ocotbre');

-- 0.45 forgives one slip in a word of seven letters, two letters changed over included; the default of 0.6 does not.
-- A function, because the setting belongs to this question alone and an index can only answer the operator it governs.
CREATE FUNCTION missions_alike(words text, most integer) RETURNS TABLE (id text, likeness real)
  LANGUAGE sql STABLE STRICT
  SET pg_trgm.word_similarity_threshold = 0.45
  AS $$
    SELECT m.id, greatest(
        word_similarity(words, plain_text(m.title)),
        word_similarity(words, plain_text(m.city)),
        word_similarity(words, plain_text(m.organisation ->> 'name'))
      ) AS likeness
    FROM missions m
    WHERE m.deleted_at IS NULL
      AND (words <% plain_text(m.title) OR words <% plain_text(m.city) OR words <% plain_text(m.organisation ->> 'name'))
    ORDER BY m.closed_at IS NOT NULL, likeness DESC, m.id
    LIMIT most
  $$;

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Every word that the search of some mission holds, once: a slip is compared with tens of thousands of words, and not
-- with a million titles. Words stay when the last mission that holds them goes; they then find nothing.
CREATE TABLE search_words (
  word text PRIMARY KEY
);

CREATE FUNCTION keep_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    -- Only what is new, and in one order: who writes the same words at once then never waits for each other in a ring.
    INSERT INTO search_words (word)
      SELECT DISTINCT held.word
      FROM fresh CROSS JOIN LATERAL unnest(tsvector_to_array(fresh.search)) AS held (word)
      WHERE held.word ~ '^[[:alpha:]]{3,40}$'
        AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = held.word)
      ORDER BY held.word
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER missions_keep_new_words AFTER INSERT ON missions
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER missions_keep_changed_words AFTER UPDATE ON missions
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();

INSERT INTO search_words (word)
  SELECT DISTINCT held.word
  FROM missions CROSS JOIN LATERAL unnest(tsvector_to_array(missions.search)) AS held (word)
  WHERE held.word ~ '^[[:alpha:]]{3,40}$';

-- New words are few: they go into the index at once, rather than to a list that every search would read whole.
CREATE INDEX search_words_by_fragments ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- The call loads the library, so that its setting below is known to this server.
SELECT similarity('octobre', 'ocotbre');

-- What was probably meant: words that some mission holds stay, a slip becomes the words that are the fewest letters away
-- (two at most: two that changed places count as two), and what is like nothing is left out. NULL when nothing was
-- mended: the words as they are have then been asked for already.
-- A function, because the setting belongs to this question alone and an index can only answer the operator it governs:
-- 0.2 lets pass every word of four letters or more with such a slip; the letters that differ decide. And the planner,
-- who counts a comparison of trigrams as cheap as one of numbers, would rather compare all words than ask their index.
CREATE FUNCTION words_alike(words text) RETURNS tsquery
  LANGUAGE sql STABLE STRICT
  SET pg_trgm.similarity_threshold = 0.2
  SET enable_seqscan = off
  AS $$
    WITH typed AS (
      SELECT word, EXISTS (SELECT FROM search_words known WHERE known.word = typed.word) AS known
      FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.french', plain_text(words)))) AS typed (word)
      LIMIT 10
    ),
    meant AS (
      SELECT typed.word, typed.known, CASE WHEN typed.known THEN quote_literal(typed.word) ELSE near.words END AS found
      FROM typed
      LEFT JOIN LATERAL (
        SELECT string_agg(quote_literal(close.word), ' | ') AS words
        FROM (
          SELECT candidate.word
          FROM search_words candidate
          WHERE NOT typed.known
            AND typed.word ~ '^[[:alpha:]]{4,40}$'
            AND candidate.word % typed.word
            AND levenshtein_less_equal(candidate.word, typed.word, 2) <= 2
          ORDER BY levenshtein_less_equal(candidate.word, typed.word, 2), similarity(candidate.word, typed.word) DESC,
            candidate.word
          LIMIT 3
        ) close
      ) near ON true
    )
    SELECT CASE WHEN NOT bool_and(known) THEN string_agg('(' || found || ')', ' & ' ORDER BY word)::tsquery END FROM meant
  $$;

DROP FUNCTION missions_alike(text, integer);

-- no transaction
-- The address of a study was kept as that of a meeting.
do $$
declare
  batch text[];
  last text := '';
begin
  loop
    select array_agg(id order by id) into batch from (
      select id from missions where id > last and type = 'studies_and_surveys' and meeting_url is not null
      order by id limit 1000) as next;
    exit when batch is null;
    update missions set meeting_url = null, questionnaire = jsonb_build_object('kind', 'link', 'url', meeting_url,
        'consentText', null, 'eraseOn', null, 'sections', '[]'::jsonb)
      where id = any(batch);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end $$;

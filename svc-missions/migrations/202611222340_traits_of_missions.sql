-- What people choose missions by, as bits that indexes carry (src/data/mission-traits.ts says which): nothing is joined or worked
-- out for a list. 1 = may be browsed, 2 = a place is left, 4 = a place or a waiting line.
alter table missions
  add column traits bigint not null default 0,
  add column sought bigint not null default 0;

create function keep_traits() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Until its seats say otherwise.
    new.traits := 2;
  elsif new.end_at is distinct from old.end_at then
    new.traits := new.traits & ~4611686018427387904;
  end if;
  new.traits := (new.traits & 4611686018427387906)
      | case when new.approval_status = 'approved' and new.closed_at is null and new.deleted_at is null
          and new.traits & 4611686018427387904 = 0 then 1 else 0 end
      | case when new.waitlist_enabled or new.traits & 2 <> 0 then 4 else 0 end
      | case when new.type = 'studies_and_surveys' then 8 else 0 end
      | case when new.type = 'informed_opinion' then 16 else 0 end
      | case when new.type = 'event_participation' then 32 else 0 end
      | case when new.type = 'working_group_participation' then 64 else 0 end
      | case when new.type = 'media_speaking' then 128 else 0 end
      | case when new.type = 'research_project_participation' then 256 else 0 end
      | case when new.type = 'other' then 512 else 0 end
      | case when new.origin = 'headquarters_services' then 4096 else 0 end
      | case when new.origin = 'departmental_committee' then 8192 else 0 end
      | case when new.origin = 'external_actor' then 16384 else 0 end
      | case when new.mode = 'remote' then 65536 else 0 end
      | case when new.mode = 'on_site' then 131072 else 0 end
      | case when new.mode = 'mixed' then 262144 else 0 end
      | case when new.scope = 'collective' then 1048576 else 0 end
      | case when new.scope = 'individual' then 2097152 else 0 end
      | case when 'advocacy' = any(new.domains) then 8388608 else 0 end
      | case when 'support_for_sick_people' = any(new.domains) then 16777216 else 0 end
      | case when 'prevention' = any(new.domains) then 33554432 else 0 end
      | case when 'research' = any(new.domains) then 67108864 else 0 end
      | case when 'marketing' = any(new.domains) then 134217728 else 0 end
      | case when 'communication' = any(new.domains) then 268435456 else 0 end
      | case when 'partnership' = any(new.domains) then 536870912 else 0 end
      | case when 'collection' = any(new.domains) then 1073741824 else 0 end
      | case when 'writing' = any(new.skills) then 34359738368 else 0 end
      | case when 'public_speaking' = any(new.skills) then 68719476736 else 0 end
      | case when 'communication' = any(new.skills) then 137438953472 else 0 end
      | case when 'field_expertise' = any(new.skills) then 274877906944 else 0 end
      | case when 'audiovisual' = any(new.skills) then 549755813888 else 0 end
      | case when 'group_animation' = any(new.skills) then 1099511627776 else 0 end
      | case when 'active_listening' = any(new.skills) then 2199023255552 else 0 end
      | case when 'project_management' = any(new.skills) then 4398046511104 else 0 end
      | case when 'teamwork' = any(new.skills) then 8796093022208 else 0 end
      | case when 'other' = any(new.skills) then 17592186044416 else 0 end
      | case when new.effort_per not in ('week', 'month') and new.effort_hours <= 2 then 562949953421312 else 0 end
      | case when new.effort_per not in ('week', 'month') and new.effort_hours > 2 and new.effort_hours <= 4 then 1125899906842624 else 0 end
      | case when new.effort_per not in ('week', 'month') and new.effort_hours > 4 and new.effort_hours <= 8 then 2251799813685248 else 0 end
      | case when new.effort_per not in ('week', 'month') and new.effort_hours > 8 then 4503599627370496 else 0 end
      | case when new.effort_per = 'month' then 9007199254740992 else 0 end
      | case when new.effort_per = 'week' then 18014398509481984 else 0 end
      | case when new.energy ->> 'level' = '1' then 144115188075855872 else 0 end
      | case when new.energy ->> 'level' = '2' then 288230376151711744 else 0 end
      | case when new.energy ->> 'level' = '3' then 576460752303423488 else 0 end
      | case when new.expenses_covered then 1152921504606846976 else 0 end;
  new.sought := 0
      | case when 'patient' = any(new.target_profile_types) then 1 else 0 end
      | case when 'former_patient' = any(new.target_profile_types) then 2 else 0 end
      | case when 'caregiver' = any(new.target_profile_types) then 4 else 0 end
      | case when 'former_caregiver' = any(new.target_profile_types) then 8 else 0 end
      | case when 'brain' = any(new.target_cancer_types) then 64 else 0 end
      | case when 'colon_rectum' = any(new.target_cancer_types) then 128 else 0 end
      | case when 'liver' = any(new.target_cancer_types) then 256 else 0 end
      | case when 'gynecology' = any(new.target_cancer_types) then 512 else 0 end
      | case when 'hematology' = any(new.target_cancer_types) then 1024 else 0 end
      | case when 'bone' = any(new.target_cancer_types) then 2048 else 0 end
      | case when 'skin' = any(new.target_cancer_types) then 4096 else 0 end
      | case when 'pancreas' = any(new.target_cancer_types) then 8192 else 0 end
      | case when 'lung' = any(new.target_cancer_types) then 16384 else 0 end
      | case when 'prostate' = any(new.target_cancer_types) then 32768 else 0 end
      | case when 'testicle' = any(new.target_cancer_types) then 65536 else 0 end
      | case when 'kidney' = any(new.target_cancer_types) then 131072 else 0 end
      | case when 'breast' = any(new.target_cancer_types) then 262144 else 0 end
      | case when 'soft_tissues_and_viscera' = any(new.target_cancer_types) then 524288 else 0 end
      | case when 'thymus' = any(new.target_cancer_types) then 1048576 else 0 end
      | case when 'thyroid' = any(new.target_cancer_types) then 2097152 else 0 end
      | case when 'bladder' = any(new.target_cancer_types) then 4194304 else 0 end
      | case when 'upper_aerodigestive_tract' = any(new.target_cancer_types) then 8388608 else 0 end
      | case when 'other' = any(new.target_cancer_types) then 16777216 else 0 end
      | case when 'in_treatment' = any(new.target_treatment_stages) then 4294967296 else 0 end
      | case when 'end_of_treatment_less_than_2_years' = any(new.target_treatment_stages) then 8589934592 else 0 end
      | case when 'end_of_treatment_less_than_5_years' = any(new.target_treatment_stages) then 17179869184 else 0 end
      | case when 'end_of_treatment_more_than_5_years' = any(new.target_treatment_stages) then 34359738368 else 0 end
      | case when 'hormone_therapy' = any(new.target_treatment_stages) then 68719476736 else 0 end
      | case when 'patient_resource' = any(new.required_volunteer_kinds) then 1099511627776 else 0 end
      | case when 'patient_committee' = any(new.required_volunteer_kinds) then 2199023255552 else 0 end
      | case when 'user_representation' = any(new.required_volunteer_kinds) then 4398046511104 else 0 end
      | case when 'other_volunteer' = any(new.required_volunteer_kinds) then 8796093022208 else 0 end
      | case when new.registration_mode = 'open' then 1125899906842624 else 0 end
      | case when new.registration_mode = 'selection' then 2251799813685248 else 0 end
      | case when new.organisation ->> 'type' = 'institution' then 18014398509481984 else 0 end
      | case when new.organisation ->> 'type' = 'association' then 36028797018963968 else 0 end
      | case when new.organisation ->> 'type' = 'learned_society' then 72057594037927936 else 0 end
      | case when new.organisation ->> 'type' = 'other' then 144115188075855872 else 0 end;
  return new;
end $$;

create trigger missions_keep_traits before insert or update on missions for each row execute function keep_traits();
alter table missions enable always trigger missions_keep_traits;

-- The last place that is taken, and the first that is free again, change the mission too. Whoever changes seats holds
-- their lock, so nobody waits in a ring.
create function keep_has_places() returns trigger language plpgsql as $$
declare
  free boolean := new.capacity is null or new.capacity > new.validated + new.invited;
begin
  update missions set traits = case when free then traits | 2 else traits & ~2::bigint end
    where id = new.mission_id and (traits & 2 <> 0) is distinct from free;
  return null;
end $$;

create trigger mission_seats_fill after insert on mission_seats for each row
  when (new.capacity <= new.validated + new.invited) execute function keep_has_places();
create trigger mission_seats_fill_or_free after update on mission_seats for each row
  when ((old.capacity is null or old.capacity > old.validated + old.invited)
    <> (new.capacity is null or new.capacity > new.validated + new.invited)) execute function keep_has_places();
alter table mission_seats enable always trigger mission_seats_fill, enable always trigger mission_seats_fill_or_free;

-- The bits and the place as words, for the index that finds what is rare.
create function trait_words(traits bigint, sought bigint, place text) returns tsvector
  language sql immutable parallel safe strict
  return array_to_tsvector(array(
    select 't' || n from generate_series(0, 61) as n where traits >> n & 1 = 1
    union all select 's' || n from generate_series(0, 62) as n where sought >> n & 1 = 1
    union all select 'p' || place
  ));

-- How many are over, and how many may be browsed: the planner takes an expression that it knows nothing of for rare.
create statistics missions_are_over on (traits & 4611686018427387904) from missions;
create statistics missions_may_be_browsed on (traits & 1) from missions;

-- Who filters by what few missions or none hold would otherwise have all of them read, in their order, to find a page.
CREATE INDEX missions_by_lists ON missions
  USING gin (domains, skills, required_volunteer_kinds, target_profile_types, target_cancer_types, target_treatment_stages)
  WHERE deleted_at IS NULL;

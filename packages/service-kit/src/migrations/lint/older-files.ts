/**
 * Applied before there were rules, and never changed since: they break one. Nothing is added here; a new file keeps the
 * rules.
 */
export const olderFiles: ReadonlySet<string> = new Set([
  'packages/service-kit/migrations/202611211300_kept_facts.sql',
  'svc-articles/migrations/202611211600_uploads.sql',
  'svc-articles/migrations/202611211700_article_life.sql',
  'svc-articles/migrations/202611212000_article_topics.sql',
  'svc-articles/migrations/202611212010_unused_files.sql',
  'svc-missions/migrations/202611211630_complete_missions.sql',
  'svc-missions/migrations/202611211640_recurring_work.sql',
  'svc-missions/migrations/202611211700_staff_lists.sql',
  'svc-missions/migrations/202611211925_search_words.sql',
  'svc-missions/migrations/202611211926_orders_both_ways.sql',
  'svc-missions/migrations/202611220800_lists_in_missions.sql',
  'svc-missions/migrations/202611221030_contacts_of_missions.sql',
  'svc-missions/migrations/202611221045_what_is_over.sql',
  'svc-missions/migrations/202611221100_newest_of_a_place.sql',
  'svc-missions/migrations/202611221700_person_ids.sql',
  'svc-users/migrations/202611211300_trace_outgoing_mail.sql',
  'svc-users/migrations/202611211400_create_ways_in.sql',
  'svc-users/migrations/202611211600_add_candidates.sql',
  'svc-users/migrations/202611211640_create_health.sql',
  'svc-users/migrations/202611211645_invite_accounts.sql',
  'svc-users/migrations/202611211650_mission_mails.sql',
  'svc-users/migrations/202611211910_pause_work_and_retention.sql',
  'svc-users/migrations/202611211920_account_history.sql',
  'svc-users/migrations/202611220230_user_figures.sql',
  'svc-users/migrations/202611220715_user_orders.sql',
  'svc-users/migrations/202611220825_department_by_name.sql',
  'svc-users/migrations/202611221050_figures_of_members.sql',
  'svc-users/migrations/202611221220_inactivity_notices.sql',
])

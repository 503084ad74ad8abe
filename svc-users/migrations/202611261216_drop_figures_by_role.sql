-- no transaction
drop index concurrently if exists users_figures_by_role;

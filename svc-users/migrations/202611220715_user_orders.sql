-- Orders that the staff's list of accounts is asked for and that no index gave: each ended in a sort of every account.
create index users_by_first_name on users (first_name, last_name, id);
create index users_by_address on users (plain(email), id);
create index users_by_role on users (role, last_name, id);
create index users_by_profile on users (profile_type, last_name, id);

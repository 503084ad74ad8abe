-- Whether the session that a visit to the provider opens outlives the browser. Who writes no value is the release before.
alter table sso_transactions add column kept boolean not null default true;

-- What somebody was, a patient or a former one, left with nothing else when the account was erased.
update users set profile_type = null where status = 'deleted' and profile_type is not null;

-- Staff look for the missions of somebody by any part of the name, among all of them.
CREATE INDEX missions_by_contact ON missions USING gin (plain_text(contact_name) gin_trgm_ops);

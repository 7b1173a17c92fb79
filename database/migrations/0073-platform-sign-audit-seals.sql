-- Ed25519 over form, batch and digest of a seal, by a key the database does not have, and the name of that key. Seals made
-- before have none: the first signed one follows from them.
alter table audit_seals
  add column key_id text,
  add column signature text,
  add constraint audit_seals_signed check ((key_id is null) = (signature is null));

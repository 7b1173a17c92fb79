-- When somebody of the entity, or of the ministry, last said that its contact still serves; null where nobody has since
-- the contact changed.
alter table entidades add column contacto_confirmado_en timestamptz(3);

alter table archivos
  -- Directory of the folder when the content was written: a setting may have moved where the next ones go.
  add column ubicacion text,
  -- Who uploaded it; null for files the product itself made.
  add column subido_por integer references usuarios,
  -- Set while no record has it: only who uploaded it reads it, and it is cleaned up when nobody attaches it.
  add column pendiente_desde timestamptz(3);
create index archivos_pendientes on archivos (pendiente_desde) where pendiente_desde is not null;
create index archivos_subido_por on archivos (subido_por) where subido_por is not null;
-- Whether other rows still need a content is asked before it is removed.
create index archivos_contenido on archivos (sha256);

-- Of the issue of an acta as anybody reads it, without the names of those who attended and of those who answer for a
-- commitment (ADR 0056). A job makes it; while `publica_emision` is not the present issue it is still to be made.
alter table actas
  add column publica_emision integer,
  -- SHA-256 of what it says, in the canonical form.
  add column publica_huella text check (publica_huella ~ '^[0-9a-f]{64}$'),
  add column publica_pdf_id uuid references archivos,
  add column publica_docx_id uuid references archivos,
  add constraint actas_publica_completa check (
    num_nulls(publica_emision, publica_huella, publica_pdf_id, publica_docx_id) in (0, 4));
create index actas_publica_pdf on actas (publica_pdf_id);
create index actas_publica_docx on actas (publica_docx_id);
create index actas_sin_publica on actas (id)
  where pdf_archivo_id is not null and publica_emision is distinct from emision;

-- The documents issued before name people: from now on whoever takes part in the mesa has them.
update archivos set publico = false
where id in (select pdf_archivo_id from actas union all select docx_archivo_id from actas);

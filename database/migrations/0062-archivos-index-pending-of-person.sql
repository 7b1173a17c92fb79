-- How many files of a person no record attached yet is asked at every upload.
create index archivos_pendientes_de_persona on archivos (subido_por) include (tamano_bytes)
  where pendiente_desde is not null;

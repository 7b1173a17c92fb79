-- Codes, folders and names that differ only in their capitals are one to people, and to the file systems a closure of schemas
-- is unpacked in. Where there are such already, the later ones get their number at the end.
update capas_de_uso c set codigo = left(c.codigo, 29) || '-' || c.id
  where exists (select 1 from capas_de_uso o where lower(o.codigo) = lower(c.codigo) and o.id < c.id);
update capas_de_uso c set carpeta = c.carpeta || c.id
  where exists (select 1 from capas_de_uso o where lower(o.carpeta) = lower(c.carpeta) and o.id < c.id);
update estandares e set codigo = left(e.codigo, 29) || '-' || e.id
  where exists (select 1 from estandares o where lower(o.codigo) = lower(e.codigo) and o.id < e.id);
update dominios d set nombre = d.nombre || ' (' || d.id || ')'
  where exists (select 1 from dominios o where texto_busqueda(o.nombre) = texto_busqueda(d.nombre) and o.id < d.id);
update criterios_evaluacion c set nombre = c.nombre || ' (' || c.id || ')'
  where exists (select 1 from criterios_evaluacion o where texto_busqueda(o.nombre) = texto_busqueda(c.nombre) and o.id < c.id);

create unique index capas_de_uso_codigo_unico on capas_de_uso (lower(codigo));
create unique index capas_de_uso_carpeta_unica on capas_de_uso (lower(carpeta));
create unique index estandares_codigo_unico on estandares (lower(codigo));
create unique index dominios_nombre_unico on dominios (texto_busqueda(nombre));
create unique index criterios_evaluacion_nombre_unico on criterios_evaluacion (texto_busqueda(nombre));

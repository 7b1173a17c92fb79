-- 'Pasaportes', 'PASAPORTES' and 'pasaportés' are one name: people would not tell the mesas apart.
alter table mesas drop constraint mesas_nombre_key;
create unique index mesas_nombre_unico on mesas (texto_busqueda(nombre));

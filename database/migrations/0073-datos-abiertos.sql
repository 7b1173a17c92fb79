-- Files of the open data lie in a folder of their own. What the check names already stays: other migrations add to it too.
do $$
declare definition text;
begin
  select pg_get_constraintdef(oid) into definition from pg_constraint where conname = 'archivos_carpeta_check';
  execute 'alter table archivos drop constraint archivos_carpeta_check';
  execute 'alter table archivos add constraint archivos_carpeta_check '
    || replace(definition, '])', ', ''datos-abiertos''::text])');
end $$;

-- The sets of open data as they were published on a day: told in one transaction, so that nobody reads half of an edition.
create table datos_abiertos_ediciones (
  fecha date primary key,
  publicada_en timestamptz(3) not null default now()
);

create table datos_abiertos_conjuntos (
  fecha date not null references datos_abiertos_ediciones on delete cascade,
  -- Code of the set: rules of the context declare it.
  conjunto text not null check (conjunto <> ''),
  filas integer not null check (filas >= 0),
  -- First rows, each cell in the order of the columns.
  muestra jsonb not null,
  primary key (fecha, conjunto)
);

create table datos_abiertos_archivos (
  fecha date not null,
  conjunto text not null,
  formato text not null check (formato in ('csv', 'json')),
  archivo_id uuid not null references archivos,
  primary key (fecha, conjunto, formato),
  foreign key (fecha, conjunto) references datos_abiertos_conjuntos on delete cascade
);
create index datos_abiertos_archivos_archivo on datos_abiertos_archivos (archivo_id);

-- Every set of an edition in one file, once a week; by the day of the edition it was made of.
create table datos_abiertos_volcados (
  fecha date primary key,
  archivo_id uuid not null references archivos,
  publicado_en timestamptz(3) not null default now()
);
create index datos_abiertos_volcados_archivo on datos_abiertos_volcados (archivo_id);

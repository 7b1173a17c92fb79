-- What the directory tells of the end of a version: with which day and which successor it was told. What is told later is
-- another entry; none changes.
alter table directorio_cambios
  add column fecha_retiro date,
  add column sucesora_id integer references servicios_versiones on delete set null;
create index directorio_cambios_sucesora on directorio_cambios (sucesora_id) where sucesora_id is not null;
alter table directorio_cambios drop constraint directorio_cambios_tipo_check;
alter table directorio_cambios add constraint directorio_cambios_tipo_check
  check (tipo in ('servicio-nuevo', 'nivel-alcanzado', 'version-obsoleta', 'retiro-fijado', 'version-retirada',
    'version-suspendida', 'suspension-levantada', 'nivel-perdido', 'pagina-cambiada'));

create or replace function add_cambio_de_version() returns trigger language plpgsql as $$
declare
  antes smallint := null;
  ahora smallint := nivel_de_version(new.estado);
  que text;
begin
  if tg_op = 'UPDATE' then
    if old.estado = new.estado then
      -- An obsolete version gets the day it ends, or another one.
      if new.estado = 'obsoleta' and new.fecha_retiro is not null and new.fecha_retiro is distinct from old.fecha_retiro then
        insert into directorio_cambios (servicio_id, version_id, tipo, fecha_retiro, sucesora_id)
        values (new.servicio_id, new.id, 'retiro-fijado', new.fecha_retiro, new.sucesora_id);
      end if;
      return null;
    end if;
    antes := nivel_de_version(coalesce(old.suspendida_desde, old.estado));
  end if;
  que := case
    when new.estado = 'suspendida' then 'version-suspendida'
    when tg_op = 'UPDATE' and old.estado = 'suspendida' and new.estado = old.suspendida_desde then 'suspension-levantada'
    when new.estado = 'obsoleta' then 'version-obsoleta'
    when new.estado = 'retirada' then 'version-retirada'
    when ahora > coalesce(antes, 0) then 'nivel-alcanzado'
    when antes > coalesce(ahora, 0) then 'nivel-perdido'
  end;
  if que is not null then
    insert into directorio_cambios (servicio_id, version_id, tipo, nivel, registrado_en, fecha_retiro, sucesora_id)
    values (new.servicio_id, new.id, que, coalesce(ahora, nivel_de_version(new.suspendida_desde)),
      case when tg_op = 'INSERT' then coalesce(new.estandarizada_en, new.created_at) else now() end,
      new.fecha_retiro, new.sucesora_id);
  end if;
  return null;
end
$$;

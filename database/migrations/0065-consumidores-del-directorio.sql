-- Who uses a servicio and how it is let in, as its page says it: the list, the orders, the facet and the files of the directory read
-- the same row. What the request of level 1 named counts until somebody has an acuerdo in force.
create function set_uso_de_servicio() returns trigger language plpgsql as $$
declare
  acordadas integer;
begin
  select count(distinct a.consumidora_id) into acordadas from acuerdos a
  where a.servicio_id = new.servicio_id and a.estado = 'activo'
    and (now() at time zone 'America/Bogota')::date between a.vigente_desde and a.vigente_hasta;
  if acordadas > 0 then new.consumidores := acordadas; end if;
  -- A published version is asked for, also where nobody was named and nobody has asked yet.
  if new.acceso = 'sin-declarar' and (acordadas > 0
    or exists (select from servicios_versiones v where v.id = new.version_id and v.estado = 'publicada'))
  then new.acceso := 'por-solicitud';
  end if;
  return new;
end
$$;
create trigger directorio_servicios_uso before insert or update on directorio_servicios
  for each row execute function set_uso_de_servicio();

-- In the transaction in which an acuerdo begins or ends to be in force.
create function keep_directorio_of_acuerdo() returns trigger language plpgsql as $$
begin
  perform update_directorio(array[coalesce(new.servicio_id, old.servicio_id)]);
  return null;
end
$$;
create trigger acuerdos_directorio_insert after insert on acuerdos
  for each row when (new.estado = 'activo') execute function keep_directorio_of_acuerdo();
create trigger acuerdos_directorio_update after update on acuerdos
  for each row when ((old.estado = 'activo' or new.estado = 'activo')
    and (old.estado, old.vigente_desde, old.vigente_hasta, old.consumidora_id)
      is distinct from (new.estado, new.vigente_desde, new.vigente_hasta, new.consumidora_id))
  execute function keep_directorio_of_acuerdo();
create trigger acuerdos_directorio_delete after delete on acuerdos
  for each row when (old.estado = 'activo') execute function keep_directorio_of_acuerdo();

-- What stands.
select update_directorio(array(select d.servicio_id from directorio_servicios d join servicios_versiones v on v.id = d.version_id
  where v.estado = 'publicada' or exists (select from acuerdos a where a.servicio_id = d.servicio_id and a.estado = 'activo')
  order by d.servicio_id));

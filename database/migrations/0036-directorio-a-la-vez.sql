-- What the directory keeps of a servicio when several change it at once, and whether it can be tried.

-- Two servicios of one entidad whose names would be one address, stored at the same time: each looked for a free address, saw it
-- free, and the one that stored it last was left without any. Now the one that finds it taken, once the other has ended, takes the
-- next.
-- The row of a servicio in the directory is read of a dozen tables and written whole. Two transactions that change two of them at
-- once would each write what they saw, the last one without what the other changed. This runs before anything is read: the second
-- waits for the first one, and then reads what it left.
create or replace function update_direcciones(servicios_dados integer[]) returns void language plpgsql as $$
declare
  una record;
  libre text;
  vez integer;
begin
  perform from directorio_servicios where servicio_id = any (servicios_dados) order by servicio_id for update;
  for una in
    select s.id, p.entidad, coalesce(d.servicio, p.servicio) as servicio
    from unnest(servicios_dados) as dado(id)
    join servicios s on s.id = dado.id
    join entidades e on e.id = s.entidad_id
    -- Words that are addresses of their own name nothing else.
    cross join lateral (select
      regexp_replace(parte_de_direccion(coalesce(nullif(e.sigla, ''), e.nombre)), '^(cambios|suscripciones|oid)$', 'entidad-\1') as entidad,
      regexp_replace(parte_de_direccion(s.nombre), '^conectarse$', 'servicio-conectarse') as servicio) p
    left join directorio_direcciones d on d.servicio_id = s.id and d.vigente
    where d.id is null or d.entidad <> p.entidad
    order by s.id
  loop
    update directorio_direcciones set vigente = false where servicio_id = una.id and vigente;
    libre := una.servicio;
    vez := 1;
    loop
      if not exists (select from directorio_direcciones x
        where x.entidad = una.entidad and x.servicio = libre and x.servicio_id <> una.id)
      then
        -- It waits for whoever is storing the same address, and changes no address of another servicio.
        insert into directorio_direcciones (servicio_id, entidad, servicio) values (una.id, una.entidad, libre)
          on conflict on constraint directorio_direcciones_unica do update set vigente = true
          where directorio_direcciones.servicio_id = excluded.servicio_id;
        exit when found;
      end if;
      vez := vez + 1;
      libre := una.servicio || '-' || vez;
    end loop;
  end loop;
end
$$;

-- Whether the simulator answers in the place of the version in use. The row that holds it is written whole at each change.
alter table directorio_servicios add column con_simulador boolean not null default false;
create function set_con_simulador() returns trigger language plpgsql as $$
begin
  new.con_simulador := new.nivel >= 1 and not new.en_suspension and exists (
    select from servicios_operaciones o join servicios_mensajes m on m.operacion_id = o.id where o.version_id = new.version_id);
  return new;
end
$$;
create trigger directorio_servicios_con_simulador before insert or update on directorio_servicios
  for each row execute function set_con_simulador();
update directorio_servicios set con_simulador = con_simulador;

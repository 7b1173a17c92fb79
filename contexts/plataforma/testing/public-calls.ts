import type { TestApp } from '@marco/test-kit';
import { PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** A service in production with an hour of operation; people imported it, did the task of it and compared its contract. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  const { nombre } = PERSONA_MARCADA;
  await sql`with subsistema as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo)
      values ('produccion', 'CO', 'GOB', 'MARCADA-0001', 'SERVICIOS') returning id)
    insert into plataforma_servicios (subsistema_id, codigo, numero, en_catalogo, servicio_id, ans_disponibilidad)
    select id, 'consultar', 'v1', true, (select max(servicio_id) from directorio_servicios), 99 from subsistema`.execute(
    kysely,
  );
  await sql`with importacion as (insert into plataforma_importaciones
      (ambiente, nombre, estado, resumen, creada_por) select 'produccion', ${nombre}, 'aplicada', '{}', min(id)
      from usuarios returning id)
    insert into plataforma_pulsos (importacion_id, ambiente, hora, servicio_id, llamadas, exitosas, por_falla,
      ms_proveedor, con_trafico, caidos)
    select i.id, 2, floor(extract(epoch from now()) / 3600)::int - 30, s.id, 10, 10, '{}', '{}', 1, 0
    from importacion i, plataforma_servicios s`.execute(kysely);
  await sql`insert into plataforma_tareas (tipo, referencia, fecha_limite, cerrada_en, cerrada_por, nota)
    select 'publicar', max(s.id), (now() at time zone 'America/Bogota')::date, now(), min(u.id), ${nombre}
    from plataforma_servicios s, usuarios u`.execute(kysely);
}

export const publicCalls: PublicCalls = {
  getOperacionServicio: [{ records: 'select max(servicio_id) as id from plataforma_servicios' }],
};

import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** Versions of the demo data that the simulator answers for. */
export async function listVersionesSembradas(database: Kysely<DatabaseSchema>) {
  const { rows } = await sql<{ id: number; servicioId: number; numero: string; nombre: string }>`
    select v.id, v.servicio_id as "servicioId", v.mayor || '.' || v.menor as numero, s.nombre
    from servicios_versiones v join servicios s on s.id = v.servicio_id
    where s.activo and v.estado not in ('en-elaboracion', 'retirada')
      and exists (select from servicios_operaciones o join servicios_mensajes m on m.operacion_id = o.id
        join servicios_mensajes_campos c on c.mensaje_id = m.id where o.version_id = v.id)
    order by v.id`.execute(database);
  return rows;
}

import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Certificates of level 3 in force that end within some days, the one that ends first first. */
export async function listCertificadosPorVencer(
  database: Database,
  { hoy, hasta }: { readonly hoy: string; readonly hasta: string },
): Promise<readonly { readonly id: number; readonly hasta: string }[]> {
  const { rows } = await sql<{ id: number; hasta: string }>`
    select id, valido_hasta::text as hasta from certificados
    where nivel = 3 and estado = 'vigente' and valido_hasta between ${hoy}::date and ${hasta}::date
    order by valido_hasta, id`.execute(database);
  return rows;
}

/** One of them with what is told of it; undefined where it is in force no more. */
export async function findCertificadoPorVencer(database: Database, id: number) {
  const { rows } = await sql<{
    numero: string;
    codigo: string;
    hasta: string;
    servicioId: number;
    servicio: string;
    entidadId: number;
    entidad: string;
  }>`select c.numero, c.codigo, c.valido_hasta::text as hasta, s.id as "servicioId", s.nombre as servicio,
      e.id as "entidadId", e.nombre as entidad
    from certificados c join servicios s on s.id = c.servicio_id join entidades e on e.id = c.entidad_id
    where c.id = ${id} and c.nivel = 3 and c.estado = 'vigente' and c.valido_hasta is not null`.execute(
    database,
  );
  return rows[0];
}

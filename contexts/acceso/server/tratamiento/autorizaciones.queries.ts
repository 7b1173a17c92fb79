import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { MedioAutorizacion } from '../../contract/tratamiento.terms.ts';
import { isAvisoPendiente } from '../../rules/aviso-pendiente.ts';

type Database = Kysely<DatabaseSchema>;

/** Most answers of a person that are shown. Nobody has more in normal use. */
const MOST_RESPUESTAS = 50;

/** What a person answered to the notices, the last first, and whether the one in force still waits. */
export async function findAutorizacion(database: Database, usuarioId: number, version: string) {
  const rows = await database
    .selectFrom('autorizaciones_tratamiento as a')
    .leftJoin('avisos_tratamiento as v', 'v.huella', 'a.aviso_huella')
    .select(['a.autoriza', 'a.medio', 'a.created_at', 'v.version'])
    .where('a.usuario_id', '=', usuarioId)
    .orderBy('a.id', 'desc')
    .limit(MOST_RESPUESTAS)
    .execute();
  const respuestas = rows.map((row) => ({
    version: row.version,
    autoriza: row.autoriza,
    medio: row.medio as MedioAutorizacion,
    fecha: row.created_at.toISOString(),
  }));
  return { version, pendiente: isAvisoPendiente(respuestas, version), respuestas };
}

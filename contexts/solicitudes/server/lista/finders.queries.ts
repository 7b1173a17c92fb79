import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { Lector } from '../solicitudes/quien-tramita.ts';
import { buildSolicitudes } from '../solicitudes/solicitud-row.queries.ts';
import { buildVisibles, TEXTO_BUSCADO } from './search-solicitudes.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/** Requests the caller reads whose radicado or servicio holds the text, the latest first. */
export async function findSolicitudes(database: Database, text: string, lector: Lector) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  return buildVisibles(buildSolicitudes(database), lector)
    .select([
      's.id as solicitudId',
      sql<string>`concat_ws(' · ', s.radicado, s.servicio_nombre)`.as('nombre'),
    ])
    .where(likeText(TEXTO_BUSCADO, text))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(MAXIMUM_SUGGESTIONS)
    .execute();
}

/** People who made a request the caller reads, and whose name holds the text, in Spanish order. */
export async function findSolicitantes(database: Database, text: string, lector: Lector) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  const nombre = buildNombreCompleto('u');
  const own = buildVisibles(buildSolicitudes(database), lector).select('s.solicitante_id');
  return (
    database
      .selectFrom('usuarios as u')
      .select(['u.id', nombre.as('nombre')])
      // The index contains more than the name, so its results are filtered again by the name.
      .where(likeText(sql`u.texto_de_busqueda`, text))
      .where(likeText(sql`u.nombre_de_busqueda`, text))
      .where('u.id', 'in', own)
      .orderBy('u.clave_de_orden')
      .orderBy('u.id')
      .limit(MAXIMUM_SUGGESTIONS)
      .execute()
  );
}

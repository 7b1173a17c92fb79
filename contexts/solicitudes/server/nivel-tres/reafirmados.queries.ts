import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { FormularioNivelTres } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** The last request of level 3 of a servicio that was certified; undefined where there is none. */
export async function findCertificadaAnterior(database: Database, servicioId: number) {
  return database
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .innerJoin('solicitudes_nivel_tres as n', 'n.solicitud_id', 's.id')
    .select(['s.id', 's.radicado', 's.consumo_abierto as consumoAbierto'])
    .select(sql<Partial<FormularioNivelTres>>`n.respuestas`.as('respuestas'))
    .where('s.servicio_id', '=', servicioId)
    .where('s.nivel', '=', 3)
    .where('e.codigo', '=', 'certificada')
    .orderBy('s.cerrada_en', 'desc')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** SHA-256 of the documents of requests of level 3, by the id of each. */
export async function listHuellasDeDocumentos(
  database: Database,
  solicitudIds: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const ids = sql<number>`any(${[...solicitudIds]}::int[])`;
  const rows = await database
    .selectFrom('archivos as a')
    .select(['a.id', 'a.sha256'])
    .where((eb) =>
      eb.or([
        eb('a.id', 'in', (from) =>
          from
            .selectFrom('solicitudes_nivel_tres_archivos')
            .select('archivo_id')
            .where('solicitud_id', '=', ids),
        ),
        eb('a.id', 'in', (from) =>
          from
            .selectFrom('solicitudes_normas')
            .select(sql<string>`archivo_id`.as('archivo_id'))
            .where('solicitud_id', '=', ids)
            .where('archivo_id', 'is not', null),
        ),
      ]),
    )
    .execute();
  return new Map(rows.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [[id, sha256] as const])));
}

/** What was said of the items of a request, with who said it. */
export async function listDictamenesConAutor(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_verificaciones')
    .select(['codigo', 'veredicto', 'usuario_id as usuarioId'])
    .where('solicitud_id', '=', solicitudId)
    .execute();
}

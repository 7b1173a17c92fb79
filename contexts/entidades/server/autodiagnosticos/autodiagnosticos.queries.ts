import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { PRESENTADOS_RECIENTES } from '../../contract/madurez.terms.ts';

type Database = Kysely<DatabaseSchema>;

const NOMBRE = sql<string>`concat_ws(' ', u.primer_nombre, u.primer_apellido)`;

/** Versions of the maturity model with their criteria, the newest first. */
export async function listModelos(database: Database, versiones: readonly number[]) {
  const modelos = await database
    .selectFrom('modelos_madurez')
    .select(['version', 'nombre', 'fuente', 'nota', 'grados'])
    .where('version', 'in', [0, ...versiones])
    .orderBy('version', 'desc')
    .execute();
  const criterios = await database
    .selectFrom('criterios_madurez')
    .select(['modelo', 'codigo', 'dominio', 'nombre', 'pregunta', 'grados'])
    .where('modelo', 'in', [0, ...versiones])
    .orderBy('orden')
    .execute();
  return modelos.map((modelo) => ({
    ...modelo,
    criterios: criterios.filter((criterio) => criterio.modelo === modelo.version),
  }));
}

/** The version of the model that is in force on a day. */
export async function getModeloVigente(database: Database, hoy: string): Promise<number> {
  const { version } = await database
    .selectFrom('modelos_madurez')
    .select('version')
    .where('fecha_rige', '<=', hoy)
    .orderBy('fecha_rige', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return version;
}

/** The draft of an entidad with who saved it last. */
export async function findBorrador(database: Database, entidadId: number) {
  return database
    .selectFrom('autodiagnosticos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.guardado_por')
    .select(['a.id', 'a.modelo', 'a.guardado_en', NOMBRE.as('guardado_por')])
    .where('a.entidad_id', '=', entidadId)
    .where('a.presentado_en', 'is', null)
    .executeTakeFirst();
}

/** How far the versions of what an entidad writes have risen; 0 before the first. */
export async function getVersionDeEntidad(database: Database, entidadId: number): Promise<number> {
  const row = await database
    .selectFrom('autodiagnosticos')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('entidad_id', '=', entidadId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** What an entidad presented, the newest first. */
export async function listPresentados(database: Database, entidadId: number) {
  return database
    .selectFrom('autodiagnosticos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.presentado_por')
    .select(['a.id', 'a.modelo', 'a.presentado_en', NOMBRE.as('presentado_por')])
    .where('a.entidad_id', '=', entidadId)
    .where('a.presentado_en', 'is not', null)
    .orderBy('a.presentado_en', 'desc')
    .orderBy('a.id', 'desc')
    .limit(PRESENTADOS_RECIENTES)
    .execute();
}

/** What some of them answer, in the order of the model. */
export async function listRespuestas(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('autodiagnosticos_respuestas as r')
    .innerJoin('criterios_madurez as c', (join) =>
      join.onRef('c.modelo', '=', 'r.modelo').onRef('c.codigo', '=', 'r.criterio'),
    )
    .select(['r.autodiagnostico_id', 'r.criterio', 'r.grado', 'r.evidencia'])
    .where('r.autodiagnostico_id', 'in', [0, ...ids])
    .orderBy('r.autodiagnostico_id')
    .orderBy('c.orden')
    .execute();
}

/** The name of an entidad; undefined of one that is not there. */
export async function findNombreDeEntidad(database: Database, entidadId: number) {
  return database
    .selectFrom('entidades')
    .select(['id', 'nombre', 'sigla'])
    .where('id', '=', entidadId)
    .executeTakeFirst();
}

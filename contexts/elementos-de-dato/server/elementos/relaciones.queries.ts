import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import type { ReferenciaVersion, Relacion, RelacionDerivada } from '../../contract/index.ts';
import type { TipoRelacion, TipoRelacionDerivada } from '../../contract/terms.ts';
import { listEstados, type Visibilidad } from './quien-elabora.ts';
import { buildReferencias, listActuales, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The relations that a version states, each with the current version of the other element. */
export async function listRelaciones(
  database: Database,
  versionId: number,
  visibilidad: Visibilidad,
): Promise<Relacion[]> {
  const rows = await database
    .selectFrom('elementos_relaciones')
    .select(['tipo', 'destino_elemento_id', 'termino_externo', 'nota'])
    .where('version_id', '=', versionId)
    .orderBy('tipo')
    .orderBy('id')
    .execute();
  const actuales = await listActuales(
    database,
    rows.flatMap((row) => row.destino_elemento_id ?? []),
    visibilidad,
  );
  return rows.map((row) => ({
    tipo: row.tipo as TipoRelacion,
    destino: row.destino_elemento_id === null ? null : (actuales.get(row.destino_elemento_id) ?? null),
    terminoExterno: row.termino_externo,
    nota: row.nota,
  }));
}

/** Of a stated relation, how the other side reads it; an equivalence speaks of a term outside the registry. */
const INVERSAS: Readonly<Partial<Record<string, TipoRelacionDerivada>>> = {
  requiere: 'requerido-por',
  'sinonimo-de': 'sinonimo-de',
  reemplaza: 'reemplazado-por',
};

/**
 * The relations of an element that follow from other records: elements that require it, its replacement, the
 * composites this version is part or base of, the servicios whose messages carry it. History is left out: of other
 * elements only versions in force are shown, or versions in work within the whole alcance.
 */
export async function listRelacionesDerivadas(
  database: Database,
  { versionId, elementoId }: { readonly versionId: number; readonly elementoId: number },
  visibilidad: Visibilidad,
): Promise<RelacionDerivada[]> {
  const estados = listEstados(visibilidad).filter(
    (estado) => estado !== 'historico' && estado !== 'caducado' && estado !== 'descartado',
  );
  const vivas = () =>
    buildReferencias(database).where('v.estado', 'in', estados).orderBy('e.identificador').orderBy('v.id');
  const stated = await vivas()
    .innerJoin('elementos_relaciones as r', 'r.version_id', 'v.id')
    .select('r.tipo as relacion')
    .where('r.destino_elemento_id', '=', elementoId)
    .execute();
  const composites = await vivas()
    .where('v.id', 'in', (from) =>
      from
        .selectFrom('elementos_componentes')
        .select('version_id')
        .where('componente_version_id', '=', versionId),
    )
    .execute();
  const extended = await vivas().where('v.base_version_id', '=', versionId).execute();
  return [
    ...stated.flatMap((row) => {
      const tipo = INVERSAS[row.relacion];
      return tipo ? [toDerivada(tipo, presentReferencia(row))] : [];
    }),
    ...composites.map((row) => toDerivada('compone-a', presentReferencia(row))),
    ...extended.map((row) => toDerivada('base-de', presentReferencia(row))),
    ...(await listServicios(database, versionId)).map((servicio) => ({
      tipo: 'usado-por-servicio' as const,
      origen: null,
      servicio,
    })),
  ];
}

function toDerivada(tipo: TipoRelacionDerivada, origen: ReferenciaVersion): RelacionDerivada {
  return { tipo, origen, servicio: null };
}

/** Active servicios whose messages carry a version. */
async function listServicios(database: Database, versionId: number) {
  return database
    .selectFrom('servicios_elementos as x')
    .innerJoin('servicios as s', 's.id', 'x.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .innerJoin('estados_servicio as t', 't.id', 's.estado_servicio_id')
    .select(['s.id', 's.nombre', 'e.nombre as entidad', 't.nombre as estado'])
    .where('x.version_id', '=', versionId)
    .where('s.activo', '=', true)
    .orderBy(spanishOrder('s.nombre'))
    .orderBy('s.id')
    .execute();
}

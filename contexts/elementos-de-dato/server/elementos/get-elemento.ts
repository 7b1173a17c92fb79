import { presentDecisions } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type DetalleElemento,
  type ElementoPrivado,
  elementosErrors,
  type RelacionDerivada,
} from '../../contract/index.ts';
import { ESTADOS_EN_TRABAJO, ESTADOS_PUBLICOS, type EstadoVersion } from '../../contract/terms.ts';
import {
  type AccionDecidida,
  canSeeVersion,
  type DecisionElemento,
  listDecisiones,
  type QuienElabora,
  type SituacionVersion,
} from '../../rules/ciclo/can-act-on-elemento.ts';
import {
  computeNumeracion,
  listReparosNumero,
  listSinCambios,
  type Numeracion,
} from '../../rules/ciclo/numeracion.ts';
import type { VersionComparable } from '../../rules/comparacion/campos.ts';
import { compareVersiones, computeVeredicto } from '../../rules/comparacion/compare-versiones.ts';
import { listPendientes } from '../../rules/elementos/verify-elemento.ts';
import { listValores } from './partes.queries.ts';
import { toAlcance } from './quien-elabora.ts';
import { findVersion, readVersion } from './version.queries.ts';
import { findVersionRow, type VersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The version of an element somebody works on. */
async function findEnTrabajo(database: Database, elementoId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .where('estado', 'in', ESTADOS_EN_TRABAJO)
    .executeTakeFirst();
  return row?.id;
}

/** A version with every value of its lista, as the rules read it. */
export async function toComparable(database: Database, detalle: DetalleElemento): Promise<VersionComparable> {
  const { total, primeros } = detalle.valores;
  const valores = total === primeros.length ? primeros : await listValores(database, detalle.versionId);
  return { ...detalle, valores };
}

/** The number the changes of a version in work ask for; null where none is in force beside it. */
async function findNumeracion(
  database: Database,
  row: VersionRow,
  comparable: VersionComparable,
): Promise<Numeracion | null> {
  const versiones = await database
    .selectFrom('elementos_versiones')
    .select(['id', 'mayor', 'menor', 'estado'])
    .where('elemento_id', '=', row.elemento_id)
    .execute();
  const vigente = versiones.find(({ estado }) => estado === 'incorporado');
  const before = vigente && (await findVersion(database, vigente.id));
  if (!before) return null;
  const diferencias = compareVersiones(await toComparable(database, before), comparable);
  const otras = versiones.filter(({ id }) => id !== row.id);
  return computeNumeracion(row, before, otras, {
    diferencias,
    veredicto: computeVeredicto(diferencias),
  });
}

/** What the rules decide by. */
export function toSituacion(
  row: Pick<VersionRow, 'id' | 'estado' | 'autor_id' | 'entidad_responsable_id' | 'capa_tipo'>,
  {
    enTrabajoId,
    pendientes = 0,
    reparosNumero = [],
    caducidad = null,
  }: { readonly enTrabajoId?: number | undefined } & Partial<
    Pick<SituacionVersion, 'pendientes' | 'reparosNumero' | 'caducidad'>
  > = {},
): SituacionVersion {
  return {
    estado: row.estado as EstadoVersion,
    autorId: row.autor_id,
    entidadResponsableId: row.entidad_responsable_id,
    otraEnTrabajo: enTrabajoId !== undefined && enTrabajoId !== row.id,
    pendientes,
    reparosNumero,
    caducidad,
    esComun: row.capa_tipo === 'comun',
  };
}

/** Whether the caller may read a version. */
export function isVisible(row: VersionRow, quien: QuienElabora): boolean {
  const { estado, entidad_responsable_id: entidadResponsableId } = row;
  return canSeeVersion({ estado: estado as EstadoVersion, entidadResponsableId }, quien);
}

/** @throws ELEMENTO_NO_ENCONTRADO, also where the caller may not read it */
export async function getVersionRow(
  database: Database,
  versionId: number,
  quien: QuienElabora,
): Promise<VersionRow> {
  const row = await findVersionRow(database, versionId);
  if (!row || !isVisible(row, quien)) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
  return row;
}

/** A version, with the decisions of the rules behind what it tells the caller they may do. */
export interface ElementoDecidido {
  readonly elemento: ElementoPrivado;
  readonly decisiones: Readonly<Record<AccionDecidida, DecisionElemento>>;
}

/** A version as those who work on it read it, with what the caller may do. */
export async function readElemento(
  database: Database,
  row: VersionRow,
  quien: QuienElabora,
): Promise<ElementoPrivado> {
  const { elemento } = await readElementoDecidido(database, row, quien);
  return elemento;
}

/** The same for a write, which refuses by the codes of the decisions. */
export async function readElementoDecidido(
  database: Database,
  row: VersionRow,
  quien: QuienElabora,
): Promise<ElementoDecidido> {
  const detalle = await readVersion(database, row, toAlcance(row, quien));
  const enTrabajoId = await findEnTrabajo(database, row.elemento_id);
  const isWorked = ESTADOS_EN_TRABAJO.some((estado) => estado === row.estado);
  const comparable = isWorked ? await toComparable(database, detalle) : undefined;
  const numeracion = comparable ? await findNumeracion(database, row, comparable) : null;
  const pendientes = comparable ? [...listPendientes(comparable), ...listSinCambios(numeracion)] : [];
  const decisiones = listDecisiones(
    toSituacion(row, {
      enTrabajoId,
      pendientes: pendientes.length,
      reparosNumero: listReparosNumero(row, numeracion),
      caducidad: detalle.caducidad,
    }),
    quien,
  );
  const elemento: ElementoPrivado = {
    ...detalle,
    relacionesDerivadas: quien.esMinisterio
      ? detalle.relacionesDerivadas
      : detalle.relacionesDerivadas.filter(isPublicada),
    acciones: presentDecisions(decisiones),
    pendientes,
    numeracion,
    enTrabajoId: enTrabajoId === row.id || !quien.esMinisterio ? null : (enTrabajoId ?? null),
  };
  return { elemento, decisiones };
}

/** Whether what relates to an element is told to an entity: what others still work on is not, even of its own. */
function isPublicada({ origen }: RelacionDerivada): boolean {
  return origen === null || ESTADOS_PUBLICOS.some((estado) => estado === origen.estado);
}

/** @throws ELEMENTO_NO_ENCONTRADO */
export async function getElemento(
  database: Database,
  versionId: number,
  quien: QuienElabora,
): Promise<ElementoPrivado> {
  return readElemento(database, await getVersionRow(database, versionId, quien), quien);
}

/** @throws ELEMENTO_NO_ENCONTRADO */
export async function getElementoDecidido(
  database: Database,
  versionId: number,
  quien: QuienElabora,
): Promise<ElementoDecidido> {
  return readElementoDecidido(database, await getVersionRow(database, versionId, quien), quien);
}

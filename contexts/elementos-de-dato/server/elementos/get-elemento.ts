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
import type { Veredicto } from '../../rules/elementos/formas.ts';
import { listPendientes } from '../../rules/elementos/verify-elemento.ts';
import type { Reparo } from '../../rules/restricciones/verify-restricciones.ts';
import { findCaducidad } from './caducidad/caducidad.queries.ts';
import { presentVersion } from './present-version.ts';
import { toVisibilidad } from './quien-elabora.ts';
import { isSeguido } from './seguidores.queries.ts';
import {
  type ContenidoVersion,
  listVersiones,
  presentVersiones,
  readComparable,
  readContenido,
  readEntorno,
  toComparable,
  type VersionDeElemento,
} from './version.queries.ts';
import { findVersionRow, type VersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The version in force of an element, as a version in work is compared with it. */
interface Vigente {
  readonly mayor: number;
  readonly menor: number;
  readonly comparable: VersionComparable;
}

/** A version as a write reads it, once: only the data that the rules need. */
export interface VersionLeida {
  readonly row: VersionRow;
  /** Every version of the element, this one too. */
  readonly versiones: readonly VersionDeElemento[];
  readonly caducidad: DetalleElemento['caducidad'];
  /** Its content in other tables than its row; null while no rule needed it. */
  readonly contenido: ContenidoVersion | null;
  /** What the rules compare; null of a version nobody works on. */
  readonly enTrabajo: { readonly comparable: VersionComparable; readonly vigente: Vigente | null } | null;
}

/** Data that the same transaction read before; they are still valid, because the element is locked. */
type Sabido = Partial<Pick<VersionLeida, 'contenido' | 'enTrabajo'>>;

/** What a rule decides of a version that was read. */
export interface VersionDecidida {
  readonly decisiones: Readonly<Record<AccionDecidida, DecisionElemento>>;
  readonly pendientes: Reparo[];
  readonly numeracion: Numeracion | null;
  /** Version of the element somebody works on. */
  readonly enTrabajoId: number | undefined;
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

const EN_TRABAJO: readonly string[] = ESTADOS_EN_TRABAJO;

/** Reads the data of a version that the rules need; known data are not read again. */
export async function readLeida(
  database: Database,
  row: VersionRow,
  quien: QuienElabora,
  sabido: Sabido = {},
): Promise<VersionLeida> {
  const visibilidad = toVisibilidad(row, quien);
  const versiones = await listVersiones(database, row.elemento_id);
  const caducidad = await findCaducidad(database, row.elemento_id, visibilidad);
  const leida = { row, versiones, caducidad };
  if (!EN_TRABAJO.includes(row.estado))
    return { ...leida, contenido: sabido.contenido ?? null, enTrabajo: null };
  const contenido = sabido.contenido ?? (await readContenido(database, row, visibilidad));
  const comparable =
    sabido.contenido && sabido.enTrabajo
      ? { ...presentVersion(row), ...contenido, valores: sabido.enTrabajo.comparable.valores }
      : await toComparable(database, row, contenido);
  const vigente = sabido.enTrabajo ? sabido.enTrabajo.vigente : await findVigente(database, versiones);
  return { ...leida, contenido, enTrabajo: { comparable, vigente } };
}

/** A version in work that was just written. */
export async function readEnTrabajo(database: Database, versionId: number, quien: QuienElabora) {
  const row = await findVersionRow(database, versionId);
  const leida = row && (await readLeida(database, row, quien));
  if (!leida?.enTrabajo) throw new Error('A version in work is gone.');
  return { leida, comparable: leida.enTrabajo.comparable };
}

async function findVigente(
  database: Database,
  versiones: readonly VersionDeElemento[],
): Promise<Vigente | null> {
  const vigente = versiones.find(({ estado }) => estado === 'incorporado');
  const row = vigente && (await findVersionRow(database, vigente.id));
  if (!row) return null;
  const { mayor, menor } = row;
  return { mayor, menor, comparable: await readComparable(database, row, 'publico') };
}

/** What a version in work changes of the one in force; null where it is compared with none. */
function compareConVigente({ enTrabajo }: VersionLeida) {
  if (!enTrabajo?.vigente) return null;
  const { comparable, vigente } = enTrabajo;
  const diferencias = compareVersiones(vigente.comparable, comparable);
  return { vigente, diferencias, veredicto: computeVeredicto(diferencias) };
}

/** The effect of a version in work on messages of the version in force; null if there is none. */
export function findVeredicto(leida: VersionLeida): Veredicto | null {
  return compareConVigente(leida)?.veredicto ?? null;
}

/** What the rules say of a version that was read. */
export function computeDecidida(leida: VersionLeida, quien: QuienElabora): VersionDecidida {
  const { row, versiones, caducidad, enTrabajo } = leida;
  const comparada = compareConVigente(leida);
  const otras = versiones.filter(({ id }) => id !== row.id);
  const numeracion = comparada && computeNumeracion(row, comparada.vigente, otras, comparada);
  const pendientes = enTrabajo
    ? [...listPendientes(enTrabajo.comparable), ...listSinCambios(numeracion)]
    : [];
  const enTrabajoId = versiones.find(({ estado }) => EN_TRABAJO.includes(estado))?.id;
  const decisiones = listDecisiones(
    toSituacion(row, {
      enTrabajoId,
      pendientes: pendientes.length,
      reparosNumero: listReparosNumero(row, numeracion),
      caducidad,
    }),
    quien,
  );
  return { decisiones, pendientes, numeracion, enTrabajoId };
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

/** Completes a version that was read: as those who work on it read it, with what the caller may do. */
export async function readElemento(
  database: Database,
  leida: VersionLeida,
  quien: QuienElabora,
  { decisiones, pendientes, numeracion, enTrabajoId }: VersionDecidida = computeDecidida(leida, quien),
): Promise<ElementoPrivado> {
  const { row, versiones, caducidad } = leida;
  const visibilidad = toVisibilidad(row, quien);
  const contenido = leida.contenido ?? (await readContenido(database, row, visibilidad));
  const entorno = await readEntorno(database, row, visibilidad);
  return {
    ...presentVersion(row),
    ...contenido,
    ...entorno,
    caducidad,
    versiones: presentVersiones(versiones, visibilidad),
    relacionesDerivadas: quien.esMinisterio
      ? entorno.relacionesDerivadas
      : entorno.relacionesDerivadas.filter(isPublicada),
    acciones: presentDecisions(decisiones),
    pendientes,
    numeracion,
    enTrabajoId: enTrabajoId === row.id || !quien.esMinisterio ? null : (enTrabajoId ?? null),
    seguido: await isSeguido(database, { elementoId: row.elemento_id, usuarioId: quien.usuarioId }),
  };
}

/** Whether an entity may see a related element: it does not see versions that other entities are working on. */
function isPublicada({ origen }: RelacionDerivada): boolean {
  return origen === null || ESTADOS_PUBLICOS.some((estado) => estado === origen.estado);
}

/** @throws ELEMENTO_NO_ENCONTRADO */
export async function getElemento(
  database: Database,
  versionId: number,
  quien: QuienElabora,
): Promise<ElementoPrivado> {
  const row = await getVersionRow(database, versionId, quien);
  return readElemento(database, await readLeida(database, row, quien), quien);
}

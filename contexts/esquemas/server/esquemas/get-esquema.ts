import type { DatabaseSchema } from '@marco/database';
import { canSeeVersion, toQuienElabora } from '@marco/elementos-de-dato/port';
import { RECURSO_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import { type CallContext, permissionKey, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { esquemasErrors } from '../../contract/index.ts';
import { CONJUNTO, VIGENTE } from '../../contract/terms.ts';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import { presentDiaDeValores } from '../../rules/esquemas/dia-de-valores.ts';
import { type FallaClausura, listFallas } from '../../rules/esquemas/fallas-clausura.ts';
import { findClausura } from './clausura.queries.ts';
import { listVersionesEsquema, type VersionEsquema } from './versiones-esquema.queries.ts';

/** Which schema is wanted. */
export interface PeticionEsquema {
  /** Element, or 'conjunto'. */
  readonly id: string;
  /** Version of it, or 'vigente'. */
  readonly idTwo: string;
  /** Day whose values hold; without it today, or the last day the version was in force. */
  readonly fecha?: string | undefined;
  /** Elements of a set. */
  readonly elementos?: readonly number[] | undefined;
}

/**
 * The closure somebody wants the schema of, when they may read every version they name.
 *
 * @throws AppError ESQUEMA_NO_ENCONTRADO, ESQUEMA_CON_FALLAS
 */
export async function getClausura(
  database: Kysely<DatabaseSchema>,
  peticion: PeticionEsquema,
  context: CallContext,
): Promise<Clausura> {
  const esConjunto = peticion.id === CONJUNTO;
  const elementos = esConjunto ? [...new Set(peticion.elementos ?? [])] : [Number(peticion.id)];
  const numero = esConjunto ? VIGENTE : peticion.idTwo;
  const versiones = await listVersionesEsquema(database, elementos, numero);
  const legibles = versiones.filter((version) => version.publica || canReadEnTrabajo(version, context));
  if (elementos.length === 0 || legibles.length !== elementos.length) throw notFound();
  const fecha = peticion.fecha ?? computeFecha(legibles);
  const clausura = await findClausura(
    database,
    legibles.map(({ id }) => id),
    fecha,
  );
  if (!clausura) throw notFound();
  const fallas = listFallas(clausura);
  if (fallas.length > 0) {
    throw refuse(esquemasErrors, 'ESQUEMA_CON_FALLAS', fallas.map(toDetalle));
  }
  return clausura;
}

/** Who consults elements reads what is in work as its screen shows it: the ministry and the entity that answers. */
function canReadEnTrabajo(version: VersionEsquema, context: CallContext): boolean {
  const consulta = context.actor?.permissions.has(permissionKey(RECURSO_ELEMENTOS, 'consultar')) ?? false;
  return consulta && canSeeVersion(version, toQuienElabora(context));
}

function notFound() {
  return refuse(esquemasErrors, 'ESQUEMA_NO_ENCONTRADO');
}

/** What no longer holds is read as on its last day. */
function computeFecha(versiones: readonly VersionEsquema[]): string {
  const [only] = versiones;
  return presentDiaDeValores((versiones.length === 1 && only?.rigeHasta) || null);
}

function toDetalle({ identificador, mensaje }: FallaClausura) {
  return { campo: identificador, mensaje };
}

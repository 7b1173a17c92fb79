import type { DatabaseSchema } from '@marco/database';
import { refuse, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { elementosErrors, type Impacto } from '../../../contract/index.ts';
import { listImpedimentos } from '../../../rules/ciclo/caducidad.ts';
import { computeImpacto } from '../compute-impacto.ts';
import { findVigenteId, type VersionRow } from '../version-row.queries.ts';
import { clearCaducidad, updateReemplazo } from './caducidad.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** Why an element may not take the place of another that expires; undefined when it may. */
export async function findReparoReemplazo(
  trx: Running,
  row: VersionRow,
  reemplazadoPorId: number,
): Promise<string | undefined> {
  if (reemplazadoPorId === row.elemento_id) return 'Un elemento no se reemplaza por sí mismo.';
  const vigente = await findVigenteId(trx, reemplazadoPorId);
  return vigente === undefined ? 'El elemento que reemplaza debe estar incorporado.' : undefined;
}

/**
 * What the end of an element affects, if the rules allow it.
 *
 * @param fecha day it is set for; at once without it
 * @throws SOLICITUD_INVALIDA at the replacement; ELEMENTO_EN_USO with the published servicios that carry the element,
 * unless something takes its place
 */
export async function verifyCaducidad(
  trx: Running,
  row: VersionRow,
  reemplazadoPorId: number | null,
  fecha?: string,
): Promise<Impacto> {
  const impacto = await computeImpacto(trx, row, { fecha });
  const publicados = listImpedimentos(impacto.servicios, reemplazadoPorId !== null);
  if (publicados.length > 0)
    throw refuse(
      elementosErrors,
      'ELEMENTO_EN_USO',
      publicados.map(({ nombre, entidad }) => ({ mensaje: `${nombre} (${entidad})` })),
    );
  const mensaje =
    reemplazadoPorId === null ? undefined : await findReparoReemplazo(trx, row, reemplazadoPorId);
  if (mensaje !== undefined) throw refuseField('reemplazadoPorId', mensaje);
  return impacto;
}

/** The same for an immediate expiry; it also records the replacement of the element. */
export async function startCaducidad(
  trx: Running,
  row: VersionRow,
  reemplazadoPorId: number | null,
): Promise<Impacto> {
  const impacto = await verifyCaducidad(trx, row, reemplazadoPorId);
  await clearCaducidad(trx, row.elemento_id);
  if (reemplazadoPorId !== null) await updateReemplazo(trx, row.elemento_id, reemplazadoPorId);
  return impacto;
}

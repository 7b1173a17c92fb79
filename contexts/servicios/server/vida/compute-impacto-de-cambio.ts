import type { DatabaseSchema } from '@marco/database';
import type { Caller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { ImpactoVersion } from '../../contract/index.ts';
import { buildOperaciones, toOperaciones } from '../../rules/mensajes/mensajes-de-campos.ts';
import type { NumeroPrevisto } from '../../rules/versiones/transiciones.ts';
import type { ServicioPropuesto } from '../compatibilidad/compute-numero-previsto.ts';
import { listVersiones } from '../versiones/versiones.queries.ts';
import {
  computeImpactoPropuesto,
  computeImpactoVersion,
  type ImpactoDependencies,
} from './compute-impacto-version.ts';

/** What somebody would have take the place of the version in use: one that there is, or what a request asks for. */
interface CambioDeServicio {
  readonly servicioId: number;
  readonly hasta: number | (ServicioPropuesto & { readonly numero: NumeroPrevisto });
}

/** The version of a servicio that others may use: published, or suspended after it was. */
async function findVersionEnUso(database: Kysely<DatabaseSchema>, servicioId: number) {
  const versiones = await listVersiones(database, servicioId);
  return versiones.find(({ estado, suspendidaDesde }) => (suspendidaDesde ?? estado) === 'publicada');
}

/**
 * Whom a change of a servicio breaks once it is published, consumer by consumer of the version in use.
 *
 * @returns null where no other version is in use, so that the change breaks nobody
 * @throws as `computeImpactoVersion`
 */
export async function computeImpactoDeCambio(
  dependencies: ImpactoDependencies,
  { servicioId, hasta }: CambioDeServicio,
  caller: Caller,
): Promise<ImpactoVersion | null> {
  const enUso = await findVersionEnUso(dependencies.database, servicioId);
  if (enUso === undefined || enUso.id === hasta) return null;
  if (typeof hasta === 'number')
    return computeImpactoVersion(dependencies, { versionId: enUso.id, sucesoraId: hasta }, caller);
  const { servicio, operaciones, campos, isConocido, numero } = hasta;
  const { mayor, menor } = numero;
  const mensajes = isConocido
    ? { operaciones: buildOperaciones(toOperaciones(operaciones, servicio), campos) }
    : {};
  const propuesta = { mayor, menor, ...mensajes };
  return computeImpactoPropuesto(dependencies, { versionId: enUso.id, propuesta }, caller);
}

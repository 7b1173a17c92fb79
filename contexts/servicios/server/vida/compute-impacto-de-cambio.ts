import type { DatabaseSchema } from '@marco/database';
import type { Caller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { ImpactoVersion } from '../../contract/index.ts';
import {
  buildOperaciones,
  type CampoPorUbicar,
  type OperacionEscrita,
  toOperaciones,
} from '../../rules/mensajes/mensajes-de-campos.ts';
import { computeNumeroSiguiente } from '../../rules/versiones/transiciones.ts';
import { listVersiones } from '../versiones/versiones.queries.ts';
import {
  computeImpactoPropuesto,
  computeImpactoVersion,
  type ImpactoDependencies,
} from './compute-impacto-version.ts';

/** What a request of level 1 would make of its servicio. */
interface ServicioPropuesto {
  readonly servicio: Pick<OperacionEscrita, 'nombre' | 'tipoIntercambio'>;
  readonly operaciones: readonly OperacionEscrita[];
  readonly campos: readonly CampoPorUbicar[];
  /** Whether the common language already says what every field asks for: before that nobody knows its messages. */
  readonly isConocido: boolean;
}

/** What somebody would have take the place of the version in use: one that there is, or what a request asks for. */
interface CambioDeServicio {
  readonly servicioId: number;
  readonly hasta: number | ServicioPropuesto;
}

/** The version of a servicio that others may use: published, or suspended after it was. */
async function findVersionEnUso(database: Kysely<DatabaseSchema>, servicioId: number) {
  const versiones = await listVersiones(database, servicioId);
  const enUso = versiones.find(({ estado, suspendidaDesde }) => (suspendidaDesde ?? estado) === 'publicada');
  return { enUso, versiones };
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
  const { enUso, versiones } = await findVersionEnUso(dependencies.database, servicioId);
  if (enUso === undefined || enUso.id === hasta) return null;
  if (typeof hasta === 'number')
    return computeImpactoVersion(dependencies, { versionId: enUso.id, sucesoraId: hasta }, caller);
  const { servicio, operaciones, campos, isConocido } = hasta;
  const enElaboracion = versiones.find(({ estado }) => estado === 'en-elaboracion');
  const { mayor, menor } = enElaboracion ?? computeNumeroSiguiente(versiones[0]);
  const mensajes = isConocido
    ? { operaciones: buildOperaciones(toOperaciones(operaciones, servicio), campos) }
    : {};
  const propuesta = { mayor, menor, ...mensajes };
  return computeImpactoPropuesto(dependencies, { versionId: enUso.id, propuesta }, caller);
}

import type { DatabaseSchema } from '@marco/database';
import { type Caller, refuse } from '@marco/server-kit';
import { computeImpactoDeCambio, computeImpactoVersion, type FuenteDeConsumos } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { type ImpactoSolicitud, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import {
  findFaltaDeImpacto,
  isImpactoExigido,
  SIN_VERSION_EN_USO,
} from '../../rules/impacto/impacto-exigido.ts';
import { listCamposPorUbicar } from '../solicitudes/mensajes.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the impact of a request is computed with. */
export interface DependenciasDeImpacto {
  readonly database: Database;
  readonly fuentes: readonly FuenteDeConsumos[];
}

/** What the request would have in the place of the version in use: one that there is, or, at level 1, what its fields say. */
async function findReemplazo(database: Database, solicitud: Solicitud) {
  const { id, nivelDos, nivelTres, operaciones, campos, servicioNombre, tipoIntercambio } = solicitud;
  const version = nivelDos?.servicioVersion ?? nivelTres?.servicioVersion;
  if (version) return version.id;
  return {
    servicio: { nombre: servicioNombre, tipoIntercambio },
    operaciones,
    campos: await listCamposPorUbicar(database, id),
    isConocido: campos.every(({ accion, cumplido }) => accion === 'caducar' || cumplido === true),
  };
}

/**
 * Whom a request breaks, consumer by consumer, as it is now.
 *
 * @throws SERVICIO_OCUPADO
 */
export async function computeImpactoSolicitud(
  dependencies: DependenciasDeImpacto,
  solicitud: Solicitud,
  caller: Caller,
): Promise<ImpactoSolicitud> {
  const { servicioId, tipo, retiro } = solicitud;
  const exigido = isImpactoExigido(tipo);
  if (!exigido || servicioId === null) return { exigido, impacto: null, huella: SIN_VERSION_EN_USO };
  if (retiro) {
    const pedido = { versionId: retiro.servicioVersion.id, sucesoraId: retiro.sucesoraId };
    const impacto = await computeImpactoVersion(dependencies, pedido, caller);
    return { exigido, impacto, huella: impacto.huella };
  }
  const hasta = await findReemplazo(dependencies.database, solicitud);
  const impacto = await computeImpactoDeCambio(dependencies, { servicioId, hasta }, caller);
  return { exigido, impacto, huella: impacto?.huella ?? SIN_VERSION_EN_USO };
}

/**
 * That who approves saw what happens.
 *
 * @param vista the digest of what was on show
 * @returns what the audit trail keeps of it
 * @throws IMPACTO_SOLICITUD_SIN_VER, IMPACTO_SOLICITUD_DISTINTO
 */
export function requireImpactoVisto(
  { exigido, impacto, huella }: ImpactoSolicitud,
  vista: string | null | undefined,
): Readonly<Record<string, unknown>> {
  if (!exigido) return {};
  const falta = findFaltaDeImpacto(huella, vista);
  if (falta) throw refuse(solicitudesErrors, falta);
  const consumidores = impacto?.consumidores ?? [];
  const rompe = consumidores.filter(({ veredicto }) => veredicto === 'rompe');
  return {
    impacto: huella,
    consumidores: consumidores.length,
    rompe: rompe.map(({ entidad }) => entidad.id),
  };
}

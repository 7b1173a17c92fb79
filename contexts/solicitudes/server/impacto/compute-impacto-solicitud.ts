import type { DatabaseSchema } from '@marco/database';
import { type Caller, refuse } from '@marco/server-kit';
import {
  computeImpactoDeCambio,
  computeImpactoVersion,
  computeNumeroPrevisto,
  type FuenteDeConsumos,
  type NumeroPrevisto,
} from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { type ImpactoSolicitud, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import {
  findFaltaDeImpacto,
  isImpactoExigido,
  SIN_VERSION_EN_USO,
} from '../../rules/impacto/impacto-exigido.ts';
import { readPropuesto } from './read-propuesto.ts';

type Database = Kysely<DatabaseSchema>;

/** What the impact of a request is computed with. */
export interface DependenciasDeImpacto {
  readonly database: Database;
  readonly fuentes: readonly FuenteDeConsumos[];
}

/** The number a version that is asked for would get, as people read it. */
const presentNumero = ({ mayor, menor, razon }: NumeroPrevisto) => ({ numero: `${mayor}.${menor}`, razon });

const SIN_IMPACTO = { impacto: null, huella: SIN_VERSION_EN_USO, numeroPrevisto: null } as const;

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
  if (!exigido || servicioId === null) return { ...SIN_IMPACTO, exigido };
  if (retiro) {
    const pedido = { versionId: retiro.servicioVersion.id, sucesoraId: retiro.sucesoraId };
    const impacto = await computeImpactoVersion(dependencies, pedido, caller);
    return { ...SIN_IMPACTO, exigido, impacto, huella: impacto.huella };
  }
  const compute = (hasta: Parameters<typeof computeImpactoDeCambio>[1]['hasta']) =>
    computeImpactoDeCambio(dependencies, { servicioId, hasta }, caller);
  const version = solicitud.nivelDos?.servicioVersion ?? solicitud.nivelTres?.servicioVersion;
  if (version) {
    const impacto = await compute(version.id);
    return { ...SIN_IMPACTO, exigido, impacto, huella: impacto?.huella ?? SIN_VERSION_EN_USO };
  }
  const { database } = dependencies;
  const propuesto = await readPropuesto(database, solicitud);
  const numero = await computeNumeroPrevisto(database, { servicioId, propuesto }, caller);
  const impacto = await compute({ ...propuesto, numero });
  const huella = impacto?.huella ?? SIN_VERSION_EN_USO;
  return { exigido, impacto, huella, numeroPrevisto: presentNumero(numero) };
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

import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type AuditOrigin, refuse } from '@marco/server-kit';
import {
  closeVersionPedida,
  type FuenteDeConsumos,
  listImpedimentosDeVersion,
  type SuscriptorEstadoServicio,
} from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import { type RetiroSolicitado, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { AccionManual } from '../../contract/terms.ts';

interface PasoDeRetiro {
  readonly accion: AccionManual;
  readonly consumosDeVersiones: readonly FuenteDeConsumos[];
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

/** @throws RETIRO_IMPEDIDO with what still holds on the day */
async function requireSinImpedimento(
  trx: Transaction<DatabaseSchema>,
  fuentes: readonly FuenteDeConsumos[],
  { servicioVersion, fechaRetiro }: RetiroSolicitado,
): Promise<void> {
  const impedimentos = await listImpedimentosDeVersion(trx, fuentes, {
    versionId: servicioVersion.id,
    fechaRetiro,
  });
  if (impedimentos.length > 0)
    throw refuse(
      solicitudesErrors,
      'RETIRO_IMPEDIDO',
      impedimentos.map((mensaje) => ({ campo: 'fechaRetiro', mensaje })),
    );
}

/**
 * What a step of a request of the end of a version does beside the new state; answers what the audit trail keeps of it. It is
 * filed and certified while no acuerdo holds on its day; certified, the version is obsolete until that day, or ends at once.
 *
 * @throws RETIRO_IMPEDIDO; certificar: VERSION_NO_RETIRABLE where the version was suspended a moment ago
 */
export async function updateRetiroDePaso(
  trx: Transaction<DatabaseSchema>,
  { id, retiro }: { readonly id: number; readonly retiro: NonNullable<Solicitud['retiro']> },
  { accion, consumosDeVersiones: fuentes, alCambiarServicio }: PasoDeRetiro,
  origin: AuditOrigin,
): Promise<AuditDetail['despues']> {
  if (accion !== 'radicar' && accion !== 'certificar') return {};
  await requireSinImpedimento(trx, fuentes, retiro);
  if (accion === 'radicar') return {};
  const { servicioVersion, sucesoraId, fechaRetiro, motivo } = retiro;
  const hecho = await closeVersionPedida(
    trx,
    fuentes,
    { versionId: servicioVersion.id, solicitudId: id, sucesoraId, fechaRetiro, motivo },
    { origin, alCambiarServicio },
  );
  if (!hecho) throw refuse(solicitudesErrors, 'VERSION_NO_RETIRABLE');
  return { version: servicioVersion.numero, estadoVersion: hecho.estado, fechaRetiro: hecho.fechaRetiro };
}

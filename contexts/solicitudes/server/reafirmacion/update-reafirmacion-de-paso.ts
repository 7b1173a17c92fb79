import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, refuse } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { type AccionManual, NIVELES_REAFIRMABLES } from '../../contract/terms.ts';
import { listImpedimentosDeReafirmacion } from '../../rules/reafirmacion/can-reafirmar.ts';
import { compareNivel } from './compare-nivel.ts';
import { clearReafirmacion } from './reafirmacion.repository.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * What a step of a request that reaffirms does beside the new state: before it is certified everything is compared once more; reopened,
 * it asks for its level like any other.
 *
 * @returns what the audit trail keeps of it
 * @throws certificar: REAFIRMACION_DISTINTA with what is different now
 */
export async function updateReafirmacionDePaso(
  trx: Running,
  { id, nivel, servicioId, entidad, reafirmacion }: Solicitud,
  accion: AccionManual,
): Promise<AuditDetail['despues']> {
  if (reafirmacion === null) return {};
  const { version, certificado, huella } = reafirmacion;
  if (accion === 'reabrir') {
    await clearReafirmacion(trx, id);
    return { sinCambiosDesde: null };
  }
  const reafirmable = NIVELES_REAFIRMABLES.find((uno) => uno === nivel);
  if (accion !== 'certificar' || servicioId === null || reafirmable === undefined) return {};
  const ahora = await compareNivel(trx, { servicioId, nivel: reafirmable, entidadId: entidad.id, salvo: id });
  const impedimentos = listImpedimentosDeReafirmacion(ahora);
  if (impedimentos.length > 0 || ahora.huella !== huella)
    throw refuse(
      solicitudesErrors,
      'REAFIRMACION_DISTINTA',
      impedimentos.map((mensaje) => ({ mensaje })),
    );
  return { sinCambiosDesde: version.numero, certificadoDeBase: certificado.numero, huella };
}

import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { Solicitud } from '../../contract/index.ts';
import type { AccionManual, VeredictoConcepto } from '../../contract/terms.ts';
import { findRechazoDeConcepto } from '../../rules/nivel-tres/verificacion.ts';
import { toCalendario } from '../../rules/reloj/calendario.ts';
import { findDiasNoHabiles, findPlazosDelOperador } from '../calendario/calendario.queries.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { saveConcepto, updateNivelTres } from './nivel-tres.repository.ts';
import { updateReafirmados } from './update-reafirmados.ts';

type Running = Transaction<DatabaseSchema>;

interface PasoDeNivelTres {
  readonly accion: AccionManual;
  readonly motivo: string;
  readonly veredicto?: VeredictoConcepto | null | undefined;
  readonly usuarioId: number;
}

type SolicitudConConcepto = Pick<Solicitud, 'id' | 'servicioId' | 'consumoAbierto' | 'nivelTres'>;

/** Last day of a term of the operator that begins today. */
async function findUltimoDia(
  trx: Running,
  row: SolicitudRow,
  plazo: 'concepto' | 'publicar',
): Promise<string> {
  const [plazos, { dias }] = [await findPlazosDelOperador(trx), await findDiasNoHabiles(trx)];
  return addWorkingDays(toColombianDay(new Date()), plazos[plazo], toCalendario(dias, row.nit));
}

/**
 * What a step of level 3 does beside the new state; answers what the audit trail keeps of it. To verify asks the operator for
 * its concept, again after a return, and reaffirms what did not change; to certify asks it to publish.
 *
 * @throws conceptuar: SOLICITUD_INVALIDA at veredicto, without one or where its items do not let it be favourable
 */
export async function updateConceptoDePaso(
  trx: Running,
  { row, solicitud }: { readonly row: SolicitudRow; readonly solicitud: SolicitudConConcepto },
  { accion, motivo, veredicto, usuarioId }: PasoDeNivelTres,
): Promise<AuditDetail['despues']> {
  switch (accion) {
    case 'verificar': {
      const vence = await findUltimoDia(trx, row, 'concepto');
      await updateNivelTres(trx, row.id, {
        concepto_veredicto: null,
        concepto_motivo: '',
        concepto_usuario_id: null,
        concepto_en: null,
        fecha_limite_concepto: vence,
      });
      const reafirmados = await updateReafirmados(trx, solicitud);
      return { conceptoVenceEn: vence, ...(reafirmados ? { sinCambios: reafirmados } : {}) };
    }
    case 'conceptuar': {
      if (veredicto == null)
        throw refuseField('veredicto', 'Elija si el concepto es favorable o desfavorable.');
      const rechazo = findRechazoDeConcepto(veredicto, solicitud.nivelTres?.items ?? []);
      if (rechazo !== undefined) throw refuseField('veredicto', rechazo);
      await saveConcepto(trx, { solicitudId: row.id, veredicto, motivo, usuarioId });
      return { concepto: veredicto };
    }
    case 'certificar': {
      const hasta = await findUltimoDia(trx, row, 'publicar');
      await updateNivelTres(trx, row.id, { publicar_hasta: hasta });
      return { publicarHasta: hasta };
    }
    default:
      return {};
  }
}

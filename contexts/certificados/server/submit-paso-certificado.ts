import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Updateable } from 'kysely';
import { type CertificadoListado, certificadosErrors } from '../contract/index.ts';
import type { PasoCertificado } from '../contract/terms.ts';
import { canTakePasoCertificado } from '../rules/can-take-paso-certificado.ts';
import { CICLO_CERTIFICADO } from '../rules/ciclo-certificado.ts';
import { type CertificadoRow, findCertificadoRow, findLockedCertificado } from './certificado.queries.ts';
import { addPasoCertificado, updateCertificadoRow } from './certificado.repository.ts';
import { notifyPasoCertificado } from './notify-certificado.ts';
import { presentListado } from './present-listado.ts';
import { toQuienCertifica } from './quien-certifica.ts';

type Columns = Updateable<DatabaseSchema['certificados']>;

const SIN_PEDIDO: Columns = { revocacion_pedida_por: null, revocacion_motivo: '' };

/** Columns a step changes; asking for a revocation leaves the state as it is. */
function toColumns(
  accion: PasoCertificado,
  motivo: string,
  hasta: CertificadoRow['estado'],
  usuarioId: number,
): Columns {
  if (accion === 'pedir-revocacion') return { revocacion_pedida_por: usuarioId, revocacion_motivo: motivo };
  if (accion === 'descartar-revocacion') return SIN_PEDIDO;
  const estado = { estado: hasta, estado_desde: new Date(), motivo: accion === 'levantar' ? '' : motivo };
  return accion === 'revocar' ? { ...estado, ...SIN_PEDIDO } : estado;
}

/**
 * Takes one step of a certificate (docs/rules/certificates.md). A revocation has the reason of who asked for it.
 *
 * @throws CERTIFICADO_NO_ENCONTRADO, VERSION_DISTINTA, CERTIFICADO_ACCION_NO_PERMITIDA with the reasons of the rule;
 * what the form lacks at `motivo`
 */
export function submitPasoCertificado(
  database: Kysely<DatabaseSchema>,
  id: number,
  { accion, motivo: escrito }: { readonly accion: PasoCertificado; readonly motivo: string },
  context: CallContext,
): Promise<CertificadoListado> {
  const quien = toQuienCertifica(context);
  const usuarioId = requireActor(context).userId;
  return updateLocked(database, context, {
    intent: { action: `${accion}-certificado`, objectType: 'certificado', objectId: id },
    lock: async (trx) => {
      const row = await findLockedCertificado(trx, id);
      const isVisible = row && (quien.esMinisterio || row.entidad_id === quien.entidadId);
      if (!row || !isVisible) throw refuse(certificadosErrors, 'CERTIFICADO_NO_ENCONTRADO');
      return row;
    },
    present: (_trx, row) => presentListado(row, quien),
    verify: (_trx, { estado, revocacion_pedida_por: revocacionPedidaPor }) => {
      const decision = canTakePasoCertificado(accion, quien, { estado, revocacionPedidaPor });
      requireAllowed(decision, certificadosErrors, 'CERTIFICADO_ACCION_NO_PERMITIDA');
      if (CICLO_CERTIFICADO[accion].conMotivo && escrito === '')
        throw refuseField('motivo', 'Escriba el motivo.');
    },
    apply: async (trx, row) => {
      const hasta = CICLO_CERTIFICADO[accion].de[row.estado];
      if (!hasta) throw new Error(`No step ${accion} begins in ${row.estado}.`);
      const motivo = accion === 'revocar' ? row.revocacion_motivo : escrito;
      await updateCertificadoRow(trx, id, toColumns(accion, motivo, hasta, usuarioId));
      await addPasoCertificado(trx, {
        certificadoId: id,
        accion,
        desde: row.estado,
        hasta,
        motivo,
        usuarioId,
      });
      await notifyPasoCertificado(trx, row, { accion, motivo, quien: usuarioId });
      const after = await findCertificadoRow(trx, id);
      if (!after) throw new Error('A locked certificate is gone.');
      return {
        result: presentListado(after, quien),
        detail: {
          antes: { numero: row.numero, estado: row.estado },
          despues: { numero: row.numero, estado: after.estado },
          ...(motivo === '' ? {} : { motivo }),
        },
      };
    },
  });
}

import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroFilas, getParametroEntero } from '@marco/parametros/port';
import {
  type CallContext,
  refuse,
  refuseField,
  requireActor,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CertificadoListado, certificadosErrors } from '../../contract/index.ts';
import type { CausaCertificado } from '../../contract/terms.ts';
import { listCausas } from '../../rules/causas.ts';
import { canProponerSuspension } from '../../rules/propuesta-suspension.ts';
import { findCertificadoRow, findLockedConSuVersion } from '../certificado.queries.ts';
import { addPasoCertificado, updateCertificadoRow } from '../certificado.repository.ts';
import { presentListado, toSituacion } from '../present-listado.ts';
import { toQuienCertifica } from '../quien-certifica.ts';
import { notifyPropuesta } from './notify-propuesta.ts';

/** Last day on which who certifies decides what is proposed today. */
async function findUltimoDia(database: Kysely<DatabaseSchema>): Promise<string> {
  const [dias, { filas }] = await Promise.all([
    getParametroEntero(database, 'certificados.diasPropuesta'),
    findParametroFilas(database, 'calendario.diasNoHabiles'),
  ]);
  // Those of one entidad are no days without work of the ministry.
  const extra = filas.filter(({ alcance }) => alcance === 'nacional').map(({ fecha }) => String(fecha));
  return addWorkingDays(toColombianDay(new Date()), dias, new Set(extra));
}

/**
 * Proposes that a certificate is suspended; nothing changes until who certifies decides (docs/rules/certificates.md).
 *
 * @throws CERTIFICADO_NO_ENCONTRADO, VERSION_DISTINTA, CERTIFICADO_ACCION_NO_PERMITIDA with the reasons of the rule;
 * at `causa` what a suspension does not admit
 */
export function submitPropuestaSuspension(
  database: Kysely<DatabaseSchema>,
  id: number,
  { causa, motivo }: { readonly causa: CausaCertificado; readonly motivo: string },
  context: CallContext,
): Promise<CertificadoListado> {
  const quien = toQuienCertifica(context);
  const usuarioId = requireActor(context).userId;
  return updateLocked(database, context, {
    intent: { action: 'proponer-suspension-certificado', objectType: 'certificado', objectId: id },
    lock: async (trx) => {
      const row = await findLockedConSuVersion(trx, id);
      const isVisible =
        row &&
        (quien.esMinisterio || row.entidad_id === quien.entidadId || (quien.esOperador && row.nivel === 3));
      if (!row || !isVisible) throw refuse(certificadosErrors, 'CERTIFICADO_NO_ENCONTRADO');
      return row;
    },
    present: (_trx, row) => presentListado(row, quien),
    verify: (_trx, row) => {
      const decision = canProponerSuspension(quien, toSituacion(row));
      requireAllowed(decision, certificadosErrors, 'CERTIFICADO_ACCION_NO_PERMITIDA');
      if (!listCausas('suspender', row.nivel).includes(causa))
        throw refuseField('causa', 'Esa causa no se admite para suspender un certificado.');
    },
    apply: async (trx, row) => {
      const hasta = await findUltimoDia(trx);
      await updateCertificadoRow(trx, id, {
        propuesta_de: usuarioId,
        propuesta_causa: causa,
        propuesta_motivo: motivo,
        propuesta_en: new Date(),
        fecha_propuesta: hasta,
      });
      const paso = { accion: 'proponer-suspension', desde: row.estado, hasta: row.estado } as const;
      await addPasoCertificado(trx, { ...paso, certificadoId: id, causa, motivo, usuarioId });
      const after = (await findCertificadoRow(trx, id)) ?? row;
      await notifyPropuesta(trx, after);
      const { numero } = row;
      return {
        result: presentListado(after, quien),
        detail: { antes: { numero, propuesta: null }, despues: { numero, propuesta: hasta }, causa, motivo },
      };
    },
  });
}

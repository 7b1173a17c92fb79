import type { DatabaseSchema } from '@marco/database';
import type { AuditDetail, AuditOrigin } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { Solicitud } from '../../contract/index.ts';
import type { MarcaPedida } from '../../rules/marcas/marcas.ts';
import { createMarcas, verifyMarcas } from '../marcas/update-marcas.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { type PasoDado, type Suscriptores, updateEstadoSolicitud } from './update-estado-solicitud.ts';
import { findMismoConsultor, updateMismoConsultor } from './update-mismo-consultor.ts';

interface PasoConMarcas {
  readonly paso: PasoDado & { readonly usuarioId: number };
  readonly solicitud: Solicitud;
  readonly marcas: readonly MarcaPedida[];
}

/**
 * Moves a locked request one step that a person takes, with what a return leaves in it: its marks, and the way back to
 * the consultor once they are answered.
 *
 * @returns what the audit trail keeps of it
 * @throws SOLICITUD_INVALIDA at marcas
 */
export async function updateEstadoYMarcas(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  { paso, solicitud, marcas }: PasoConMarcas,
  origin: AuditOrigin,
  suscriptores: Suscriptores,
): Promise<AuditDetail> {
  const { accion, usuarioId: quien } = paso;
  const move = (esVuelta: boolean) =>
    updateEstadoSolicitud(trx, row, { ...paso, esVuelta }, origin, suscriptores);
  if (accion === 'devolver') {
    const nuevas = verifyMarcas(solicitud, marcas);
    const detail = await move(false);
    return { ...detail, ...(await createMarcas(trx, row.id, nuevas)) };
  }
  const consultorId = accion === 'radicar' ? await findMismoConsultor(trx, row) : undefined;
  const detail = await move(consultorId !== undefined);
  if (consultorId !== undefined)
    await updateMismoConsultor(trx, { id: row.id, consultorId, quien }, suscriptores);
  return detail;
}

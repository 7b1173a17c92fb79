import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { type AuditOrigin, listFaults, refuse, refuseCommon, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { accesoErrors } from '../../contract/index.ts';
import { findErroresRestablecimiento } from '../../rules/restablecimientos/restablecimiento.ts';
import type { Contrasenas } from './contrasenas.ts';
import { createRestablecimiento } from './restablecimientos.repository.ts';

export interface RestablecimientoDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly contrasenas: Contrasenas | null;
  /** Whether a key reaches its owner, and only its owner. */
  readonly entregaClaves: boolean;
  /** Called when a request waits; the work begins after the answer. */
  readonly onRestablecimiento: () => void;
}

interface RestablecimientoPedido {
  readonly correoEletronico?: string | undefined;
  readonly correo?: string | undefined;
  readonly entidadId?: number | null | undefined;
}

/**
 * Takes the request of a change of password and does nothing that depends on the account: one row and one audit
 * event, known or not. The rest happens after the answer (`run-restablecimientos.ts`), so that neither the text
 * nor the time tells who has an account (RESET-03).
 */
export async function submitRestablecimiento(
  { database, contrasenas, entregaClaves, onRestablecimiento }: RestablecimientoDependencies,
  pedido: RestablecimientoPedido,
  origin: AuditOrigin,
) {
  if (!contrasenas) throw refuse(accesoErrors, 'CONTRASENA_EXTERNA');
  if (!entregaClaves) throw refuse(accesoErrors, 'RECUPERACION_NO_DISPONIBLE');
  const { correo, entidadId } = await verifyPedido(database, pedido);
  await database.transaction().execute(async (transaction) => {
    await createRestablecimiento(transaction, {
      correo,
      entidadId,
      direccion: origin.address,
      correlationId: origin.correlationId,
    });
    await writeAudit(transaction, origin, {
      action: 'pedir-restablecimiento',
      result: 'exito',
      objectType: 'entidad',
      objectId: entidadId,
    });
  });
  onRestablecimiento();
  return { recibida: true as const };
}

/** The rule of the screen, on what arrived. */
async function verifyPedido(
  database: Kysely<DatabaseSchema>,
  { correoEletronico, correo: otro, entidadId }: RestablecimientoPedido,
): Promise<{ correo: string; entidadId: number }> {
  const correo = correoEletronico ?? otro ?? '';
  const ejemplo = await findParametroTexto(database, 'correo.ejemplo', 'nombre@entidad.gov.co');
  const errores = findErroresRestablecimiento(
    { correoEletronico: correo, textoEntidad: '', entidadElegida: entidadId != null },
    ejemplo,
  );
  const detalles = listFaults(errores);
  if (entidadId == null || detalles.length > 0) throw refuseCommon('SOLICITUD_INVALIDA', detalles);
  return { correo, entidadId };
}

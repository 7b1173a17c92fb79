import type { DatabaseSchema } from '@marco/database';
import { notify, presentMomento } from '@marco/parametros/port';
import { type CallContext, requireAllowed } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type ConfirmacionContacto, entidadesErrors } from '../../contract/index.ts';
import { canEditContacto } from '../../rules/entidades/can-administrar-entidad.ts';
import { canTellContacto } from '../../rules/entidades/confirmacion-contacto.ts';
import { novedadesEntidades } from '../novedades.ts';
import type { DetalleRow } from './detalle-entidad.queries.ts';
import { updateConfirmacion } from './entidades.repository.ts';
import { presentContactable } from './present-entidad.ts';
import { updateLockedEntidad } from './update-locked-entidad.ts';

/** Limit of these mails, so that repeated confirmations do not fill the mailbox of the contact. */
const CORREOS = { correos: 2, horas: 24 } as const;

/**
 * Confirms the contact of an entity, and informs the person it names.
 *
 * @throws ENTIDAD_CONTACTO_POR_COMPLETAR with what is missing
 */
export async function submitConfirmacionContacto(
  database: Kysely<DatabaseSchema>,
  id: number,
  context: CallContext,
): Promise<ConfirmacionContacto> {
  let correoEnviado = false;
  const detalle = await updateLockedEntidad(database, context, {
    action: 'confirmar-contacto-entidad',
    id,
    can: canEditContacto,
    apply: async (transaction, row) => {
      const decision = canTellContacto(presentContactable(row));
      requireAllowed(decision, entidadesErrors, 'ENTIDAD_CONTACTO_POR_COMPLETAR');
      const momento = new Date();
      await updateConfirmacion(transaction, id, momento);
      correoEnviado = await notifyContacto(transaction, row, momento);
      return {
        antes: { contactoConfirmadoEn: row.contacto_confirmado_en?.toISOString() ?? null },
        despues: { contactoConfirmadoEn: momento.toISOString() },
      };
    },
  });
  return { ...detalle, correoEnviado };
}

/** @returns whether a mail goes out */
async function notifyContacto(
  transaction: Transaction<DatabaseSchema>,
  { nombre, nombre_contacto: persona, correo_electronico: correo }: DetalleRow,
  momento: Date,
): Promise<boolean> {
  if (persona === null || correo === null) return false;
  return notify(transaction, {
    evento: novedadesEntidades['contacto-confirmado'],
    usuarioId: null,
    correo,
    nombre: persona,
    tope: CORREOS,
    variables: { entidad: nombre, fecha: presentMomento(momento) },
  });
}

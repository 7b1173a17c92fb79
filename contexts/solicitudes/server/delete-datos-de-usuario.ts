import type { SuscriptorSupresion } from '@marco/acceso/port';
import { updateResponsableSuprimido } from './nivel-dos/nivel-dos.repository.ts';
import { clearSeguidasDeUsuario } from './seguimiento/seguidores.repository.ts';

/**
 * A person suppressed their data: they follow nothing any more, and the constancias of level 2 they signed no longer name
 * them. What they wrote (steps, marks, answers, messages) documents a decision and stays, without their name. The cargo of
 * a constancia is that of the entidad, and a certificate is a record that stays as issued.
 */
export const deleteDatosDeUsuario: SuscriptorSupresion = async (transaction, { usuarioId, nombre }) => {
  await clearSeguidasDeUsuario(transaction, usuarioId);
  await updateResponsableSuprimido(transaction, usuarioId, nombre);
};

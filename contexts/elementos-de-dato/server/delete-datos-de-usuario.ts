import type { SuscriptorSupresion } from '@marco/acceso/port';
import { clearSeguidosDeUsuario } from './elementos/seguidores.repository.ts';

/** A person suppressed their data: they follow nothing any more. What they wrote stays, without their name. */
export const deleteDatosDeUsuario: SuscriptorSupresion = (transaction, { usuarioId }) =>
  clearSeguidosDeUsuario(transaction, usuarioId);

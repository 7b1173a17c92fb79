import type { DatabaseSchema } from '@marco/database';
import { toServicio } from '@marco/servicios/paths';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { findDuenoDeServicio } from './contratos.queries.ts';

/** To whom something of a servicio is told, and where it leads. */
interface Destino {
  readonly usuarioId: number;
  readonly enlace: string;
}

/**
 * Tells something of a servicio to those who write the requests of its entidad; nothing where there is no such servicio.
 *
 * @param tell sends it to one of them, with the names of both
 */
export async function notifyDuenos(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  tell: (
    destino: Destino,
    nombres: { readonly servicio: string; readonly entidad: string },
  ) => Promise<unknown>,
): Promise<void> {
  const dueno = await findDuenoDeServicio(trx, servicioId);
  if (!dueno) return;
  const { servicio, entidad, entidadId } = dueno;
  const enlace = toServicio(servicioId);
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_SOLICITUDES, 'editar', entidadId))
    await tell({ usuarioId, enlace }, { servicio, entidad });
}

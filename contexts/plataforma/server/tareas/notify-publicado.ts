import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { toServicio } from '@marco/servicios/paths';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { findDuenoDeServicio } from '../contratos/contratos.queries.ts';
import { novedadesTareas } from './novedades-tareas.ts';
import type { TareaRow } from './tareas.queries.ts';

/** Tells those who write the requests of the entidad that a version of their servicio is published. */
export async function notifyPublicado(
  trx: Transaction<DatabaseSchema>,
  { servicio_id: servicioId, numero }: Pick<TareaRow, 'servicio_id' | 'numero'>,
): Promise<void> {
  const dueno = servicioId === null ? undefined : await findDuenoDeServicio(trx, servicioId);
  if (servicioId === null || !dueno) return;
  const { servicio, entidad, entidadId } = dueno;
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_SOLICITUDES, 'editar', entidadId))
    await notify(trx, {
      evento: novedadesTareas['servicio-publicado'],
      usuarioId,
      enlace: toServicio(servicioId),
      variables: { servicio, entidad, version: numero ?? '' },
    });
}

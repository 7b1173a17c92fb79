import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { toServicio } from '@marco/servicios/paths';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { explainDeriva } from '../../rules/contratos/explain-deriva.ts';
import { findDuenoDeServicio } from './contratos.queries.ts';
import { novedadesDeriva } from './novedades-deriva.ts';

/** Tells those who write the requests of the entidad that a contract of theirs in production is not the certified one. */
export async function notifyDeriva(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  cuenta: { readonly total: number; readonly rompen: number },
): Promise<void> {
  const dueno = await findDuenoDeServicio(trx, servicioId);
  if (!dueno) return;
  const { servicio, entidad, entidadId } = dueno;
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_SOLICITUDES, 'editar', entidadId))
    await notify(trx, {
      evento: novedadesDeriva['servicio-deriva'],
      usuarioId,
      enlace: toServicio(servicioId),
      variables: { servicio, entidad, cambios: explainDeriva(cuenta) },
    });
}

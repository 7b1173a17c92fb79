import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { toServicio } from '@marco/servicios/paths';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import { explainMeses, type MesRoto } from '../../rules/servicios/explain-meses.ts';
import { findDuenoDeServicio } from '../contratos/contratos.queries.ts';
import { novedadesAns } from './novedades-ans.ts';

/** Tells the entidad of a servicio what it promised and did not keep in two months. */
export async function notifyAnsIncumplido(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  meses: readonly MesRoto[],
): Promise<void> {
  const dueno = await findDuenoDeServicio(trx, servicioId);
  if (!dueno) return;
  const { servicio, entidad, entidadId } = dueno;
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_SOLICITUDES, 'editar', entidadId))
    await notify(trx, {
      evento: novedadesAns['ans-incumplido'],
      usuarioId,
      enlace: toServicio(servicioId),
      variables: { servicio, entidad, meses: explainMeses(meses) },
    });
}

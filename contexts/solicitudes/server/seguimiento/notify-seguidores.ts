import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import type { AccionSolicitud, EstadoSolicitud } from '../../contract/terms.ts';
import { presentCambioSeguido } from '../../rules/seguimiento/cambio-seguido.ts';
import { novedadesAcompanamiento } from '../novedades-acompanamiento.ts';
import { toEnlace, toVariables } from '../solicitudes/notify-solicitud.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listLectoresDe, listSeguidores } from './seguidores.queries.ts';

interface PasoSeguido {
  readonly accion: AccionSolicitud;
  readonly desde: EstadoSolicitud;
  /** Who took it; null where the term ended by itself. */
  readonly quien: number | null;
  /** People who were told of the step already, by the part they have in it. */
  readonly avisados: readonly (number | null)[];
}

/** Tells who follows a request of a step it took, once. */
export async function notifySeguidores(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  { accion, desde, quien, avisados }: PasoSeguido,
): Promise<void> {
  const told = new Set<number | null>([quien, ...avisados]);
  const seguidores = (await listSeguidores(trx, row.id)).filter((id) => !told.has(id));
  for (const usuarioId of await listLectoresDe(trx, seguidores, row))
    await notify(trx, {
      evento: novedadesAcompanamiento['solicitud-seguida'],
      usuarioId,
      enlace: toEnlace(row),
      variables: { ...toVariables(row), cambio: presentCambioSeguido(accion, desde, row.estado) },
    });
}

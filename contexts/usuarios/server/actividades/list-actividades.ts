import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Actividad } from '../../contract/index.ts';
import { findEstadosActividad } from './actividades.repository.ts';
import type { FuenteActividades } from './fuente-actividades.ts';

/** The tasks of a person now, with what they said of each; the longest waiting first. */
export async function listActividades(
  database: Kysely<DatabaseSchema>,
  fuentes: readonly FuenteActividades[],
  actor: Actor,
): Promise<Actividad[]> {
  if (actor.entityId === null) return [];
  const [estados, found] = await Promise.all([
    findEstadosActividad(database, actor.userId, actor.entityId),
    Promise.all(
      fuentes.map(async ({ codigo, findActividad }) => ({
        codigo,
        actividad: await findActividad(database, actor),
      })),
    ),
  ]);
  return found
    .flatMap(({ codigo, actividad }) => {
      if (!actividad) return [];
      const { vista_hasta: vista, pospuesta_hasta: pospuesta } = estados.get(codigo) ?? {};
      const isWaiting = pospuesta && pospuesta.getTime() > Date.now();
      return [
        {
          codigo,
          titulo: actividad.titulo,
          cantidad: actividad.cantidad,
          url: actividad.url,
          masAntigua: actividad.masAntigua.toISOString(),
          masReciente: actividad.masReciente.toISOString(),
          nueva: !vista || actividad.masReciente > vista,
          pospuestaHasta: isWaiting ? pospuesta.toISOString() : null,
        },
      ];
    })
    .sort((one, other) => one.masAntigua.localeCompare(other.masAntigua));
}

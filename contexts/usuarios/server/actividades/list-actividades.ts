import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Actividad } from '../../contract/index.ts';
import { findEstadosActividad } from './actividades.repository.ts';
import { countAsuntos } from './asuntos.queries.ts';
import type { FuenteActividades } from './fuente-actividades.ts';

/** The tasks of a person now, with what they said of each; the longest waiting first. */
export async function listActividades(
  database: Kysely<DatabaseSchema>,
  fuentes: readonly FuenteActividades[],
  actor: Actor,
): Promise<Actividad[]> {
  if (actor.entityId === null) return [];
  const esperas = fuentes.flatMap(({ codigo, findEspera }) => {
    const espera = findEspera(actor, 'mio');
    return espera ? [{ codigo, espera }] : [];
  });
  const [estados, found] = await Promise.all([
    findEstadosActividad(database, actor.userId, actor.entityId),
    Promise.all(
      esperas.map(async ({ codigo, espera }) => ({
        codigo,
        espera,
        cuenta: await countAsuntos(database, espera.buildAsuntos),
      })),
    ),
  ]);
  return found
    .flatMap(({ codigo, espera: { titulo, url }, cuenta: { cantidad, masAntigua, masReciente } }) => {
      if (!masAntigua || !masReciente) return [];
      const { vista_hasta: vista, pospuesta_hasta: pospuesta } = estados.get(codigo) ?? {};
      const isWaiting = pospuesta && pospuesta.getTime() > Date.now();
      return [
        {
          codigo,
          titulo,
          cantidad,
          url,
          masAntigua: masAntigua.toISOString(),
          masReciente: masReciente.toISOString(),
          nueva: !vista || masReciente > vista,
          pospuestaHasta: isWaiting ? pospuesta.toISOString() : null,
        },
      ];
    })
    .sort((one, other) => one.masAntigua.localeCompare(other.masAntigua));
}

import type { BloqueNovedades, BloqueRecorrido } from '../../contract/index.ts';
import type { FuenteActividades } from '../actividades/fuente-actividades.ts';
import { isRecorridoPendiente } from '../perfil/recorrido.repository.ts';
import type { AccionOfrecida, BloqueDeInicio } from './bloque-de-inicio.ts';
import { findUltimaVisita, listNovedades } from './novedades.queries.ts';
import { readAsuntos } from './read-asuntos.ts';

/** The blocks of the home this context gives: what waits, what the person may begin, and what happened of late. */
export function createOwnBloques(
  fuentes: readonly FuenteActividades[],
  acciones: readonly AccionOfrecida[],
): readonly BloqueDeInicio[] {
  const inOrder = acciones.toSorted((one, other) => one.orden - other.orden);
  return [
    {
      codigo: 'acciones',
      read: async (_, actor) => ({
        acciones: inOrder
          .filter(({ isFor, soloEnBusqueda }) => !soloEnBusqueda && isFor(actor))
          .map(({ texto, url, clase, esPrincipal }) => ({ texto, url, clase, esPrincipal })),
      }),
    },
    {
      codigo: 'recorrido',
      read: async (database, actor): Promise<BloqueRecorrido | undefined> =>
        (await isRecorridoPendiente(database, actor.userId)) ? { seOfrece: true } : undefined,
    },
    {
      codigo: 'asuntos',
      read: (database, actor, peticion) => readAsuntos(database, fuentes, actor, peticion),
    },
    {
      codigo: 'otros',
      read: (database, actor) => readAsuntos(database, fuentes, actor, { ambito: 'otros' }),
    },
    {
      codigo: 'novedades',
      read: async (database, actor): Promise<BloqueNovedades> => {
        const [visita, novedades] = await Promise.all([
          findUltimaVisita(database, actor),
          listNovedades(database, actor.userId),
        ]);
        return {
          ultimaVisita: visita?.visita.toISOString() ?? null,
          desdeLaUltimaVisita: visita?.nuevas ?? 0,
          novedades: novedades.map(({ id, titulo, enlace, created_at, leida_en }) => ({
            id,
            titulo,
            enlace,
            creadaEn: created_at.toISOString(),
            leida: leida_en !== null,
          })),
        };
      },
    },
  ];
}

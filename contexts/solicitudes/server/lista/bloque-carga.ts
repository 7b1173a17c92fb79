import { toColombianDay } from '@marco/country/working-days';
import { permissionKey } from '@marco/server-kit';
import type { BloqueDeInicio } from '@marco/usuarios/port';
import type { BloqueCarga } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import { toCalendario } from '../../rules/reloj/calendario.ts';
import { countDiasDeEspera } from '../../rules/reparto/dias-en-mano.ts';
import { findDiasNoHabiles, findDiasParaAsignar } from '../calendario/calendario.queries.ts';
import { countPorAsignar, listPorAsignar } from '../reparto/carga.queries.ts';
import { readCarga } from '../reparto/read-carga.ts';
import { listFilas } from './search-solicitudes.queries.ts';

/** Requests without a consultor that the home shows; the list has the others. */
const A_LA_VISTA = 7;

/** How much each consultor has in hand, and what waits for one: of who assigns requests alone. */
export const bloqueCarga: BloqueDeInicio = {
  codigo: 'carga',
  read: async (database, { permissions, readsAllEntities }): Promise<BloqueCarga | undefined> => {
    if (!readsAllEntities || !permissions.has(permissionKey(RECURSO_SOLICITUDES, 'aprobar')))
      return undefined;
    const [{ cupo, consultores }, total, enCola, plazoDias, { dias }] = await Promise.all([
      readCarga(database),
      countPorAsignar(database),
      listPorAsignar(database, A_LA_VISTA),
      findDiasParaAsignar(database),
      findDiasNoHabiles(database),
    ]);
    const filas = await listFilas(
      database,
      enCola.map(({ id }) => id),
    );
    const porId = new Map(filas.map((fila) => [fila.id, fila]));
    const hoy = toColombianDay(new Date());
    const calendario = toCalendario(dias, null);
    return {
      cupo,
      consultores: consultores.map((consultor) => ({
        ...consultor,
        url: `${solicitudesPaths.consulta}?consultor=${consultor.id}`,
      })),
      porAsignar: {
        total,
        plazoDias,
        solicitudes: enCola.flatMap(({ id, desde }) => {
          const fila = porId.get(id);
          return fila ? { ...fila, diasEnCola: countDiasDeEspera(desde, hoy, calendario) } : [];
        }),
      },
    };
  },
};

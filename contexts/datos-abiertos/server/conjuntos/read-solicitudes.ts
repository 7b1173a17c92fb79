import { toColombianDay } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { countDiasPorDueno, findDiasNoHabiles, listSegmentos, toCalendario } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import type { FilaConClave } from './read-por-clave.ts';
import { listSolicitudesAbiertas, type SolicitudAbiertaRow } from './solicitudes.queries.ts';

type Database = Kysely<DatabaseSchema>;

const toGrupo = ({ entidadId, nivel, mes }: SolicitudAbiertaRow) => `${entidadId} ${nivel} ${mes}`;

/** Requests by entidad, level and month, with the working days of each side by the clock of the requests themselves. */
export async function listSolicitudesPorMes(
  database: Database,
  despuesDe: number,
): Promise<readonly FilaConClave[]> {
  const rows = await listSolicitudesAbiertas(database, despuesDe, ZONE.name);
  const { dias } = await findDiasNoHabiles(database);
  const hoy = toColombianDay(new Date());
  return [...Map.groupBy(rows, toGrupo).values()].flatMap((suyas) => {
    const [primera] = suyas;
    if (primera === undefined) return [];
    const { entidadId, nit, entidad, nivel, mes } = primera;
    const calendario = toCalendario(dias, nit);
    const tiempos = suyas.map(({ pasos, suspensiones }) => {
      const dados = pasos.map(({ en, ...paso }) => ({ ...paso, dia: toColombianDay(new Date(en)) }));
      return countDiasPorDueno(listSegmentos({ nivel, pasos: dados, suspensiones }, hoy, calendario));
    });
    const sum = (de: keyof (typeof tiempos)[number]) => tiempos.reduce((total, uno) => total + uno[de], 0);
    const count = (estado: string) => suyas.filter((una) => una.estado === estado).length;
    return [
      {
        clave: entidadId,
        nit,
        entidad,
        nivel,
        mes,
        radicadas: suyas.length,
        certificadas: count('certificada'),
        rechazadas: count('rechazada'),
        desistidas: count('desistida'),
        abiertas: suyas.filter(({ cerrada }) => !cerrada).length,
        dias_ministerio: sum('ministerio'),
        dias_and: sum('and'),
        dias_entidad: sum('entidad'),
        dias_suspendidos: sum('suspendidos'),
      },
    ];
  });
}

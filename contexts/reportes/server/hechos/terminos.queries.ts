import { hourOf } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  computeDiaDeRadicacion,
  findEnManosDe,
  findHoraDeCorte,
  findPlazos,
  findPlazosDelOperador,
  listTerminosCerrados,
} from '@marco/solicitudes/port';
import { ESTADOS_CERRADOS } from '@marco/solicitudes/terms';
import { type Kysely, sql } from 'kysely';
import type { HechoCarga, HechoPronostico, HechoTermino } from '../../rules/hechos/hechos-de-tramite.ts';
import type { Pagina } from './momento.queries.ts';
import { buildPasos, listDeRecorridos, type RecorridoAl } from './recorridos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Steps that file a request: late in the day, they count as of the next working day. */
const PRESENTAN = new Set(['radicar', 'reafirmar']);
const CERRADOS: ReadonlySet<string> = new Set(ESTADOS_CERRADOS);

/** The terms that ended in a period, with the durations of now. */
export async function listHechosDeTerminos(
  database: Database,
  pagina: Pagina,
): Promise<readonly HechoTermino[]> {
  const { desde, hasta } = pagina;
  const [plazos, operador, horaCorte] = await Promise.all([
    findPlazos(database),
    findPlazosDelOperador(database),
    findHoraDeCorte(database),
  ]);
  const duraciones = { ...plazos, operador: operador.concepto };
  const primero = toColombianDay(desde);
  const toHechos = ({ solicitud, pasos: dados, suspensiones, segmentos, calendario }: RecorridoAl) => {
    const { id, nivel, sector, orden, departamento } = solicitud;
    const pasos = dados.map((paso) => {
      const { accion, dia } = paso;
      const hora = hourOf(new Date(paso.en));
      const inicio = computeDiaDeRadicacion({ dia, hora }, horaCorte, calendario);
      return { ...paso, tarde: PRESENTAN.has(accion) && inicio !== dia };
    });
    const cerrados = listTerminosCerrados({ segmentos, pasos, suspensiones }, duraciones, calendario);
    const porTermino = Map.groupBy(
      cerrados.filter((uno) => uno.hasta >= primero),
      ({ termino }) => termino,
    );
    return [...porTermino].flatMap(([termino, suyos]) => {
      const [cualquiera] = suyos;
      if (cualquiera === undefined) return [];
      const aTiempo = suyos.filter((uno) => uno.aTiempo).length;
      const { dueno } = cualquiera;
      return [{ id, nivel, sector, orden, departamento, dueno, termino, cerrados: suyos.length, aTiempo }];
    });
  };
  const cuales = sql`s.tipo <> 'retiro'
    and exists (${buildPasos(sql`p.created_at >= ${desde} and p.created_at < ${hasta}`)})
    and not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`;
  return listDeRecorridos(database, pagina, { cuales, toHechos });
}

/** The requests certified in a period that had been forecast from what others took. */
export async function listHechosDePronosticos(
  database: Database,
  pagina: Pagina,
): Promise<readonly HechoPronostico[]> {
  const { desde, hasta } = pagina;
  const cuales = sql`exists (${buildPasos(sql`h.codigo = 'certificada' and p.created_at >= ${desde} and p.created_at < ${hasta}`)})
    and exists (select from solicitudes_pronosticos f where f.solicitud_id = s.id and f.base = 'historia')`;
  const toHechos = ({ solicitud, segmentos }: RecorridoAl) => {
    const { id, nivel, sector, orden, departamento, diasDichos } = solicitud;
    const [probables = 0, seguros = 0] = diasDichos ?? [];
    // What the operator takes to publish afterwards is no part of the way to the certification.
    const dias = segmentos.reduce(
      (sum, { estado, diasHabiles }) => (estado === 'certificada' ? sum : sum + diasHabiles),
      0,
    );
    const promesas = [dias <= probables, dias <= seguros] as const;
    return [{ id, nivel, sector, orden, departamento, promesas }];
  };
  return listDeRecorridos(database, pagina, { cuales, toHechos });
}

/** The requests of each consultor: open at a moment with the working days they wait for them, and closed in the period. */
export async function listHechosDeCarga(database: Database, pagina: Pagina): Promise<readonly HechoCarga[]> {
  const { desde, hasta } = pagina;
  const cerrada = sql`h.cerrado and p.created_at < ${hasta}`;
  const cuales = sql`s.consultor_id is not null and exists (${buildPasos(sql`p.created_at < ${hasta}`)})
    and (not exists (${buildPasos(cerrada)}) or exists (${buildPasos(sql`${cerrada} and p.created_at >= ${desde}`)}))`;
  const primero = desde.getTime();
  const toHechos = ({ solicitud, pasos, segmentos }: RecorridoAl): readonly HechoCarga[] => {
    const { id, nivel, sector, orden, departamento, consultor } = solicitud;
    if (consultor === null) return [];
    const de = { id, sector, orden, departamento, consultor };
    const cierre = pasos.findLast(({ hasta: estado }) => CERRADOS.has(estado));
    if (cierre !== undefined)
      return new Date(cierre.en).getTime() < primero ? [] : [{ ...de, que: 'cerrada', cuanto: 1 }];
    const ultimo = segmentos.at(-1);
    const isSuya =
      ultimo?.dueno === 'ministerio' && findEnManosDe(ultimo.estado, nivel)?.encargado === 'consultor';
    return [
      { ...de, que: 'abierta', cuanto: 1 },
      ...(isSuya ? [{ ...de, que: 'dias', cuanto: ultimo.diasHabiles } as const] : []),
    ];
  };
  return listDeRecorridos(database, pagina, { cuales, toHechos });
}

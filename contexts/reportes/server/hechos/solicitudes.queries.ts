import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoEnCola, HechoTramo } from '../../rules/hechos/hechos.ts';
import type { Pagina } from './momento.queries.ts';
import { buildAbiertas, buildPasos, listDeRecorridos, type RecorridoAl } from './recorridos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * The working days each side had the requests that were decided in a period; what was suspended is nobody's. To end a version and to
 * reaffirm are other work.
 */
export async function listHechosDeTramos(database: Database, pagina: Pagina): Promise<readonly HechoTramo[]> {
  const { desde, hasta } = pagina;
  const cuales = sql`s.tipo <> 'retiro'
    and exists (${buildPasos(sql`h.codigo in ('certificada', 'rechazada') and p.created_at >= ${desde} and p.created_at < ${hasta}`)})
    and not exists (select from solicitudes_reafirmaciones r where r.solicitud_id = s.id)`;
  const toHechos = ({ solicitud: { id, nivel, sector, orden, departamento }, segmentos }: RecorridoAl) => {
    const duenos = Map.groupBy(
      // What the operator takes to publish afterwards is no part of the way to the decision.
      segmentos.filter(({ estado, dueno }) => estado !== 'certificada' && dueno !== null),
      ({ dueno }) => String(dueno),
    );
    return [...duenos].map(([dueno, suyos]) => ({
      id,
      nivel,
      sector,
      orden,
      departamento,
      dueno,
      dias: suyos.reduce((sum, { diasHabiles }) => sum + diasHabiles, 0),
    }));
  };
  return listDeRecorridos(database, pagina, { cuales, toHechos });
}

/** The requests that were open at a moment, with whom they waited and for how long. */
export async function listHechosEnCola(database: Database, pagina: Pagina): Promise<readonly HechoEnCola[]> {
  const cuales = buildAbiertas(pagina.hasta);
  const toHechos = ({ solicitud: { id, nivel, sector, orden, departamento }, segmentos }: RecorridoAl) => {
    const ultimo = segmentos.at(-1);
    if (ultimo?.dueno == null || ultimo.hasta !== null) return [];
    return [{ id, nivel, sector, orden, departamento, dueno: ultimo.dueno, dias: ultimo.diasHabiles }];
  };
  return listDeRecorridos(database, pagina, { cuales, toHechos });
}

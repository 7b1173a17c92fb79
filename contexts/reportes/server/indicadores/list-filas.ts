import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { ConsultaFilas } from '../../contract/index.ts';
import type { FilaDeCorte } from '../../rules/cortes/lineas.ts';
import { hasGruposOcultos } from '../../rules/indicadores/can-read-indicador.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import { computeExplicacion } from '../../rules/indicadores/explicacion.ts';
import { type CorteRow, listVersionesDeCorte } from '../cortes/cortes.queries.ts';
import type { LectorDeFilas } from './alcance-de-filas.ts';
import { readComparadas } from './get-explicacion.ts';
import { parsePedido } from './list-valores.ts';
import { getCorte, presentCorte } from './momentos.ts';
import { readFilas, readNombradas } from './read-filas.ts';
import { readIndicador } from './read-indicador.ts';

type Database = Kysely<DatabaseSchema>;

const FILAS_POR_PAGINA = 50;

/** The records that changed a figure alike since another cut. */
async function listCambiadas(
  database: Database,
  definicion: DefinicionDeIndicador,
  {
    query,
    desde,
    hasta,
  }: {
    readonly query: Omit<ConsultaFilas, 'pagina'>;
    readonly desde: CorteRow;
    readonly hasta: CorteRow;
  },
): Promise<readonly FilaDeCorte[]> {
  const { antes, despues, redefinidos } = await readComparadas(database, definicion, {
    desde,
    hasta,
    ambito: query.ambito,
  });
  const explicacion = computeExplicacion(definicion.agregado, antes, despues, redefinidos);
  const ids = new Set(
    (explicacion?.partes ?? [])
      .filter(({ tipo }) => query.tipo === undefined || tipo === query.tipo)
      .filter((parte) => query.clase === undefined || parte.hasta === query.clase)
      .filter((parte) => query.claseAntes === undefined || parte.desde === query.claseAntes)
      .flatMap((parte) => parte.ids),
  );
  const ultimas = new Map([...antes, ...despues].map((fila) => [fila.id, fila]));
  return [...ultimas.values()].filter(({ id }) => ids.has(id));
}

/**
 * The records behind a figure, or behind what changed it, those a reader may see by their names; the others are counted.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, CORTE_INEXISTENTE
 */
export async function readFilasPedidas(
  database: Database,
  codigo: string,
  { query, lector }: { readonly query: Omit<ConsultaFilas, 'pagina'>; readonly lector: LectorDeFilas },
) {
  const { indicador, definicion } = await readIndicador(database, codigo, lector);
  parsePedido(query.ambito, [], definicion);
  const lectura = { definicion, actor: lector.actor };
  const corte = await getCorte(database, query.corte, lectura);
  // Its records would tell which groups have somebody.
  if (hasGruposOcultos(definicion, lector.actor)) return { filas: [], ocultas: 0, indicador, corte };
  const version = (await listVersionesDeCorte(database, corte.id, codigo)).at(-1) ?? definicion.version;
  const filas =
    query.desde === undefined
      ? (await readFilas(database, corte, { codigo, version, ambito: query.ambito })).filter(
          ({ clase }) => query.clase === undefined || clase === query.clase,
        )
      : await listCambiadas(database, definicion, {
          query,
          desde: await getCorte(database, query.desde, lectura),
          hasta: corte,
        });
  return {
    ...(await readNombradas(database, filas, { alcance: lector.alcance, ...definicion })),
    indicador,
    corte,
  };
}

/**
 * A page of them.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, CORTE_INEXISTENTE
 */
export async function listFilasIndicador(
  database: Database,
  codigo: string,
  { query, lector }: { readonly query: ConsultaFilas; readonly lector: LectorDeFilas },
) {
  const { filas, ocultas, corte } = await readFilasPedidas(database, codigo, { query, lector });
  const desdeFila = FILAS_POR_PAGINA * (query.pagina - 1);
  return {
    filas: filas.slice(desdeFila, desdeFila + FILAS_POR_PAGINA),
    total: filas.length,
    ocultas,
    corte: presentCorte(corte),
  };
}

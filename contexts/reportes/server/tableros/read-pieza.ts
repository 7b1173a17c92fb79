import type { DatabaseSchema } from '@marco/database';
import { AppError, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type PiezaLeida, type PiezaPedida, reportesErrors } from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { presentMeta } from '../../rules/indicadores/meta.ts';
import { findPedidoDePieza } from '../../rules/tableros/pedido-de-pieza.ts';
import { listMetas, listVersiones } from '../indicadores/indicadores.queries.ts';
import { listValoresIndicador } from '../indicadores/list-valores.ts';
import { presentAmbito } from '../indicadores/present-ambito.ts';
import { presentTarjeta } from '../indicadores/present-tarjeta.ts';
import { type QuienLeeIndicadores, readIndicador } from '../indicadores/read-indicador.ts';

type Database = Kysely<DatabaseSchema>;

/** Months of a pieza, one year after the other. */
const MESES = 13;
const FALLO = 'No fue posible leer esta pieza. Intente de nuevo.';
/** What a pieza says where its reader may not see what it is of: as many as there are reasons. */
const RAZONES: ReadonlyMap<string, string> = new Map([
  ['INDICADOR_INEXISTENTE', 'Su rol no puede leer este indicador, o ya no existe.'],
  ['AMBITO_INEXISTENTE', 'El indicador ya no se divide de esa manera. Quite la pieza y agréguela de nuevo.'],
  ['VISTA_REPORTE_INEXISTENTE', 'La vista ya no se comparte con usted, o su dueño la borró.'],
]);

/** A pieza of an indicador. */
interface DeIndicador extends PiezaPedida {
  readonly codigo: string;
}
const isDeIndicador = (pieza: PiezaPedida): pieza is DeIndicador => pieza.codigo !== null;

/** @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE */
async function getPedido(database: Database, pieza: DeIndicador, context: QuienLeeIndicadores) {
  const leido = await readIndicador(database, pieza.codigo, context);
  const pedido = findPedidoDePieza(leido.definicion, pieza);
  if (pedido === undefined) throw refuse(reportesErrors, 'AMBITO_INEXISTENTE');
  return { ...leido, pedido };
}

/**
 * Checks that somebody may read what a pieza is of.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, VISTA_REPORTE_INEXISTENTE
 */
export async function requireLegible(
  database: Database,
  pieza: PiezaPedida,
  context: QuienLeeIndicadores,
): Promise<void> {
  if (!isDeIndicador(pieza)) throw refuse(reportesErrors, 'VISTA_REPORTE_INEXISTENTE');
  await getPedido(database, pieza, context);
}

type Mostrada = Omit<PiezaLeida, keyof PiezaPedida>;

/** @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE */
async function readDeIndicador(
  database: Database,
  pieza: DeIndicador,
  context: QuienLeeIndicadores,
): Promise<Mostrada> {
  const { codigo, ambito, forma } = pieza;
  const { indicador, definicion, pedido } = await getPedido(database, pieza, context);
  const [{ series }, metas, versiones, parte] = await Promise.all([
    listValoresIndicador(database, codigo, { query: { ...pedido, meses: MESES }, context }),
    listMetas(database, [codigo]),
    forma === 'grafica' ? listVersiones(database, codigo) : [],
    presentAmbito(database, ambito),
  ]);
  const { flujo = false, vista, series: deSeries = null } = definicion;
  return {
    titulo: indicador.pregunta,
    parte,
    direccion: toIndicadorCon(codigo, ambito),
    razon: '',
    tarjeta:
      forma === 'grafica'
        ? null
        : presentTarjeta(indicador, {
            parte: pedido.ambito,
            flujo,
            meta: metas.at(-1),
            puntos: series[0]?.puntos ?? [],
          }),
    grafica:
      forma === 'cifra'
        ? null
        : {
            indicador: {
              ...indicador,
              versiones: [...versiones],
              metas: metas.map(({ codigo: _, ...meta }) => ({
                ...meta,
                texto: presentMeta(meta, indicador.unidad),
              })),
              series: deSeries,
              flujo,
              ...(vista === undefined ? {} : { vista }),
            },
            series,
          },
  };
}

/** A pieza as its reader may see it now: one that fails says why, and the others of the board stay. */
export async function readPieza(
  database: Database,
  pieza: PiezaPedida,
  context: QuienLeeIndicadores,
): Promise<PiezaLeida> {
  try {
    if (!isDeIndicador(pieza)) throw refuse(reportesErrors, 'VISTA_REPORTE_INEXISTENTE');
    return { ...pieza, ...(await readDeIndicador(database, pieza, context)) };
  } catch (failure) {
    const razon = failure instanceof AppError ? RAZONES.get(failure.code) : undefined;
    return {
      ...pieza,
      titulo: pieza.codigo ?? 'Vista guardada',
      parte: '',
      direccion: '',
      razon: razon ?? FALLO,
      tarjeta: null,
      grafica: null,
    };
  }
}

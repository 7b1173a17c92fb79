import type { DatabaseSchema } from '@marco/database';
import { AppError, type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type PiezaLeida, type PiezaPedida, reportesErrors } from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { presentMeta } from '../../rules/indicadores/meta.ts';
import { findPedidoDePieza } from '../../rules/tableros/pedido-de-pieza.ts';
import { RECURSOS_EXPLORADOS } from '../explorador/fuentes.ts';
import { toLectorDeExplorador } from '../explorador/lector-de-explorador.ts';
import { searchExploracion } from '../explorador/search-exploracion.ts';
import { listMetas, listVersiones } from '../indicadores/indicadores.queries.ts';
import { listValoresIndicador } from '../indicadores/list-valores.ts';
import { presentAmbito } from '../indicadores/present-ambito.ts';
import { presentTarjeta } from '../indicadores/present-tarjeta.ts';
import { type QuienLeeIndicadores, readIndicador } from '../indicadores/read-indicador.ts';
import { getVistaReporte } from '../vistas/keep-vistas.ts';

type Database = Kysely<DatabaseSchema>;

/** Months of a pieza, one year after the other. */
const MESES = 13;
const FALLO = 'No fue posible leer esta pieza. Intente de nuevo.';
/** What a pieza says where its reader may not see what it is of: as many as there are reasons. */
const RAZONES: ReadonlyMap<string, string> = new Map([
  ['INDICADOR_INEXISTENTE', 'Su rol no puede leer este indicador, o ya no existe.'],
  ['AMBITO_INEXISTENTE', 'El indicador ya no se divide de esa manera. Quite la pieza y agréguela de nuevo.'],
  ['CONJUNTO_SIN_PERMISO', 'Su rol no consulta la lista de la que es esta vista.'],
  ['VISTA_REPORTE_INEXISTENTE', 'La vista ya no se comparte con usted, o su dueño la borró.'],
]);

/** A pieza of an indicador. */
interface DeIndicador extends PiezaPedida {
  readonly codigo: string;
}
const isDeIndicador = (pieza: PiezaPedida): pieza is DeIndicador => pieza.codigo !== null;

/** A pieza of a view. */
interface DeVista extends PiezaPedida {
  readonly vistaId: string;
}
const isDeVista = (pieza: PiezaPedida): pieza is DeVista => pieza.vistaId !== null;

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
  context: CallContext,
): Promise<void> {
  if (isDeIndicador(pieza)) await getPedido(database, pieza, context);
  else if (isDeVista(pieza)) await getVistaReporte(database, pieza.vistaId, context);
  else throw refuse(reportesErrors, 'VISTA_REPORTE_INEXISTENTE');
}

type Mostrada = Omit<PiezaLeida, keyof PiezaPedida>;
const SIN_NADA: Mostrada = {
  titulo: '',
  parte: '',
  direccion: '',
  razon: '',
  tarjeta: null,
  grafica: null,
  vista: null,
};

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
    ...SIN_NADA,
    titulo: indicador.pregunta,
    parte,
    direccion: toIndicadorCon(codigo, ambito),
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

/**
 * The groups of a view, by the rights its reader has now.
 *
 * @throws VISTA_REPORTE_INEXISTENTE, and what an exploration is refused with
 */
async function readDeVista(database: Database, pieza: DeVista, context: CallContext): Promise<Mostrada> {
  const { nombre, estado, titulo, direccion } = await getVistaReporte(database, pieza.vistaId, context);
  const exploracion = await searchExploracion(
    database,
    estado,
    toLectorDeExplorador(context, RECURSOS_EXPLORADOS),
  );
  const filas = pieza.forma === 'cifra' ? [] : exploracion.filas;
  return {
    ...SIN_NADA,
    titulo: nombre,
    parte: titulo,
    direccion,
    vista: { dibujo: estado.dibujo, exploracion: { ...exploracion, filas } },
  };
}

/** What a failure is told as; what nobody foresaw is written down too. */
function presentRazon(failure: unknown, { log }: CallContext): string {
  if (failure instanceof AppError) return RAZONES.get(failure.code) ?? failure.mensaje;
  log.error({ err: failure }, 'a pieza of a board could not be read');
  return FALLO;
}

/** A pieza as its reader may see it now: one that fails says why, and the others of the board stay. */
export async function readPieza(
  database: Database,
  pieza: PiezaPedida,
  context: CallContext,
): Promise<PiezaLeida> {
  try {
    if (isDeIndicador(pieza)) return { ...pieza, ...(await readDeIndicador(database, pieza, context)) };
    if (isDeVista(pieza)) return { ...pieza, ...(await readDeVista(database, pieza, context)) };
    throw refuse(reportesErrors, 'VISTA_REPORTE_INEXISTENTE');
  } catch (failure) {
    const titulo = pieza.codigo ?? 'Vista guardada';
    return { ...pieza, ...SIN_NADA, titulo, razon: presentRazon(failure, context) };
  }
}

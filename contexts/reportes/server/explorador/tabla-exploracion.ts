import { presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { formatLongDay } from '@marco/country/day-text';
import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { EstadoExplorador } from '../../contract/index.ts';
import { toExplorador } from '../../contract/reportes.paths.ts';
import { CALIDADES, RECURSO_REPORTES } from '../../contract/terms.ts';
import { chooseExploracion } from '../../rules/explorador/choose-exploracion.ts';
import { CONJUNTOS_DECLARADOS } from '../../rules/explorador/conjuntos.ts';
import { formatEstado } from '../../rules/explorador/direccion.ts';
import { isMinisterio, type LectorDeExplorador } from './lector-de-explorador.ts';
import { type ExploracionEntera, readExploracion } from './search-exploracion.ts';

type Database = Kysely<DatabaseSchema>;

/** What is explored, with who does. */
export interface ExploracionPorTomar {
  readonly estado: EstadoExplorador;
  readonly lector: LectorDeExplorador;
}

/** The groups of a request are read once, however many parts they are written in. */
const leidas = new WeakMap<object, Promise<ExploracionEntera>>();

function readOnce(database: Database, pedida: ExploracionPorTomar): Promise<ExploracionEntera> {
  const known = leidas.get(pedida);
  if (known !== undefined) return known;
  const read = readExploracion(database, pedida.estado, pedida.lector);
  leidas.set(pedida, read);
  return read;
}

function presentPeriodo({ desde, hasta }: EstadoExplorador): string {
  const dias = [
    ...(desde ? [`desde el ${formatLongDay(desde)}`] : []),
    ...(hasta ? [`hasta el ${formatLongDay(hasta)}`] : []),
  ];
  return dias.join(' ');
}

function presentNotas({ estado }: ExploracionPorTomar, leida: ExploracionEntera, sitio: string) {
  const { titulo, pregunta, periodo } = CONJUNTOS_DECLARADOS[estado.conjunto];
  const { definicion, corte, medidas, totales } = leida;
  const dias = presentPeriodo(estado);
  const filtros = [
    ...leida.filtros.map(({ nombre, valores }) => `${nombre}: ${valores.join(', ')}`),
    ...(dias === '' ? [] : [`${periodo}: ${dias}`]),
  ];
  return [
    ['Conjunto', titulo],
    ['Pregunta', pregunta],
    ['Cómo se lee', definicion.texto],
    ['Versión', `${definicion.version}, desde el ${formatLongDay(definicion.desde)}`],
    ['Fuentes', definicion.fuentes.join('; ')],
    ['Corte', presentMomento(new Date(corte.momento))],
    [
      'Calidad',
      corte.razon === null ? CALIDADES[corte.calidad] : `${CALIDADES[corte.calidad]}. ${corte.razon}`,
    ],
    ['Dimensiones', leida.dimensiones.map(({ nombre }) => nombre).join('; ')],
    ['Filtros', filtros.length === 0 ? 'Ninguno' : filtros.join('; ')],
    ['Grupos', leida.filas.length.toLocaleString(LOCALE)],
    ...medidas.map(
      ({ nombre }, at) =>
        [`Total de «${nombre}»`, totales[at]?.toLocaleString(LOCALE) ?? 'Sin dato'] as const,
    ),
    ['Dirección', `${sitio.replace(/\/$/, '')}${toExplorador(formatEstado(estado))}`],
  ] as const;
}

/** The columns of what is asked: its dimensions and its measures. */
function toColumnas({ estado, lector }: ExploracionPorTomar) {
  const decidida = chooseExploracion(CONJUNTOS_DECLARADOS[estado.conjunto], estado, isMinisterio(lector));
  if ('negada' in decidida) return [];
  return [
    ...decidida.dimensiones.map(({ nombre }) => ({ title: nombre, kind: 'text' as const, width: 44 })),
    ...decidida.medidas.map(({ nombre }) => ({ title: nombre, kind: 'number' as const, width: 18 })),
  ];
}

/** What was explored as a file: every group, and how it is read. A row goes by its place. */
export const tablaExploracion: TablaExportable<ExploracionPorTomar> = {
  codigo: 'exploracion',
  titulo: 'Exploración',
  archivo: 'exploracion',
  tipoObjeto: 'exploracion',
  permiso: { recurso: RECURSO_REPORTES, accion: 'consultar' },
  columnas: [],
  toColumnas,
  listIds: async (database, pedida) => [...(await readOnce(database, pedida)).filas.keys()],
  readFilas: async (database, ids, pedida) => {
    const { filas } = await readOnce(database, pedida);
    return new Map(
      ids.flatMap((id) => {
        const fila = filas[id];
        return fila ? [[id, [...fila.nombres, ...fila.valores]] as const] : [];
      }),
    );
  },
  presentNotas: async (database, pedida) => {
    const leida = await readOnce(database, pedida);
    const sitio = await findParametroTexto(database, 'sitio.direccion', '');
    return { title: 'Definición', rows: presentNotas(pedida, leida, sitio) };
  },
  describeFiltros: ({ estado: { conjunto, dimensiones, medidas, desde, hasta, filtros } }) =>
    presentFiltros({
      conjunto,
      dimensiones,
      medidas,
      desde,
      hasta,
      filtros: filtros.map(({ dimension }) => dimension),
    }),
};

import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { toIndicador } from '../../contract/reportes.paths.ts';
import { CALIDADES, type UnidadIndicador } from '../../contract/terms.ts';
import { computeCambio } from '../../rules/indicadores/cambio.ts';
import { isComoCuenta, presentValor, type ValorDicho } from '../../rules/indicadores/frases.ts';
import { presentMomento } from '../../rules/indicadores/momentos.ts';
import { presentParte } from '../../rules/indicadores/nombres.ts';
import { keepRead } from '../descargas/keep-read.ts';
import { listVersionesDe } from '../indicadores/indicadores.queries.ts';
import type { FuenteDeFilas } from './fuente-de-filas.ts';
import { type IndicadorReportado, listReportados } from './indicadores-reportados.ts';
import { defineInforme, type EstadoDeHechos } from './informe.ts';
import type { InformePedido } from './informe-pedido.ts';

interface SumasDeIndicadores {
  readonly conDato: number;
  readonly conMeta: number;
  readonly incompletos: number;
  /** When the newest of their cuts was taken; undefined where nobody took one. */
  readonly tomadoEn: string | undefined;
}

const UNIDADES: Readonly<Record<UnidadIndicador, string>> = {
  entero: 'cantidad',
  porcentaje: '%',
  dias: 'días hábiles',
  moneda: '$',
  ms: 'milisegundos',
};

const hasDato = ({ valor }: IndicadorReportado) => valor?.valor != null;

/** A page, a file and its notes are of one reading. */
const readReportados = keepRead(listReportados);

/** They are a few dozen: all of them are read, and a page is some of them. */
const fuente: FuenteDeFilas<SumasDeIndicadores> = {
  listIds: async (database, pedido) => (await readReportados(database, pedido)).map(({ id }) => id),
  readPagina: async (database, pedido, { pagina, tamano }) => {
    const todos = await readReportados(database, pedido);
    const conDato = todos.filter(hasDato);
    return {
      ids: todos.slice(tamano * (pagina - 1), tamano * pagina).map(({ id }) => id),
      total: todos.length,
      sumas: {
        conDato: conDato.length,
        conMeta: todos.filter(({ meta }) => meta !== undefined).length,
        incompletos: todos.length - conDato.filter(({ valor }) => valor?.calidad === 'completo').length,
        tomadoEn: todos
          .flatMap(({ actual }) => actual?.corte?.tomadoEn ?? [])
          .toSorted()
          .at(-1),
      },
    };
  },
};

async function listFilas(
  database: Kysely<DatabaseSchema>,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly IndicadorReportado[]> {
  const pedidos = new Set(ids);
  return (await readReportados(database, pedido)).filter(({ id }) => pedidos.has(id));
}

/** A share of few is counts alone (domain reportes §1 rule 5). */
const toNumero = (dicho: ValorDicho | undefined, { unidad }: IndicadorReportado['indicador']) =>
  dicho === undefined || isComoCuenta(dicho, unidad) ? null : dicho.valor;

const SIN_DATO: ValorDicho = { valor: null, numerador: null, denominador: null };

function presentCalidad({ valor }: IndicadorReportado): string {
  if (valor === undefined) return CALIDADES['sin-datos'];
  return valor.razon === '' ? CALIDADES[valor.calidad] : `${CALIDADES[valor.calidad]}: ${valor.razon}`;
}

function toCambio({ valor, anterior, indicador }: IndicadorReportado): number | null {
  const centesimas = computeCambio(valor, anterior, indicador.unidad);
  return centesimas === undefined ? null : centesimas / 100;
}

function presentHechos({ conDato, incompletos, tomadoEn }: SumasDeIndicadores): EstadoDeHechos {
  if (tomadoEn === undefined) return { calidad: 'sin-datos', razon: 'Todavía no hay ningún corte.' };
  if (conDato === 0)
    return { momento: tomadoEn, calidad: 'sin-datos', razon: 'Los cortes no dicen nada de esta parte.' };
  if (incompletos === 0) return { momento: tomadoEn, calidad: 'completo', razon: null };
  const cuantos = incompletos === 1 ? 'Un indicador no tiene' : `${incompletos} indicadores no tienen`;
  return { momento: tomadoEn, calidad: 'parcial', razon: `${cuantos} el dato completo.` };
}

/** How each of the rows is read since when, for the workbook. */
async function listNotas(
  database: Kysely<DatabaseSchema>,
  pedido: InformePedido,
): Promise<readonly (readonly [string, string])[]> {
  const reportados = await readReportados(database, pedido);
  const codigos = reportados.map(({ indicador }) => indicador.codigo);
  const versiones = await listVersionesDe(database, codigos);
  return codigos.map((codigo) => {
    const version = versiones.find((una) => una.codigo === codigo);
    const desde = version ? ` Versión ${version.version}, desde ${version.rige}.` : '';
    return [codigo, `${version?.formula ?? ''}${desde}`] as const;
  });
}

/** The figures of the catalogue at a cut (domain reportes §2 `indicadoresByFilter`). */
export const informeIndicadores = defineInforme({
  palabra: 'indicadoresByFilter',
  tipoObjeto: 'corte',
  fuente,
  listFilas,
  toId: ({ id }) => id,
  columnas: [
    ['Código', 'text', 10, ({ indicador }) => indicador.codigo],
    ['Indicador', 'text', 50, ({ indicador }) => indicador.nombre],
    ['Parte', 'text', 18, ({ ambito }) => presentParte(ambito)],
    ['Periodo', 'text', 12, ({ actual }) => (actual === undefined ? null : presentMomento(actual.momento))],
    ['Lectura', 'text', 16, ({ valor = SIN_DATO, indicador }) => presentValor(valor, indicador.unidad)],
    ['Valor', 'number', 12, ({ valor, indicador }) => toNumero(valor, indicador)],
    ['Unidad', 'text', 14, ({ indicador }) => UNIDADES[indicador.unidad]],
    ['Numerador', 'number', 12, ({ valor }) => valor?.numerador ?? null],
    ['Denominador', 'number', 12, ({ valor }) => valor?.denominador ?? null],
    ['Periodo anterior', 'number', 14, ({ anterior, indicador }) => toNumero(anterior, indicador)],
    ['Cambio', 'number', 12, toCambio],
    ['Meta', 'number', 12, ({ meta }) => meta ?? null],
    ['Calidad', 'text', 40, presentCalidad],
  ],
  toUrl: ({ indicador }, { lado }) => (lado === 'publico' ? null : toIndicador(indicador.codigo)),
  resumir: ({ conDato, conMeta }, total) => [
    { nombre: 'Indicadores', valor: total },
    { nombre: 'Con dato', valor: conDato },
    { nombre: 'Con meta', valor: conMeta },
  ],
  presentHechos,
  listNotas,
  definicion: {
    texto:
      'Cada fila es un indicador con su valor en un corte guardado. Lo que se cuenta por mes es del último mes cerrado; lo demás, del corte de hoy. El cambio es contra el mes cerrado anterior. Una proporción de menos de diez casos se lee como cuenta y no tiene valor.',
    fuentes: ['Cortes diarios y cierres de mes', 'Catálogo de indicadores', 'Metas'],
  },
});

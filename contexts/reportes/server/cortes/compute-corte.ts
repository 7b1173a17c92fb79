import { createHash } from 'node:crypto';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { type FilaDeCorte, listLineas, type ValorDeCorte } from '../../rules/cortes/lineas.ts';
import type { Periodo } from '../../rules/cortes/periodo.ts';
import type { Conjunto, Hechos } from '../../rules/hechos/hechos.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import {
  type Frescura,
  type FuenteTardia,
  findFrescura,
  findFrescuraDeComparacion,
} from '../../rules/indicadores/frescura.ts';
import { startValores, type ValorComputado } from '../../rules/indicadores/valores.ts';
import { listDefinicionesDelCorte } from '../../rules/indicadores/vigentes.ts';
import { countPorComparar } from '../hechos/casi-duplicados.queries.ts';
import { readHechos } from '../hechos/read-hechos.ts';
import { findUltimaHora } from '../hechos/xroad.queries.ts';
import { listVersionesEnUso } from './cortes.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Sumas = ReturnType<typeof startValores>;

/** SHA-256 of the values of a cut, in their order. */
export function computeHuella(valores: readonly ValorDeCorte[]): string {
  return createHash('sha256').update(listLineas(valores).join('\n')).digest('hex');
}

interface Juicio {
  readonly reconstruido: boolean;
  /** How far what comes later is known. */
  readonly frescuras: Readonly<Record<FuenteTardia, Frescura | undefined>>;
}

function judge(
  definicion: DefinicionDeIndicador,
  valor: ValorComputado,
  { reconstruido, frescuras }: Juicio,
): ValorDeCorte {
  const { codigo, version, sinFecha, fuente } = definicion;
  const suyo = { ...valor, codigo, version };
  const frescura = fuente && frescuras[fuente];
  if (frescura?.calidad === 'sin-datos') return { ...toSinDatos(suyo), ...frescura };
  if (valor.valor === null && valor.numerador === null)
    return {
      ...toSinDatos(suyo),
      calidad: 'sin-datos',
      razon: 'No hay hechos que contar en el periodo.',
    };
  if (frescura !== undefined) return { ...suyo, ...frescura };
  if (reconstruido && sinFecha !== undefined) return { ...suyo, calidad: 'estimado', razon: sinFecha };
  return { ...suyo, calidad: 'completo', razon: '' };
}

/** A value of which nothing is known: no datum is not zero. */
export function toSinDatos<Valor extends ValorComputado>(valor: Valor): Valor {
  return {
    ...valor,
    numerador: null,
    denominador: null,
    valor: null,
    p10: null,
    p80: null,
    p90: null,
    p95: null,
  };
}

/** Takes what one page of facts adds to each definition, and tells its rows. */
function addPagina(
  definiciones: ReadonlyMap<DefinicionDeIndicador, Sumas>,
  hechos: readonly Hechos[Conjunto][],
): readonly FilaDeCorte[] {
  return [...definiciones].flatMap(([definicion, sumas]) =>
    hechos.flatMap((hecho) => {
      const aporte = definicion.compute(hecho);
      if (aporte === undefined) return [];
      sumas.add(aporte);
      return [{ ...aporte, codigo: definicion.codigo, version: definicion.version }];
    }),
  );
}

/** How far what comes later than it happens is known of a period now. */
export async function readFrescuras(database: Database, periodo: Periodo): Promise<Juicio['frescuras']> {
  return {
    xroad: findFrescura(await findUltimaHora(database, periodo.hasta), periodo),
    comparacion: findFrescuraDeComparacion(await countPorComparar(database, periodo.hasta)),
  };
}

/** How a cut is read. */
interface LecturaDeCorte {
  readonly reconstruido: boolean;
  /** Called with the records of each page. */
  readonly keepFilas: (filas: readonly FilaDeCorte[]) => Promise<void>;
  /** Only what these tell; everything without them. */
  readonly fuentes?: readonly FuenteTardia[] | undefined;
}

/** The values of a cut, and the indicators it was computed for: one without any record has no value. */
interface CorteComputado {
  readonly valores: readonly ValorDeCorte[];
  readonly codigos: readonly string[];
}

/**
 * Every value of a cut from the facts as they were at its moment. Reads each set of facts once and page by page, so that memory does
 * not grow with them.
 */
export async function computeCorte(
  database: Database,
  periodo: Periodo,
  { reconstruido, keepFilas, fuentes }: LecturaDeCorte,
): Promise<CorteComputado> {
  const hastaDia = toColombianDay(new Date(periodo.hasta.getTime() - 1));
  const definiciones = listDefinicionesDelCorte(await listVersionesEnUso(database), {
    desde: periodo.desde,
    hasta: hastaDia,
  }).filter(({ fuente }) => fuentes === undefined || (fuente !== undefined && fuentes.includes(fuente)));
  const frescuras = await readFrescuras(database, periodo);
  const valores: ValorDeCorte[] = [];
  for (const [conjunto, suyas] of Map.groupBy(definiciones, ({ conjunto }) => conjunto)) {
    const sumas = new Map(suyas.map((una) => [una, startValores(una.agregado, una.cortes)]));
    for await (const pagina of readHechos(database, conjunto, periodo))
      await keepFilas(addPagina(sumas, pagina));
    for (const [definicion, suma] of sumas)
      valores.push(...suma.list().map((valor) => judge(definicion, valor, { reconstruido, frescuras })));
  }
  return { valores, codigos: [...new Set(definiciones.map(({ codigo }) => codigo))] };
}

import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ConjuntoExplorado, LIMITES_EXPLORADOR } from '../../contract/explorador.terms.ts';
import {
  type ConjuntoExplorable,
  type EstadoExplorador,
  type Exploracion,
  reportesErrors,
} from '../../contract/index.ts';
import {
  chooseExploracion,
  type ExploracionDecidida,
  listDimensiones,
} from '../../rules/explorador/choose-exploracion.ts';
import {
  type ConjuntoDeclarado,
  type DimensionDeclarada,
  findVersionDeConjunto,
  type MedidaDeclarada,
} from '../../rules/explorador/conjunto.ts';
import { CONJUNTOS_DECLARADOS } from '../../rules/explorador/conjuntos.ts';
import { type ClaveNombrada, listEnOrden, presentClaves } from '../../rules/explorador/orden-de-grupos.ts';
import { presentFrescura } from '../informes/frescura-de-xroad.ts';
import { FUENTES } from './fuentes.ts';
import { type GruposLeidos, readGrupos, readWithin } from './grupos.queries.ts';
import { isMinisterio, type LectorDeExplorador } from './lector-de-explorador.ts';
import { listClavesNombradas } from './nombres-de-claves.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** SQLSTATE of a statement that was ended. */
const CANCELADA = '57014';

/** Whether somebody explores a set: as far as they open the list of its records. */
const canExplore = (conjunto: ConjuntoExplorado, { recursos }: LectorDeExplorador): boolean =>
  recursos.includes(FUENTES[conjunto].recurso.code);

const presentDimension = ({ codigo, nombre, clase }: DimensionDeclarada) => ({ codigo, nombre, clase });
const presentMedida = ({ codigo, nombre, unidad, aditiva }: MedidaDeclarada) => ({
  codigo,
  nombre,
  unidad,
  aditiva,
});
function presentDefinicion(conjunto: ConjuntoDeclarado): Exploracion['definicion'] {
  const { texto, fuentes } = conjunto.definicion;
  return { texto, fuentes: [...fuentes], ...findVersionDeConjunto(conjunto) };
}

/** The sets somebody may explore. */
export function listConjuntos(lector: LectorDeExplorador): ConjuntoExplorable[] {
  return Object.values(CONJUNTOS_DECLARADOS)
    .filter(({ codigo }) => canExplore(codigo, lector))
    .map((conjunto) => ({
      codigo: conjunto.codigo,
      titulo: conjunto.titulo,
      pregunta: conjunto.pregunta,
      periodo: conjunto.periodo,
      dimensiones: listDimensiones(conjunto, isMinisterio(lector)).map(presentDimension),
      medidas: conjunto.medidas.map(presentMedida),
      definicion: presentDefinicion(conjunto),
    }));
}

/**
 * What is asked, by the declaration of its set.
 *
 * @throws CONJUNTO_SIN_PERMISO, DIMENSION_AJENA, MEDIDA_AJENA
 */
export function getDecidida(
  estado: Omit<EstadoExplorador, 'dibujo'>,
  lector: LectorDeExplorador,
): ExploracionDecidida {
  if (!canExplore(estado.conjunto, lector)) throw refuse(reportesErrors, 'CONJUNTO_SIN_PERMISO');
  const decidida = chooseExploracion(CONJUNTOS_DECLARADOS[estado.conjunto], estado, isMinisterio(lector));
  if ('negada' in decidida) throw refuse(reportesErrors, decidida.negada);
  return decidida;
}

/** Every group, by its names and in its order. */
export interface ExploracionEntera extends Omit<Exploracion, 'grupos'> {
  /** The keys that filter, by their names. */
  readonly filtros: readonly { readonly nombre: string; readonly valores: readonly string[] }[];
}

const nameDe = async (database: Database, dimension: DimensionDeclarada, claves: ReadonlySet<string>) =>
  presentClaves(
    dimension,
    claves,
    dimension.tabla === undefined ? [] : await listClavesNombradas(database, dimension.tabla, [...claves]),
  );

const HOUR_MS = 3_600_000;
/** An hour is known to its end. */
const toEndOfHour = (start: Date) => new Date(start.getTime() + HOUR_MS);

/**
 * Every group of what is asked.
 *
 * @throws CONJUNTO_SIN_PERMISO, DIMENSION_AJENA, MEDIDA_AJENA, EXPLORACION_GRANDE, EXPLORACION_LENTA
 */
export async function readExploracion(
  database: Database,
  estado: EstadoExplorador,
  lector: LectorDeExplorador,
): Promise<ExploracionEntera> {
  const decidida = getDecidida(estado, lector);
  const { dimensiones, medidas, filtros } = decidida;
  const { grupos, totales, ultima, ordenes, nombrados } = await readInTime(database, async (trx) => {
    const leidos = await readGrupos(trx, FUENTES[estado.conjunto], decidida, { ...estado, lector });
    if (leidos.grupos.length > LIMITES_EXPLORADOR.grupos) throw refuse(reportesErrors, 'EXPLORACION_GRANDE');
    return { ...leidos, ...(await nameGrupos(trx, leidos, decidida)) };
  });
  const nombres = ordenes.map((claves) => new Map(claves.map(({ clave, nombre }) => [clave, nombre])));
  const conjunto = CONJUNTOS_DECLARADOS[estado.conjunto];
  const hechos =
    FUENTES[estado.conjunto].ultima === undefined
      ? { calidad: 'completo' as const, razon: null }
      : presentFrescura({ hasta: ultima && toEndOfHour(ultima) }, { lector });
  return {
    conjunto: estado.conjunto,
    dimensiones: dimensiones.map(presentDimension),
    medidas: medidas.map(presentMedida),
    filas: listEnOrden(grupos, ordenes).map(({ claves, valores }) => ({
      claves: [...claves],
      nombres: claves.map((clave, at) => nombres[at]?.get(clave) ?? clave),
      valores: [...valores],
    })),
    totales: [...totales],
    filtros: filtros.map(({ dimension: { nombre } }, at) => ({
      nombre,
      valores: nombrados[at]?.map((una) => una.nombre) ?? [],
    })),
    definicion: presentDefinicion(conjunto),
    corte: { momento: new Date().toISOString(), ...hechos },
  };
}

/** One statement after the other: a transaction has one connection. */
async function nameGrupos(
  trx: Database,
  { grupos }: GruposLeidos,
  { dimensiones, filtros }: ExploracionDecidida,
) {
  const ordenes: (readonly ClaveNombrada[])[] = [];
  for (const [at, dimension] of dimensiones.entries())
    ordenes.push(await nameDe(trx, dimension, new Set(grupos.map(({ claves }) => claves[at] ?? ''))));
  const nombrados: (readonly ClaveNombrada[])[] = [];
  for (const { dimension, valores } of filtros)
    nombrados.push(await nameDe(trx, dimension, new Set(valores)));
  return { ordenes, nombrados };
}

/** @throws EXPLORACION_LENTA */
async function readInTime<Answer>(database: Database, read: (trx: Database) => Promise<Answer>) {
  try {
    return await readWithin(database, LIMITES_EXPLORADOR.espera, read);
  } catch (error) {
    if ((error as { code?: unknown }).code !== CANCELADA) throw error;
    throw refuse(reportesErrors, 'EXPLORACION_LENTA');
  }
}

/** A page of it, with how many groups there are. */
export async function searchExploracion(
  database: Database,
  estado: EstadoExplorador,
  lector: LectorDeExplorador,
): Promise<Exploracion> {
  const { filas, filtros: _, ...rest } = await readExploracion(database, estado, lector);
  return { ...rest, filas: filas.slice(0, LIMITES_EXPLORADOR.enPantalla), grupos: filas.length };
}

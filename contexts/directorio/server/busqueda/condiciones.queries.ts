import { MINIMO_DENTRO } from '@marco/diccionario/port';
import { type RawBuilder, sql } from 'kysely';
import type { FiltroDirectorio } from '../../contract/index.ts';
import { FACETAS_DIRECTORIO, type FacetaDirectorio } from '../../contract/terms.ts';

/** State of a servicio as the facet tells it. */
export const ESTADO_FACETA = sql<string>`case when d.en_suspension then 'en-suspension' else d.estado end`;

/** Whether a servicio can be tried, as the facet tells it. */
export const SIMULADOR_FACETA = sql<string>`case when d.con_simulador then 'con' else 'sin' end`;

/** The row (`d`) holds a word: anywhere, or where a word begins when it is very short. Uses the trigram index. */
export function buildContiene(palabra: string): RawBuilder<boolean> {
  return palabra.length >= MINIMO_DENTRO
    ? sql`d.texto like ${`%${palabra}%`}`
    : sql`(d.texto like ${`%|${palabra}%`} or d.texto like ${`% ${palabra}%`})`;
}

/** What a row must be for each facet that is chosen; of several values of one, any. */
export function listCondiciones(
  filtro: FiltroDirectorio,
): ReadonlyMap<FacetaDirectorio, RawBuilder<boolean>> {
  const { estado, actualizado } = filtro;
  const condiciones: Readonly<Record<FacetaDirectorio, RawBuilder<boolean> | undefined>> = {
    estado: estado === undefined ? sql`not d.en_suspension` : sql`${ESTADO_FACETA} = any(${estado}::text[])`,
    entidad: isOneOf(sql`d.entidad_id`, filtro.entidad),
    acceso: isOneOf(sql`d.acceso`, filtro.acceso),
    datoPersonal: isOneOf(sql`d.dato_personal`, filtro.datoPersonal),
    sector: isOneOf(sql`d.sector_id`, filtro.sector),
    ordenEntidad: isOneOf(sql`d.orden_id`, filtro.ordenEntidad),
    departamento: isOneOf(sql`d.departamento_codigo`, filtro.departamento),
    tipoIntercambio: hasAny(sql`d.tipos_intercambio`, filtro.tipoIntercambio),
    sincronia: isOneOf(sql`d.sincronia`, filtro.sincronia),
    tecnologia: isOneOf(sql`d.tecnologia`, filtro.tecnologia),
    entrega: hasAny(sql`d.entrega`, filtro.entrega),
    pide: hasAny(sql`d.pide`, filtro.pide),
    dominio: hasAny(sql`d.dominios`, filtro.dominio),
    capa: hasAny(sql`d.capas`, filtro.capa),
    simulador: isOneOf(SIMULADOR_FACETA, filtro.simulador),
    actualizado:
      actualizado === undefined
        ? undefined
        : sql`d.actualizado_en >= now() - make_interval(days => ${Number(actualizado)}::int)`,
  };
  return new Map(
    FACETAS_DIRECTORIO.flatMap((faceta) => {
      const condicion = condiciones[faceta];
      return condicion ? [[faceta, condicion] as const] : [];
    }),
  );
}

/** What a row must be whatever its facets: it holds every word, and serves who says what they have and need. */
export function listCondicionesDeTexto(
  { tengo = [], necesito = [] }: Pick<FiltroDirectorio, 'tengo' | 'necesito'>,
  palabras: readonly string[],
): readonly RawBuilder<boolean>[] {
  const deDatos: RawBuilder<boolean>[] = [];
  if (necesito.length > 0) deDatos.push(sql`d.entrega && ${necesito}::int[]`);
  else if (tengo.length > 0) deDatos.push(sql`d.pide && ${tengo}::int[]`);
  return [...palabras.map(buildContiene), ...deDatos];
}

export function buildConjuncion(condiciones: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return condiciones.length === 0 ? sql`true` : sql<boolean>`${sql.join(condiciones, sql` and `)}`;
}

type Valores = readonly (number | string)[] | undefined;

/** Values as an array of the type of their column. */
export const buildLista = (valores: readonly (number | string)[]) =>
  typeof valores[0] === 'number' ? sql`${valores}::int[]` : sql`${valores}::text[]`;

function isOneOf(column: RawBuilder<unknown>, valores: Valores): RawBuilder<boolean> | undefined {
  return valores && valores.length > 0 ? sql`${column} = any(${buildLista(valores)})` : undefined;
}

function hasAny(column: RawBuilder<unknown>, valores: Valores): RawBuilder<boolean> | undefined {
  return valores && valores.length > 0 ? sql`${column} && ${buildLista(valores)}` : undefined;
}

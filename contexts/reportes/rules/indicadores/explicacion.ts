import { type Agregado, type Aporte, isExplicable } from './aporte.ts';

/** What made a figure change. */
const TIPOS_PARTE = ['entraron', 'salieron', 'cambiaron', 'definicion'] as const;
type TipoParte = (typeof TIPOS_PARTE)[number];

/** Records that changed a figure alike. */
export interface ParteDeCambio {
  readonly tipo: TipoParte;
  /** Clase they had; null of what entered. */
  readonly desde: string | null;
  /** Clase they have; null of what left. */
  readonly hasta: string | null;
  readonly cantidad: number;
  /** What they change, in hundredths of the unit: the parts add up exactly. */
  readonly centesimas: number;
  readonly ids: readonly number[];
}

export interface Explicacion {
  /** In hundredths of the unit, as rounded for people. */
  readonly antes: number;
  readonly despues: number;
  readonly partes: readonly ParteDeCambio[];
}

interface Cuenta {
  readonly num: number;
  readonly den: number;
}

const CIEN = 100;
const PORCENTAJE = 10_000;

/** In hundredths: of a percentage point, or of one. Null of a share of nothing. */
function toCentesimas(agregado: Agregado, { num, den }: Cuenta): number | null {
  if (agregado === 'cuenta') return num * CIEN;
  return den === 0 ? null : Math.round((num * PORCENTAJE) / den);
}

const add = (one: Cuenta, other: Cuenta, sign = 1): Cuenta => ({
  num: one.num + sign * other.num,
  den: one.den + sign * other.den,
});

function sumar(aportes: Iterable<Aporte>): Cuenta {
  let suma: Cuenta = { num: 0, den: 0 };
  for (const aporte of aportes) suma = add(suma, aporte);
  return suma;
}

interface Grupo {
  readonly tipo: TipoParte;
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly ids: number[];
  cambio: Cuenta;
}

const RANGO: Readonly<Record<TipoParte, number>> = { entraron: 0, cambiaron: 1, salieron: 2, definicion: 3 };

/** What leaves comes last, so that no share is of nothing on the way; of the same kind, what adds cases comes first. */
function compareGrupos(one: Grupo, other: Grupo): number {
  return (
    RANGO[one.tipo] - RANGO[other.tipo] ||
    other.cambio.den - one.cambio.den ||
    `${one.desde}|${one.hasta}`.localeCompare(`${other.desde}|${other.hasta}`)
  );
}

const objetoOf = ({ objeto, id }: Aporte) => `${objeto}:${id}`;

/** Names each aporte: by its record, or also by its clase where the record counts twice in one of the lists. */
function nameAportes(...listas: readonly (readonly Aporte[])[]): (aporte: Aporte) => string {
  const repetidos = new Set<string>();
  for (const lista of listas) {
    const seen = new Set<string>();
    for (const aporte of lista) {
      const objeto = objetoOf(aporte);
      if (seen.has(objeto)) repetidos.add(objeto);
      seen.add(objeto);
    }
  }
  return (aporte) =>
    repetidos.has(objetoOf(aporte)) ? `${objetoOf(aporte)}:${aporte.clase}` : objetoOf(aporte);
}

const NADA: Cuenta = { num: 0, den: 0 };

function findTipo(vieja: Aporte | undefined, nueva: Aporte | undefined): TipoParte {
  if (vieja === undefined) return 'entraron';
  return nueva === undefined ? 'salieron' : 'cambiaron';
}

const isSame = (one: Aporte | undefined, other: Aporte | undefined) =>
  one?.clase === other?.clase && one?.num === other?.num && one?.den === other?.den;

function listGrupos(antes: readonly Aporte[], despues: readonly Aporte[]): readonly Grupo[] {
  const keyOf = nameAportes(antes, despues);
  const viejas = new Map(antes.map((uno) => [keyOf(uno), uno]));
  const nuevas = new Map(despues.map((uno) => [keyOf(uno), uno]));
  const todas = new Map([...viejas, ...nuevas]);
  const grupos = new Map<string, Grupo>();
  for (const [key, { id }] of todas) {
    const [vieja, nueva] = [viejas.get(key), nuevas.get(key)];
    if (isSame(vieja, nueva)) continue;
    const [tipo, desde, hasta] = [findTipo(vieja, nueva), vieja?.clase ?? null, nueva?.clase ?? null];
    const nombre = `${tipo}|${desde}|${hasta}`;
    const grupo = grupos.get(nombre) ?? { tipo, desde, hasta, ids: [], cambio: NADA };
    grupo.ids.push(id);
    grupo.cambio = add(grupo.cambio, add(nueva ?? NADA, vieja ?? NADA, -1));
    grupos.set(nombre, grupo);
  }
  return [...grupos.values()].sort(compareGrupos);
}

/**
 * Why a figure changed between two cuts: what entered, left, became something else, and another definition. Each part is what the figure
 * moves by as its records are applied after those before it, rounded as people read it, so the parts add up to the difference exactly
 * (domain reportes §4.4).
 *
 * @param antes records of the first cut, each once
 * @param despues those of the second cut, by the same definition
 * @param redefinidos those of the second cut by its own definition, where that is another one
 * @returns undefined where a figure is not explained by its records: a median, a range, or a share of nothing
 */
export function computeExplicacion(
  agregado: Agregado,
  antes: readonly Aporte[],
  despues: readonly Aporte[],
  redefinidos?: readonly Aporte[],
): Explicacion | undefined {
  if (!isExplicable(agregado)) return undefined;
  let cuenta = sumar(antes);
  const inicio = toCentesimas(agregado, cuenta);
  if (inicio === null || toCentesimas(agregado, sumar(despues)) === null) return undefined;
  let valor = inicio;
  const partes: ParteDeCambio[] = [];
  for (const { tipo, desde, hasta, ids, cambio } of listGrupos(antes, despues)) {
    cuenta = add(cuenta, cambio);
    const siguiente = toCentesimas(agregado, cuenta);
    // Only while more leave than stay may a share be of nothing, and then the last part brings it back.
    const nuevo = siguiente ?? valor;
    partes.push({ tipo, desde, hasta, cantidad: ids.length, centesimas: nuevo - valor, ids });
    valor = nuevo;
  }
  if (redefinidos !== undefined) {
    const nuevo = toCentesimas(agregado, sumar(redefinidos));
    if (nuevo === null) return undefined;
    const ids = listGrupos(despues, redefinidos).flatMap((grupo) => grupo.ids);
    partes.push({
      tipo: 'definicion',
      desde: null,
      hasta: null,
      cantidad: ids.length,
      centesimas: nuevo - valor,
      ids,
    });
    valor = nuevo;
  }
  return { antes: inicio, despues: valor, partes };
}

import type { UnidadIndicador } from '../../contract/terms.ts';
import { presentValor, type ValorDicho } from './frases.ts';

/** Under so many persons a group is not told apart in public (domain reportes §1 rule 7). */
export const MINIMO_DE_PERSONAS = 5;

/** A number of persons with its wording. */
interface ValorDeGrupo extends ValorDicho {
  readonly p10: number | null;
  readonly p80: number | null;
  readonly texto: string;
}

/** A number of persons at a cut. */
interface PuntoDeGrupo<Valor, Corte> {
  readonly momento: string;
  readonly corte: Corte;
  readonly valor: Valor | null;
}

/** A group in time. */
interface SerieDeGrupo<Valor, Corte> {
  readonly ambito: string;
  readonly nombre: string;
  readonly puntos: PuntoDeGrupo<Valor, Corte>[];
}

interface Grupo {
  readonly clave: string;
  readonly cuantos: number;
}

/**
 * The groups that are told together. One by itself would follow from the total and the others, and so would two of few persons each:
 * the smallest others join them until they are several and no few. A group of nobody hides nothing.
 *
 * @returns keys; empty where every group is large enough
 */
export function findReunidos(grupos: readonly Grupo[]): ReadonlySet<string> {
  const conAlguien = grupos.filter(({ cuantos }) => cuantos > 0);
  const ordenados = conAlguien.toSorted((one, other) => one.cuantos - other.cuantos);
  const reunidos = ordenados.filter(({ cuantos }) => cuantos < MINIMO_DE_PERSONAS);
  if (reunidos.length === 0) return new Set();
  const suma = () => reunidos.reduce((sum, { cuantos }) => sum + cuantos, 0);
  for (const otro of ordenados.slice(reunidos.length)) {
    if (reunidos.length > 1 && suma() >= MINIMO_DE_PERSONAS) break;
    reunidos.push(otro);
  }
  return new Set(reunidos.map(({ clave }) => clave));
}

const SIN_CIFRA = { numerador: null, denominador: null, valor: null, p10: null, p80: null };
const OTROS = `Otros (menos de ${MINIMO_DE_PERSONAS})`;

/** A number of persons as anybody reads it: of a few, not how many. */
export function presentPocas<Valor extends ValorDeGrupo>(valor: Valor | null): Valor | null {
  const cuantos = valor?.numerador ?? 0;
  if (valor === null || cuantos === 0 || cuantos >= MINIMO_DE_PERSONAS) return valor;
  return { ...valor, ...SIN_CIFRA, texto: `Menos de ${MINIMO_DE_PERSONAS}` };
}

function sumPuntos(
  puntos: readonly PuntoDeGrupo<ValorDeGrupo, unknown>[],
  unidad: UnidadIndicador,
): Pick<ValorDeGrupo, 'numerador' | 'valor' | 'texto'> {
  const suma = puntos.reduce((sum, { valor }) => sum + (valor?.numerador ?? 0), 0);
  const texto = presentValor({ valor: suma, numerador: suma, denominador: null }, unidad);
  return { numerador: suma, valor: suma, texto };
}

/**
 * The series of a number of persons as anybody reads them: at each moment the small groups stand together. A group that never stands
 * alone is left out.
 */
export function presentGrupos<Valor extends ValorDeGrupo, Corte>(
  series: readonly SerieDeGrupo<Valor, Corte>[],
  { unidad, ambitoDeOtros }: { readonly unidad: UnidadIndicador; readonly ambitoDeOtros: string },
): SerieDeGrupo<Valor, Corte>[] {
  const momentos = series[0]?.puntos ?? [];
  const reunidos = momentos.map((_, at) =>
    findReunidos(
      series.map(({ ambito, puntos }) => ({ clave: ambito, cuantos: puntos[at]?.valor?.numerador ?? 0 })),
    ),
  );
  const separadas = series.map((serie) => ({
    ...serie,
    puntos: serie.puntos.map((punto, at) =>
      punto.valor !== null && reunidos[at]?.has(serie.ambito)
        ? { ...punto, valor: { ...punto.valor, ...SIN_CIFRA, texto: `En «${OTROS}»` } }
        : punto,
    ),
  }));
  const otros = momentos.map((momento, at): PuntoDeGrupo<Valor, Corte> => {
    const suyos = series
      .filter(({ ambito }) => reunidos[at]?.has(ambito))
      .flatMap(({ puntos }) => puntos[at] ?? []);
    const valor = suyos[0]?.valor;
    if (valor == null) return { ...momento, valor: null };
    return { ...momento, valor: presentPocas({ ...valor, ...SIN_CIFRA, ...sumPuntos(suyos, unidad) }) };
  });
  const visibles = separadas.filter(({ puntos }) => puntos.some(({ valor }) => valor?.numerador != null));
  if (otros.every(({ valor }) => valor === null)) return visibles;
  return [...visibles, { ambito: ambitoDeOtros, nombre: OTROS, puntos: otros }];
}

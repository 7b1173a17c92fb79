import type { DimensionDeIndicador, VistaIndicador } from '../../contract/terms.ts';
import type { Conjunto, Hechos } from '../hechos/hechos.ts';
import type { AmbitoDeValor } from './ambito.ts';
import type { Agregado, Aporte } from './aporte.ts';
import type { FuenteTardia } from './frescura.ts';

/** What a record brings to a figure, where its records are ranked. */
export interface CifraDeFila {
  readonly valor: number;
  readonly texto: string;
}

/** How an indicador is computed: a pure function of each fact, and how the aportes are added up. */
export interface DefinicionDeIndicador<De extends Conjunto = Conjunto> {
  readonly codigo: string;
  readonly version: number;
  readonly conjunto: De;
  readonly agregado: Agregado;
  /** Ways of dividing; [] is everything, which is left out where the parts must not be added. */
  readonly cortes: readonly (readonly DimensionDeIndicador[])[];
  /** Whether it counts what happened in a period, so that the last closed month is its figure, and not how things stand. */
  readonly flujo?: true;
  /** What its plot has one line or colour of. */
  readonly series?: DimensionDeIndicador;
  /** The part its figure in the gallery is of; everything without it. */
  readonly principal?: AmbitoDeValor;
  /** Facts that carry no moment: a cut taken after its day is an estimate, for this reason. */
  readonly sinFecha?: string;
  /** Where its facts come from later than they happen. */
  readonly fuente?: FuenteTardia;
  /** Whether only the ministry reads it: it tells the work of its persons apart (domain reportes §3, IND-12). */
  readonly soloMinisterio?: true;
  /** Whether it counts persons: in public, groups of fewer than five are merged (domain reportes §1 rule 7). */
  readonly cuentaPersonas?: true;
  /**
   * Whether it tells what entidades answered of themselves: only the ministry reads small groups of them and which ones they are.
   */
  readonly cuentaRespuestas?: true;
  /** What shows it beside its months. */
  readonly vista?: VistaIndicador;
  /** What its records were promised, as percentages of safety in the order of their parts, each of which says whether it was kept. */
  readonly promesas?: readonly number[];
  compute(hecho: Hechos[De]): Aporte | undefined;
  /** What its records are ranked by, from the largest; by their names without it. */
  presentFila?(aporte: Pick<Aporte, 'medida' | 'partes'>): CifraDeFila | undefined;
}

/** Checks that a function takes the facts of its set. */
export function define<De extends Conjunto>(
  definicion: DefinicionDeIndicador<De>,
): DefinicionDeIndicador<De> {
  return definicion;
}

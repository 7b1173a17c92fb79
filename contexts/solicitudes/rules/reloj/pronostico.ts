import {
  type EstadoSolicitud,
  MUESTRAS_MINIMAS,
  type Nivel,
  TRAMOS,
  type Tramo,
} from '../../contract/terms.ts';
import { findDiasDePlazo, isMismoPlazo, type Plazos } from '../ciclo/plazo.ts';
import { createSorteo } from './sorteo.ts';

const SORTEOS = 2000;

/** Working days each certified request spent in each stretch, one entry for each request; none where it never was. */
export type Muestras = Readonly<Partial<Record<Tramo, readonly number[]>>>;

/** Where a request stands on its way to the certification. */
export interface Avance {
  readonly nivel: Nivel;
  readonly tramo: Tramo;
  /** Working days it has spent in this stretch. */
  readonly llevados: number;
  /** Working days its present term has left; null where none runs. */
  readonly restantes: number | null;
  /** The same request in the same state draws the same. */
  readonly semilla: number;
}

/** A state to come, and how many working days from now it begins. */
export interface Hito {
  readonly estado: EstadoSolicitud;
  readonly dias: number;
}

export interface Pronostico {
  /** From what happened, or from the terms while too little has. */
  readonly base: 'historia' | 'plazos';
  /** Certified requests it looks at. */
  readonly casos: number;
  /** Working days from now to the certification: most likely, and with 80 % of safety. */
  readonly p50: number;
  readonly p80: number;
  /** The states to come in their order, the certification last. */
  readonly hitos: readonly Hito[];
}

const TRABAJO: Readonly<Record<Nivel, Tramo>> = {
  1: 'en-conceptualizacion',
  2: 'en-evaluacion',
  3: 'en-verificacion',
};
const TRABAJOS: ReadonlySet<Tramo> = new Set(Object.values(TRABAJO));

/** Stretches of a level, in their order. */
export function listTramos(nivel: Nivel): readonly Tramo[] {
  return TRAMOS.filter((tramo) => !TRABAJOS.has(tramo) || tramo === TRABAJO[nivel]);
}

/**
 * Stretches that follow one. What was returned is filed, assigned and reviewed again; the days others spent remedying
 * count for who may still be returned.
 */
function listSiguientes(nivel: Nivel, tramo: Tramo): readonly Tramo[] {
  const tramos = listTramos(nivel);
  const after = tramos.slice(tramos.indexOf(tramo) + 1);
  return tramo === 'devuelta' ? [...tramos.slice(0, tramos.indexOf('devuelta')), ...after] : after;
}

/** States to come as the line of life shows them: nobody is told that they will be returned. */
function listHitos(siguientes: readonly Tramo[], dias: readonly number[]): Hito[] {
  const estados: readonly EstadoSolicitud[] = [...siguientes, 'certificada'];
  return estados.flatMap((estado, place) =>
    estado === 'devuelta' ? [] : [{ estado, dias: dias[place] ?? 0 }],
  );
}

function toPercentil(sorted: Int32Array, share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** 2,000 ways the rest may go, each stretch drawn from what others took; what is known of this one is taken off. */
function drawPronostico(avance: Avance, siguientes: readonly Tramo[], muestras: Muestras): Pronostico {
  const draw = createSorteo(avance.semilla);
  const longer = (muestras[avance.tramo] ?? []).filter((dias) => dias > avance.llevados);
  const ends = [...siguientes, 'certificada'].map(() => new Int32Array(SORTEOS));
  for (let round = 0; round < SORTEOS; round += 1) {
    // Nobody took as long as this one: it may end any day.
    let dias = (draw(longer) ?? avance.llevados + 1) - avance.llevados;
    ends.forEach((end, place) => {
      const before = siguientes[place - 1];
      if (before !== undefined) dias += draw(muestras[before] ?? []) ?? 0;
      end[round] = dias;
    });
  }
  const sorted = ends.map((each) => each.sort());
  const last = sorted.at(-1) ?? new Int32Array();
  return {
    base: 'historia',
    casos: muestras[avance.tramo]?.length ?? 0,
    p50: toPercentil(last, 0.5),
    p80: toPercentil(last, 0.8),
    hitos: listHitos(
      siguientes,
      sorted.map((each) => toPercentil(each, 0.5)),
    ),
  };
}

/** As if everybody took the whole of their term. */
function addPlazos(avance: Avance, siguientes: readonly Tramo[], plazos: Plazos, casos: number): Pronostico {
  const ordinary = siguientes.filter((tramo) => tramo !== 'devuelta');
  let dias = avance.restantes ?? Math.max(0, (findDiasDePlazo(avance.tramo, plazos) ?? 0) - avance.llevados);
  let before: Tramo = avance.tramo;
  const ends = [dias];
  for (const tramo of ordinary) {
    // The assignment and the review share one term.
    if (!isMismoPlazo(before, tramo)) dias += findDiasDePlazo(tramo, plazos) ?? 0;
    ends.push(dias);
    before = tramo;
  }
  return { base: 'plazos', casos, p50: dias, p80: dias, hitos: listHitos(ordinary, ends) };
}

/** When a request may be certified (domain §6, forecast), from now. The same arguments give the same answer. */
export function computePronostico(avance: Avance, muestras: Muestras, plazos: Plazos): Pronostico {
  const siguientes = listSiguientes(avance.nivel, avance.tramo);
  const casos = muestras[avance.tramo]?.length ?? 0;
  return casos < MUESTRAS_MINIMAS
    ? addPlazos(avance, siguientes, plazos, casos)
    : drawPronostico(avance, siguientes, muestras);
}

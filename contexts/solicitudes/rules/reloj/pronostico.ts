import {
  type EstadoSolicitud,
  FASES,
  type Fase,
  MUESTRAS_MINIMAS,
  type Nivel,
} from '../../contract/terms.ts';
import { isEstadoDelNivel } from '../ciclo/trabajo.ts';
import { findDiasDePlazo, isMismoPlazo, type Plazos } from './plazo.ts';
import { createSorteo } from './sorteo.ts';

const SORTEOS = 2000;

/** Working days each certified request spent in each stretch, one entry for each request; none where it never was. */
export type Muestras = Readonly<Partial<Record<Fase, readonly number[]>>>;

/** Where a request stands on its way to the certification. */
export interface Recorrido {
  readonly nivel: Nivel;
  readonly fase: Fase;
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

/** Stretches of a level, in their order. */
export function listFases(nivel: Nivel): readonly Fase[] {
  return FASES.filter((fase) => isEstadoDelNivel(fase, nivel));
}

/**
 * Stretches that follow one. What was returned is filed, assigned and reviewed again; the days others spent remedying
 * count for who may still be returned.
 */
function listSiguientes(nivel: Nivel, fase: Fase): readonly Fase[] {
  const fases = listFases(nivel);
  const after = fases.slice(fases.indexOf(fase) + 1);
  return fase === 'devuelta' ? [...fases.slice(0, fases.indexOf('devuelta')), ...after] : after;
}

/** States to come as the line of life shows them: nobody is told that they will be returned. */
function listHitos(siguientes: readonly Fase[], dias: readonly number[]): Hito[] {
  const estados: readonly EstadoSolicitud[] = [...siguientes, 'certificada'];
  return estados.flatMap((estado, place) =>
    estado === 'devuelta' ? [] : [{ estado, dias: dias[place] ?? 0 }],
  );
}

function toPercentil(sorted: Int32Array, share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** 2,000 ways the rest may go, each stretch drawn from what others took; what is known of this one is taken off. */
function drawPronostico(recorrido: Recorrido, siguientes: readonly Fase[], muestras: Muestras): Pronostico {
  const draw = createSorteo(recorrido.semilla);
  const longer = (muestras[recorrido.fase] ?? []).filter((dias) => dias > recorrido.llevados);
  const ends = [...siguientes, 'certificada'].map(() => new Int32Array(SORTEOS));
  for (let round = 0; round < SORTEOS; round += 1) {
    // Nobody took as long as this one: it may end any day.
    let dias = (draw(longer) ?? recorrido.llevados + 1) - recorrido.llevados;
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
    casos: muestras[recorrido.fase]?.length ?? 0,
    p50: toPercentil(last, 0.5),
    p80: toPercentil(last, 0.8),
    hitos: listHitos(
      siguientes,
      sorted.map((each) => toPercentil(each, 0.5)),
    ),
  };
}

/** As if everybody took the whole of their term. */
function addPlazos(
  recorrido: Recorrido,
  siguientes: readonly Fase[],
  plazos: Plazos,
  casos: number,
): Pronostico {
  const ordinary = siguientes.filter((fase) => fase !== 'devuelta');
  let dias =
    recorrido.restantes ?? Math.max(0, (findDiasDePlazo(recorrido.fase, plazos) ?? 0) - recorrido.llevados);
  let before: Fase = recorrido.fase;
  const ends = [dias];
  for (const fase of ordinary) {
    // The assignment and the review share one term.
    if (!isMismoPlazo(before, fase)) dias += findDiasDePlazo(fase, plazos) ?? 0;
    ends.push(dias);
    before = fase;
  }
  return { base: 'plazos', casos, p50: dias, p80: dias, hitos: listHitos(ordinary, ends) };
}

/** When a request may be certified (domain §6, forecast), from now. The same arguments give the same answer. */
export function computePronostico(recorrido: Recorrido, muestras: Muestras, plazos: Plazos): Pronostico {
  const siguientes = listSiguientes(recorrido.nivel, recorrido.fase);
  const casos = muestras[recorrido.fase]?.length ?? 0;
  return casos < MUESTRAS_MINIMAS
    ? addPlazos(recorrido, siguientes, plazos, casos)
    : drawPronostico(recorrido, siguientes, muestras);
}

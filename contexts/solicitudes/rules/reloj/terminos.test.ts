import { describe, expect, it } from 'vitest';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { PLAZOS_INICIALES } from './plazo.ts';
import { listSegmentos, type Suspension } from './segmentos.ts';
import { listTerminosCerrados, type PasoDelTermino } from './terminos.ts';

const DURACIONES = { ...PLAZOS_INICIALES, operador: 10 };
const SIN_FESTIVOS = new Set<string>();

/** The terms of a request of level 3 that took some steps: the state each led to and its day, with what else it says. */
function terminosDe(
  pasos: readonly (readonly [EstadoSolicitud, string, Partial<PasoDelTermino>?])[],
  suspensiones: readonly Suspension[] = [],
) {
  const dados = pasos.map(([hasta, dia, otro = {}], at) => ({
    desde: pasos[at - 1]?.[0] ?? ('borrador' as const),
    hasta,
    dia,
    ...otro,
  }));
  const segmentos = listSegmentos({ nivel: 3, pasos: dados, suspensiones }, '2026-12-01', SIN_FESTIVOS);
  return listTerminosCerrados({ segmentos, pasos: dados, suspensiones }, DURACIONES, SIN_FESTIVOS).map(
    ({ termino, dueno, hasta, aTiempo }) => `${termino} ${dueno} ${hasta} ${aTiempo ? 'a tiempo' : 'tarde'}`,
  );
}

describe('terms that ended', () => {
  it('[AREA-05] the assignment and the review share one; its last day is kept, the next one is late', () => {
    const until = (dia: string) =>
      terminosDe([
        ['radicada', '2026-09-01'],
        ['asignada', '2026-09-04'],
        ['en-revision', '2026-09-07'],
        ['devuelta', dia],
      ]);
    expect(until('2026-09-18')).toEqual([
      'asignar ministerio 2026-09-04 a tiempo',
      'revision ministerio 2026-09-18 a tiempo',
    ]);
    expect(until('2026-09-21').at(-1)).toBe('revision ministerio 2026-09-21 tarde');
  });

  it('[AREA-05] what arrives late counts as of the next working day, and an extension and a suspension lengthen it', () => {
    expect(
      terminosDe([
        ['radicada', '2026-09-01', { accion: 'radicar' }],
        ['asignada', '2026-09-07'],
      ]),
    ).toEqual(['asignar ministerio 2026-09-07 tarde']);
    const tarde = { accion: 'radicar', tarde: true };
    expect(
      terminosDe([
        ['radicada', '2026-09-01', tarde],
        ['asignada', '2026-09-07'],
      ]),
    ).toEqual(['asignar ministerio 2026-09-07 a tiempo']);
    const prorrogada = { accion: 'prorrogar', dias: 1 };
    expect(
      terminosDe([
        ['radicada', '2026-09-01'],
        ['radicada', '2026-09-03', prorrogada],
        ['asignada', '2026-09-07'],
      ]),
    ).toEqual(['asignar ministerio 2026-09-07 a tiempo']);
    expect(
      terminosDe(
        [
          ['radicada', '2026-09-01'],
          ['asignada', '2026-09-07'],
        ],
        [{ desde: '2026-09-02', hasta: '2026-09-03' }],
      ),
    ).toEqual(['asignar ministerio 2026-09-07 a tiempo']);
  });

  it('[AREA-05] the operator has its own inside the verification, and what lasts is no term that ended', () => {
    const hasta = (dia: string) =>
      terminosDe([
        ['en-verificacion', '2026-09-01'],
        ['en-verificacion', '2026-09-02', { accion: 'verificar' }],
        ['en-verificacion', dia, { accion: 'conceptuar' }],
        ['pendiente-entidad', '2026-09-30'],
      ]);
    expect(hasta('2026-09-16')).toEqual([
      'verificacion ministerio 2026-09-30 a tiempo',
      'operador and 2026-09-16 a tiempo',
    ]);
    expect(hasta('2026-09-17')[1]).toBe('operador and 2026-09-17 tarde');
  });

  it('[AREA-05] the entidad remedies in calendar days, to the next working day', () => {
    const radicadaDeNuevo = (dia: string) =>
      terminosDe([
        ['devuelta', '2026-09-04'],
        ['radicada', dia],
      ]);
    // Thirty days end on a Sunday.
    expect(radicadaDeNuevo('2026-10-05')).toEqual(['subsanar entidad 2026-10-05 a tiempo']);
    expect(radicadaDeNuevo('2026-10-06')).toEqual(['subsanar entidad 2026-10-06 tarde']);
  });
});

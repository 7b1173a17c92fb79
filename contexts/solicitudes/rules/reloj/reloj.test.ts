import { addDays, addWorkingDays, countWorkingDays, isWorkingDay } from '@marco/country/working-days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '../../contract/terms.ts';
import {
  computeDiaDeRadicacion,
  computeUltimoDia,
  computeUltimoDiaDeNuevo,
  countRestantes,
  toCalendario,
} from './calendario.ts';
import { findEnManosDe, presentEnManosDe } from './en-manos-de.ts';
import { PLAZOS_INICIALES } from './plazo.ts';
import { countDiasPorDueno, listSegmentos } from './segmentos.ts';
import { computeSemaforo } from './semaforo.ts';
import { computeMaximoProrroga, listFaltantesDelReloj } from './suspension.ts';

const BASE = '2026-01-05';
const dia = fc.integer({ min: 0, max: 700 }).map((days) => addDays(BASE, days));
const calendario = fc.array(dia, { maxLength: 12 }).map((days) => new Set(days));
const termino = fc.record({
  desde: dia,
  dias: fc.integer({ min: 0, max: 120 }),
  enCalendario: fc.boolean(),
});

/** Whose turn each state is, written again. */
const TURNOS: Readonly<Record<EstadoSolicitud, string>> = {
  borrador: 'En manos de la entidad',
  radicada: 'En manos de la coordinación del ministerio',
  asignada: 'En manos del consultor del ministerio',
  'en-revision': 'En manos del consultor del ministerio',
  devuelta: 'En manos de la entidad',
  'en-conceptualizacion': 'En manos del consultor del ministerio',
  'en-evaluacion': 'En manos del consultor del ministerio',
  'en-verificacion': 'En manos del consultor del ministerio',
  'pendiente-entidad': 'En manos de quien aprueba por la entidad',
  'concepto-favorable': 'En manos de quien certifica en el ministerio',
  certificada: '',
  rechazada: '',
  desistida: '',
  cancelada: '',
};

describe('whose turn it is', () => {
  it.each(ESTADOS_SOLICITUD)('[AREA-05] in %s', (estado) => {
    const turno = findEnManosDe(estado, 1);
    const text = turno === null ? '' : presentEnManosDe(turno, false);
    expect(text).toBe(TURNOS[estado]);
  });

  it('[AREA-05] its entity reads that it is its own; a certified level 3 waits for the operator', () => {
    const turno = findEnManosDe('devuelta', 1);
    expect(turno && presentEnManosDe(turno, true)).toBe('En manos de su entidad');
    expect(findEnManosDe('certificada', 3)).toEqual({ dueno: 'and', encargado: 'operador' });
  });

  it('[AREA-05] of level 3 it is of the operator while its concept is open, and no more once the version is published', () => {
    const operador = { dueno: 'and', encargado: 'operador' };
    expect(findEnManosDe('en-verificacion', 3, { conceptoPendiente: true })).toEqual(operador);
    expect(findEnManosDe('en-verificacion', 3)?.encargado).toBe('consultor');
    expect(findEnManosDe('pendiente-entidad', 3, { conceptoPendiente: true })?.dueno).toBe('entidad');
    expect(findEnManosDe('certificada', 3, { publicada: true })).toBeNull();
  });
});

describe('the term', () => {
  it('[AREA-05] suspended and resumed at once it ends the same day', () => {
    fc.assert(
      fc.property(termino, dia, calendario, (one, hoy, days) => {
        const ultimoDia = computeUltimoDia(one, days);
        fc.pre(hoy <= ultimoDia);
        const { enCalendario } = one;
        const left = countRestantes({ ultimoDia, enCalendario }, hoy, days);
        expect(computeUltimoDia({ desde: hoy, dias: left, enCalendario }, days)).toBe(ultimoDia);
      }),
      { numRuns: 400 },
    );
  });

  it('[AREA-05] a day without work that is added never brings its end forward', () => {
    fc.assert(
      fc.property(termino, dia, dia, calendario, (one, hoy, added, days) => {
        const before = computeUltimoDia(one, days);
        const more = new Set([...days, added]);
        expect(computeUltimoDia(one, more) >= before).toBe(true);
        expect(computeUltimoDiaDeNuevo(one, before, hoy, more) >= before).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('[AREA-05] a day taken off the list brings it forward to today at the earliest', () => {
    fc.assert(
      fc.property(termino, dia, calendario, (one, hoy, days) => {
        const before = computeUltimoDia(one, days);
        fc.pre(before >= hoy);
        expect(computeUltimoDiaDeNuevo(one, before, hoy, new Set()) >= hoy).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('[AREA-05] its last day is always worked', () => {
    fc.assert(
      fc.property(termino, calendario, (one, days) => {
        expect(isWorkingDay(computeUltimoDia(one, days), days)).toBe(true);
      }),
    );
    // The 7th of August is a holiday, and a Friday: thirty days of the 8th of July end on Monday.
    expect(computeUltimoDia({ desde: '2026-07-08', dias: 30, enCalendario: true }, new Set())).toBe(
      '2026-08-10',
    );
  });

  it('[AREA-05] days of one entity count for its requests alone', () => {
    const dias = [
      { fecha: '2026-12-24', alcance: 'nacional' },
      { fecha: '2026-12-23', alcance: '899999001' },
    ];
    expect([...toCalendario(dias, '899999001')]).toEqual(['2026-12-24', '2026-12-23']);
    expect([...toCalendario(dias, '800000000')]).toEqual(['2026-12-24']);
  });

  it.each([
    ['2026-11-26', 16, 17, '2026-11-26'],
    ['2026-11-26', 17, 17, '2026-11-27'],
    ['2026-11-27', 20, 17, '2026-11-30'],
    ['2026-11-28', 9, 17, '2026-11-30'],
    ['2026-12-08', 9, 17, '2026-12-09'],
    ['2026-11-26', 23, 24, '2026-11-26'],
  ])('[AREA-05] what is filed on %s at %i counts, closing at %i, from %s', (one, hora, corte, from) => {
    expect(computeDiaDeRadicacion({ dia: one, hora }, corte, new Set())).toBe(from);
  });

  it.each([
    [4, false, 'verde'],
    [3, false, 'amarillo'],
    [0, false, 'amarillo'],
    [-1, true, 'rojo'],
  ] as const)('[AREA-05] with %i days left its light is %s', (diasHabiles, vencida, color) => {
    expect(computeSemaforo({ diasHabiles, vencida })).toBe(color);
  });
});

describe('what the clock allows', () => {
  const running = {
    estado: 'en-revision',
    venceEn: '2026-11-30',
    suspendidaDesde: null,
    hoy: '2026-11-26',
    pasos: [
      { accion: 'asignar', desde: 'radicada', hasta: 'asignada' },
      { accion: 'revisar', desde: 'asignada', hasta: 'en-revision' },
    ],
  } as const;
  const prorroga = { accion: 'prorrogar', desde: 'en-revision', hasta: 'en-revision' } as const;

  it('[AREA-05] a term is stopped while it runs and has days left', () => {
    expect(listFaltantesDelReloj(running)).toEqual({
      enTermino: [],
      suspendida: ['El plazo no está suspendido.'],
      prorrogable: [],
    });
    expect(listFaltantesDelReloj({ ...running, hoy: '2026-12-01' }).enTermino).toEqual([
      'El plazo venció el 30 de noviembre de 2026.',
    ]);
    expect(listFaltantesDelReloj({ ...running, venceEn: null }).enTermino).toEqual([
      'En este estado no corre ningún plazo.',
    ]);
    const still = { ...running, venceEn: null, suspendidaDesde: '2026-11-20' };
    expect(listFaltantesDelReloj(still)).toMatchObject({
      enTermino: ['El plazo está suspendido desde el 20 de noviembre de 2026.'],
      suspendida: [],
    });
  });

  it('[AREA-05] a term is made longer once; the next one may be again', () => {
    const once = { ...running, pasos: [...running.pasos, prorroga] };
    expect(listFaltantesDelReloj(once).prorrogable).toHaveLength(1);
    const next = { accion: 'conceptualizar', desde: 'en-revision', hasta: 'en-conceptualizacion' } as const;
    expect(listFaltantesDelReloj({ ...once, pasos: [...once.pasos, next] }).prorrogable).toEqual([]);
  });

  it('[AREA-05] by half of the first at most, and by what the parameter says', () => {
    expect(computeMaximoProrroga('radicada', PLAZOS_INICIALES, 10)).toBe(1);
    expect(computeMaximoProrroga('asignada', PLAZOS_INICIALES, 10)).toBe(5);
    expect(computeMaximoProrroga('devuelta', PLAZOS_INICIALES, 10)).toBe(10);
    expect(computeMaximoProrroga('certificada', PLAZOS_INICIALES, 10)).toBe(0);
  });
});

describe('the days of each side', () => {
  const VIA: readonly EstadoSolicitud[] = [
    'borrador',
    'radicada',
    'asignada',
    'en-revision',
    'devuelta',
    'radicada',
    'en-conceptualizacion',
    'pendiente-entidad',
    'concepto-favorable',
  ];
  const gaps = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 8, maxLength: 8 });

  it('[AREA-05] with the suspended ones are all the days since it was filed', () => {
    fc.assert(
      fc.property(gaps, gaps, calendario, (steps, breaks, days) => {
        let at = BASE;
        const pasos = steps.map((gap, place) => {
          at = addDays(at, gap);
          return {
            desde: VIA[place] ?? 'borrador',
            hasta: VIA[place + 1] ?? 'certificada',
            dia: at,
          };
        });
        const hoy = addDays(at, 10);
        let end = BASE;
        const suspensiones = breaks.map((gap) => {
          const desde = addDays(end, gap);
          end = addDays(desde, gap % 5);
          return { desde, hasta: end };
        });
        const segmentos = listSegmentos({ nivel: 1, pasos, suspensiones }, hoy, days);
        const sum = countDiasPorDueno(segmentos);
        const first = pasos[0]?.dia ?? hoy;
        expect(sum.ministerio + sum.and + sum.entidad + sum.suspendidos).toBe(sum.total);
        expect(sum.total).toBe(countWorkingDays(first, hoy, days));
        for (const { diasHabiles, diasSuspendidos } of segmentos) {
          expect(diasHabiles).toBeGreaterThanOrEqual(0);
          expect(diasSuspendidos).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[AREA-05] a suspension of today takes no day', () => {
    const pasos = [{ desde: 'borrador', hasta: 'radicada', dia: '2026-11-23' }] as const;
    const plain = listSegmentos({ nivel: 1, pasos, suspensiones: [] }, '2026-11-26', new Set());
    const suspensiones = [{ desde: '2026-11-25', hasta: '2026-11-25' }];
    expect(listSegmentos({ nivel: 1, pasos, suspensiones }, '2026-11-26', new Set())).toEqual(plain);
    const open = [{ desde: '2026-11-24', hasta: null }];
    const [segmento] = listSegmentos({ nivel: 1, pasos, suspensiones: open }, '2026-11-26', new Set());
    expect(segmento).toMatchObject({ diasHabiles: 1, diasSuspendidos: 2, hasta: null });
  });

  it('[AREA-05] the days of the operator are those between the verification and its concept, and those until it publishes', () => {
    const verificada = [
      { accion: 'radicar', desde: 'borrador', hasta: 'radicada', dia: '2026-11-02' },
      { accion: 'verificar', desde: 'radicada', hasta: 'en-verificacion', dia: '2026-11-09' },
      { accion: 'asignar', desde: 'en-verificacion', hasta: 'en-verificacion', dia: '2026-11-10' },
      { accion: 'conceptuar', desde: 'en-verificacion', hasta: 'en-verificacion', dia: '2026-11-13' },
      { accion: 'conceptuar', desde: 'en-verificacion', hasta: 'en-verificacion', dia: '2026-11-17' },
      { accion: 'certificar', desde: 'en-verificacion', hasta: 'certificada', dia: '2026-11-20' },
    ] as const;
    const list = (publicada: boolean) =>
      listSegmentos({ nivel: 3, pasos: verificada, suspensiones: [], publicada }, '2026-11-24', new Set());
    expect(list(false).map(({ estado, dueno, diasHabiles }) => [estado, dueno, diasHabiles])).toEqual([
      ['radicada', 'ministerio', 5],
      ['en-verificacion', 'and', 4],
      // The 16th is a holiday.
      ['en-verificacion', 'ministerio', 4],
      ['certificada', 'and', 2],
    ]);
    expect(list(true).map(({ estado }) => estado)).toEqual([
      'radicada',
      'en-verificacion',
      'en-verificacion',
    ]);
  });

  it('[AREA-05] a new day without work is nobody’s', () => {
    const pasos = [{ desde: 'borrador', hasta: 'radicada', dia: '2026-11-23' }] as const;
    const [segmento] = listSegmentos(
      { nivel: 1, pasos, suspensiones: [] },
      addWorkingDays('2026-11-23', 3),
      new Set(['2026-11-25']),
    );
    expect(segmento?.diasHabiles).toBe(2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canLlevar } from './can-llevar.ts';
import {
  type ConsultorConCarga,
  computePropuestas,
  presentRazon,
  type SolicitudPorRepartir,
} from './reparto.ts';

const solicitudOf = (id: number, change: Partial<SolicitudPorRepartir> = {}): SolicitudPorRepartir => ({
  id,
  estado: 'radicada',
  consultorId: null,
  solicitanteId: 900,
  entidadId: 50,
  venceEn: '2026-07-20',
  ...change,
});
const consultorOf = (id: number, change: Partial<ConsultorConCarga> = {}): ConsultorConCarga => ({
  id,
  abiertas: 0,
  vencidas: 0,
  diasEnMano: 0,
  entidades: [],
  ...change,
});

const CUPO = 6;
const diaDraw = fc.constantFrom('2026-07-16', '2026-07-17', '2026-07-21', null);
const solicitudesDraw = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      venceEn: diaDraw,
      // Some are made by a consultor, or by an entity one works for.
      solicitanteId: fc.constantFrom(900, 1, 2),
      entidadId: fc.constantFrom(50, 51, 52),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  )
  .map((drawn) => drawn.map(({ id, ...change }) => solicitudOf(id, change)));
const consultoresDraw = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    abiertas: fc.integer({ min: 0, max: 9 }),
    vencidas: fc.integer({ min: 0, max: 2 }),
    diasEnMano: fc.integer({ min: 0, max: 30 }),
    entidades: fc.subarray([51, 52]),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
);

/** The one of a list with an id; a proposal names no other. */
function get<One extends { readonly id: number }>(list: Iterable<One>, id: number): One {
  const found = [...list].find((one) => one.id === id);
  if (!found) throw new Error('It names what was not asked for.');
  return found;
}

/** Who got each request of a proposal. */
const listDadas = (solicitudes: readonly SolicitudPorRepartir[], consultores: readonly ConsultorConCarga[]) =>
  computePropuestas(solicitudes, consultores, CUPO).flatMap(({ solicitudId, consultorId }) =>
    consultorId === null
      ? []
      : [{ solicitud: get(solicitudes, solicitudId), consultor: get(consultores, consultorId) }],
  );

/** Compares one proposal with the loads before it; answers those after it. */
function expectTurno(
  cargas: ReadonlyMap<number, ConsultorConCarga>,
  solicitud: SolicitudPorRepartir,
  { consultorId, codigo }: ReturnType<typeof computePropuestas>[number],
): ReadonlyMap<number, ConsultorConCarga> {
  const posibles = [...cargas.values()].filter(
    ({ id, entidades }) => id !== solicitud.solicitanteId && !entidades.includes(solicitud.entidadId),
  );
  const libres = posibles.filter(({ abiertas }) => abiertas < CUPO);
  if (consultorId === null) {
    expect(libres).toEqual([]);
    expect(codigo).toBe(posibles.length === 0 ? 'impedimento' : 'cupo');
    return cargas;
  }
  const elegido = get(cargas.values(), consultorId);
  for (const { abiertas } of libres) expect(elegido.abiertas).toBeLessThanOrEqual(abiertas);
  return new Map([...cargas, [consultorId, { ...elegido, abiertas: elegido.abiertas + 1 }]]);
}

describe('a proposed distribution', () => {
  it('[AREA-05] gives no request to who made it or works for its entity, and none beyond the quota', () => {
    fc.assert(
      fc.property(solicitudesDraw, consultoresDraw, (solicitudes, consultores) => {
        const dadas = listDadas(solicitudes, consultores);
        for (const { solicitud, consultor } of dadas) {
          expect(consultor.id).not.toBe(solicitud.solicitanteId);
          expect(consultor.entidades).not.toContain(solicitud.entidadId);
        }
        for (const [{ abiertas }, suyas] of Map.groupBy(dadas, ({ consultor }) => consultor))
          expect(abiertas + suyas.length).toBeLessThanOrEqual(CUPO);
      }),
    );
  });

  it('[AREA-05] gives each, in its turn, to who has least, and leaves one only where nobody may take it', () => {
    fc.assert(
      fc.property(solicitudesDraw, consultoresDraw, (solicitudes, consultores) => {
        let cargas: ReadonlyMap<number, ConsultorConCarga> = new Map(
          consultores.map((consultor) => [consultor.id, consultor]),
        );
        for (const propuesta of computePropuestas(solicitudes, consultores, CUPO))
          cargas = expectTurno(cargas, get(solicitudes, propuesta.solicitudId), propuesta);
      }),
    );
  });

  it('[AREA-05] is the same whichever order requests and people come in, and asks for each request once', () => {
    fc.assert(
      fc.property(
        solicitudesDraw.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        consultoresDraw.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([solicitudes, otras], [consultores, otros]) => {
          const propuestas = computePropuestas(solicitudes, consultores, CUPO);
          expect(computePropuestas(otras, otros, CUPO)).toEqual(propuestas);
          expect(propuestas.map(({ solicitudId }) => solicitudId).toSorted((a, b) => a - b)).toEqual(
            solicitudes.map(({ id }) => id).toSorted((a, b) => a - b),
          );
        },
      ),
    );
  });

  it('[AREA-05] begins with the most urgent, those without a term at the end', () => {
    const propuestas = computePropuestas(
      [solicitudOf(1, { venceEn: null }), solicitudOf(2), solicitudOf(3, { venceEn: '2026-07-16' })],
      [consultorOf(7)],
      2,
    );
    expect(propuestas.map(({ solicitudId, consultorId }) => [solicitudId, consultorId])).toEqual([
      [3, 7],
      [2, 7],
      [1, null],
    ]);
    expect(presentRazon(propuestas[2]?.codigo ?? null)).toBe(
      'Quienes pueden llevarla ya tienen su cupo completo.',
    );
  });

  it('[AREA-05] between equals, late ones decide, then the days in hand, then the number', () => {
    const chosen = (...consultores: readonly ConsultorConCarga[]) =>
      computePropuestas([solicitudOf(1)], consultores, 9)[0]?.consultorId;
    expect(chosen(consultorOf(1, { vencidas: 1 }), consultorOf(2, { diasEnMano: 50 }))).toBe(2);
    expect(chosen(consultorOf(1, { diasEnMano: 3 }), consultorOf(2, { diasEnMano: 2 }))).toBe(2);
    expect(chosen(consultorOf(2), consultorOf(1))).toBe(1);
    expect(chosen()).toBeNull();
  });
});

describe('who may take a request', () => {
  it.each([
    [undefined, 'Elija una persona activa del ministerio que tramite solicitudes.'],
    [consultorOf(900), 'Quien hizo la solicitud no puede tramitarla: asígnela a otra persona.'],
    [
      consultorOf(7, { entidades: [50] }),
      'Esa persona también trabaja por la entidad que hace la solicitud: asígnela a otra.',
    ],
  ] as const)('[AREA-05] not %o', (consultor, razon) => {
    expect(canLlevar(solicitudOf(1), consultor).reasons).toEqual([razon]);
  });

  it('[AREA-05] not who has it, unless it waits to be assigned again', () => {
    const suya = { consultorId: 7 };
    expect(canLlevar(solicitudOf(1, { ...suya, estado: 'en-revision' }), consultorOf(7)).reasons).toEqual([
      'La solicitud ya está asignada a esa persona.',
    ]);
    expect(canLlevar(solicitudOf(1, suya), consultorOf(7)).allowed).toBe(true);
    expect(canLlevar(solicitudOf(1), consultorOf(7, { entidades: [51] })).allowed).toBe(true);
  });
});

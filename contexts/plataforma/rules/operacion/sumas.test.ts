import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSumador, HORA_MS, type RegistroGuardado, toHora } from './sumas.ts';

const HORA = 400_000;
const registro = (cambios: Partial<RegistroGuardado> = {}): RegistroGuardado => ({
  huella: 'a',
  relacionId: 1,
  servicioId: 9,
  productor: false,
  entrada: HORA * HORA_MS,
  duracion: 100,
  falla: 0,
  bytes: 10,
  ...cambios,
});

/** Sums as the server makes them: sorted by message and relation. */
function sum(registros: readonly RegistroGuardado[], hora = HORA) {
  const sumador = createSumador(hora);
  const key = ({ huella, relacionId }: RegistroGuardado) => `${huella} ${relacionId}`;
  for (const one of registros.toSorted((some, other) => key(some).localeCompare(key(other))))
    sumador.add(one);
  return sumador.close();
}

describe('the sums of an hour', () => {
  it('[AREA-05] a pair counts once: durations of both, the way between, and the class the provider says', () => {
    const { sumas } = sum([
      registro({ falla: 6 }),
      registro({ productor: true, entrada: HORA * HORA_MS + 20, duracion: 80, falla: 4 }),
    ]);
    expect(sumas).toMatchObject([
      { relacionId: 1, total: 1, exitosas: 0, sinPareja: 0, msRed: 20, conRed: 1, bytes: 10 },
    ]);
    expect(sumas[0]?.porFalla).toEqual([0, 0, 0, 1, 0, 0, 0]);
  });

  it('[AREA-05] a side alone counts once and is told', () => {
    const { sumas } = sum([registro(), registro({ huella: 'b', productor: true, duracion: null })]);
    expect(sumas).toMatchObject([{ total: 2, exitosas: 2, sinPareja: 2, conRed: 0 }]);
  });

  it('[AREA-05] an exchange belongs to the hour of its client, also where the provider stands in the next one', () => {
    const end = (HORA + 1) * HORA_MS;
    const pareja = [
      registro({ entrada: end - 5 }),
      registro({ productor: true, entrada: end + 5, duracion: 80 }),
    ];
    expect(sum(pareja).sumas).toMatchObject([{ total: 1, sinPareja: 0 }]);
    expect(sum(pareja, HORA + 1).sumas).toEqual([]);
  });

  it('[AREA-05] a provider that took longer than the whole says nothing of the way', () => {
    const { sumas } = sum([registro(), registro({ productor: true, duracion: 300 })]);
    expect(sumas).toMatchObject([{ msRed: 0, conRed: 0 }]);
  });

  it('[AREA-05] a minute is down with five calls of which most failed at the provider', () => {
    const at = (minuto: number, count: number, falla: number) =>
      Array.from({ length: count }, (_, n) =>
        registro({
          huella: `${minuto}-${falla}-${n}`,
          falla,
          entrada: HORA * HORA_MS + minuto * 60_000 + n,
        }),
      );
    const { pulsos } = sum([
      ...at(0, 3, 4),
      ...at(0, 2, 0),
      ...at(1, 4, 4),
      ...at(2, 3, 4),
      ...at(2, 3, 0),
      ...at(3, 6, 5),
    ]);
    expect(pulsos).toMatchObject([
      {
        servicioId: 9,
        llamadas: 21,
        exitosas: 5,
        porFalla: [0, 0, 0, 10, 6, 0, 0],
        conTrafico: 4,
        caidos: 1,
      },
    ]);
  });

  it('[AREA-05] every exchange is in exactly one hour, and the sums add up', () => {
    const registros = fc.uniqueArray(
      fc.record({
        huella: fc.constantFrom('a', 'b', 'c', 'd'),
        relacionId: fc.constantFrom(1, 2),
        productor: fc.boolean(),
        entrada: fc.integer({ min: HORA * HORA_MS, max: (HORA + 2) * HORA_MS - 1 }),
        falla: fc.nat(7),
      }),
      { selector: ({ huella, productor, entrada }) => `${huella} ${productor} ${entrada}`, maxLength: 40 },
    );
    fc.assert(
      fc.property(registros, (parts) => {
        const all = parts.map((part) => registro(part));
        const sumas = [HORA, HORA + 1].flatMap((hora) => sum(all, hora).sumas);
        const total = sumas.reduce((count, one) => count + one.total, 0);
        const solos = sumas.reduce((count, one) => count + one.sinPareja, 0);
        expect(2 * (total - solos) + solos).toBe(all.length);
        for (const one of sumas)
          expect(one.exitosas + one.porFalla.reduce((count, n) => count + n, 0)).toBe(one.total);
      }),
    );
  });

  it('[AREA-05] hours are counted since 1970', () => {
    expect([0, HORA_MS - 1, HORA_MS].map(toHora)).toEqual([0, 0, 1]);
  });
});

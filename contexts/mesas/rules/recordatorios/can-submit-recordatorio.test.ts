import { describe, expect, it } from 'vitest';
import { ESTADOS_REUNION } from '../../contract/terms.ts';
import { canRecordarCompromiso, canRecordarReunion } from './can-submit-recordatorio.ts';

const QUIEN = {
  acciones: new Set(['consultar', 'editar'] as const),
  esMinisterio: true,
  idUsuario: 1,
  idEntidad: 2,
};
const AHORA = new Date('2026-07-21T20:00:00.000Z');
const COMPROMISO = {
  estado: 'abierto',
  idEntidad: 5,
  idResponsable: null,
  mesaActiva: true,
  tieneAvisados: true,
  recordadoEn: null,
  ahora: AHORA,
} as const;
const REUNION = {
  estado: 'programada',
  mesaActiva: true,
  inicio: new Date('2026-07-22T20:00:00.000Z'),
  duracionMinutos: 60,
  faltan: 2,
  recordadoEn: null,
  ahora: AHORA,
} as const;

describe('[MESA-11] who reminds', () => {
  it.each([{ esMinisterio: false }, { acciones: new Set(['consultar'] as const) }])('not %j', (part) => {
    expect(canRecordarCompromiso({ ...QUIEN, ...part }, COMPROMISO).allowed).toBe(false);
    expect(canRecordarReunion({ ...QUIEN, ...part }, REUNION).allowed).toBe(false);
  });

  it.each([
    { estado: 'cumplido' as const },
    { estado: 'cancelado' as const },
    { mesaActiva: false },
    { tieneAvisados: false },
  ])('of a commitment not where %j', (part) => {
    expect(canRecordarCompromiso(QUIEN, { ...COMPROMISO, ...part }).allowed).toBe(false);
  });

  it.each([
    { mesaActiva: false },
    { faltan: 0 },
    { inicio: new Date(AHORA.getTime() - 60 * 60_000) },
    ...ESTADOS_REUNION.filter((estado) => estado !== 'programada').map((estado) => ({ estado })),
  ])('of a meeting not where %j', (part) => {
    expect(canRecordarReunion(QUIEN, { ...REUNION, ...part }).allowed).toBe(false);
  });

  it('not again within 24 hours, told with the hour of both; then again', () => {
    const recordadoEn = new Date(AHORA.getTime() - 24 * 3_600_000 + 1);
    for (const decision of [
      canRecordarCompromiso(QUIEN, { ...COMPROMISO, recordadoEn }),
      canRecordarReunion(QUIEN, { ...REUNION, recordadoEn }),
    ]) {
      expect(decision.allowed).toBe(false);
      expect(JSON.stringify(decision)).toMatch(
        /Ya se recordó el 20 de julio de 2026, 3:00.p\..m\. Podrá recordarlo de nuevo desde el 21 de julio de 2026, 3:00/,
      );
    }
    const antes = new Date(AHORA.getTime() - 24 * 3_600_000);
    expect(canRecordarCompromiso(QUIEN, { ...COMPROMISO, recordadoEn: antes }).allowed).toBe(true);
    expect(canRecordarReunion(QUIEN, { ...REUNION, recordadoEn: antes }).allowed).toBe(true);
  });
});

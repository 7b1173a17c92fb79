import { describe, expect, it } from 'vitest';
import type { QuienResponde } from './can-update-compromiso.ts';
import {
  type CompromisoProrrogable,
  canProrrogar,
  computeUltimoDia,
  findErroresProrroga,
} from './prorroga.ts';

const consultor: QuienResponde = {
  acciones: new Set(['consultar', 'editar']),
  esMinisterio: true,
  idUsuario: 2,
  idEntidad: 1,
};
const auditor: QuienResponde = {
  ...consultor,
  acciones: new Set(['consultar']),
  idEntidad: 90,
  idUsuario: 9,
};
const propio: QuienResponde = { ...auditor, esMinisterio: false, idUsuario: 3, idEntidad: 50 };
const ajeno: QuienResponde = { ...propio, idUsuario: 5, idEntidad: 60 };

const ABIERTO: CompromisoProrrogable = {
  estado: 'abierto',
  idEntidad: 50,
  idResponsable: 3,
  mesaActiva: true,
  prorrogasPropias: 0,
};

describe('[MESA-11] who gives a commitment another day', () => {
  it.each([
    ['who runs the mesa', consultor, ABIERTO, true],
    ['who runs the mesa, whatever the entity took', consultor, { ...ABIERTO, prorrogasPropias: 1 }, true],
    ['who runs the mesa, of one that is closed', consultor, { ...ABIERTO, mesaActiva: false }, false],
    ['who runs the mesa, of a fulfilled one', consultor, { ...ABIERTO, estado: 'cumplido' }, false],
    ['the responsible person', { ...propio, idEntidad: 60 }, ABIERTO, true],
    ['somebody of the responsible entity', { ...propio, idUsuario: 4 }, ABIERTO, true],
    ['the entity a second time', propio, { ...ABIERTO, prorrogasPropias: 1 }, false],
    ['the entity, of a fulfilled one', propio, { ...ABIERTO, estado: 'cumplido' }, false],
    ['the entity, of a closed mesa', propio, { ...ABIERTO, mesaActiva: false }, false],
    ['another entity', ajeno, ABIERTO, false],
    ['the ministry without the permission', auditor, ABIERTO, false],
  ] as const)('%s', (_who, quien, compromiso, allowed) => {
    expect(canProrrogar(quien, compromiso).allowed).toBe(allowed);
  });

  it('says that the entity used its own', () => {
    expect(canProrrogar(propio, { ...ABIERTO, prorrogasPropias: 1 }).reasons).toEqual([
      'Su entidad ya usó su prórroga de este compromiso.',
    ]);
  });
});

describe('[MESA-11] the new day', () => {
  // Friday 17 July 2026 is due; Monday 20 is a holiday.
  const PLAZO = { hoy: '2026-07-14', venceEn: '2026-07-17', acordadoEn: '2026-07-01', isPropia: true };
  const judge = (part: object, plazo: object = {}) =>
    findErroresProrroga(
      { venceEn: '2026-07-24', motivo: 'Falta un insumo.', ...part },
      { ...PLAZO, ...plazo },
    );

  it.each([
    ['no day', { venceEn: '' }, 'venceEn'],
    ['the same day', { venceEn: '2026-07-17' }, 'venceEn'],
    ['an earlier day', { venceEn: '2026-07-16' }, 'venceEn'],
    ['a Saturday', { venceEn: '2026-07-25' }, 'venceEn'],
    ['a holiday', { venceEn: '2026-07-20' }, 'venceEn'],
    ['more than ten working days', { venceEn: '2026-08-04' }, 'venceEn'],
    ['no reason', { motivo: '  ' }, 'motivo'],
    ['a reason that is too long', { motivo: 'a'.repeat(201) }, 'motivo'],
  ])('%s is refused at its field', (_what, part, campo) => {
    expect(Object.keys(judge(part))).toEqual([campo]);
  });

  it('that is past is refused, though it is later than the one it was due', () => {
    expect(judge({ venceEn: '2026-07-21' }, { hoy: '2026-07-22' })).toEqual({
      venceEn: 'Elija una fecha que no haya pasado.',
    });
  });

  it('may be ten working days later, counted from today where it is overdue', () => {
    expect(computeUltimoDia(PLAZO)).toBe('2026-08-03');
    expect(judge({ venceEn: '2026-08-03' })).toEqual({});
    expect(computeUltimoDia({ ...PLAZO, hoy: '2026-07-21' })).toBe('2026-08-04');
  });

  it('of who runs the mesa is bound by the longest term alone', () => {
    expect(judge({ venceEn: '2026-10-30' }, { isPropia: false })).toEqual({});
    expect(judge({ venceEn: '2028-10-30' }, { isPropia: false })).toEqual({
      venceEn: 'Elija una fecha a máximo 250 días hábiles del acuerdo.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  type CompromisoPorDecidir,
  canEditCompromiso,
  canReadCompromiso,
  canUpdateEstadoCompromiso,
  listBotonesCompromiso,
  type QuienResponde,
} from './can-update-compromiso.ts';

const consultor: QuienResponde = {
  acciones: new Set(['consultar', 'editar']),
  esMinisterio: true,
  idUsuario: 2,
  idEntidad: 1,
};
const auditor: QuienResponde = {
  ...consultor,
  acciones: new Set(['consultar']),
  idUsuario: 9,
  idEntidad: 90,
};
const propio: QuienResponde = { ...auditor, esMinisterio: false, idUsuario: 3, idEntidad: 50 };
const companera: QuienResponde = { ...propio, idUsuario: 4 };
/** Answers for it, though they work for another entity now. */
const persona: QuienResponde = { ...propio, idEntidad: 60 };
const ajeno: QuienResponde = { ...propio, idUsuario: 5, idEntidad: 60 };

const ABIERTO: CompromisoPorDecidir = {
  estado: 'abierto',
  idEntidad: 50,
  idResponsable: 3,
  mesaActiva: true,
};
const CUMPLIDO: CompromisoPorDecidir = { ...ABIERTO, estado: 'cumplido' };
const CANCELADO: CompromisoPorDecidir = { ...ABIERTO, estado: 'cancelado' };
const CERRADA: CompromisoPorDecidir = { ...ABIERTO, mesaActiva: false };
const SOLO_MINISTERIO = 'Su rol no permite editar mesas.';

describe('[MESA-11] the buttons of a commitment', () => {
  it.each([
    [
      'abierto',
      [
        'cumplir pie principal',
        'recordar datos neutro',
        'prorrogar datos neutro',
        'editar datos neutro',
        'cancelar datos discreto',
      ],
    ],
    ['cumplido', ['reabrir pie secundario']],
    ['cancelado', ['reabrir pie secundario']],
  ] as const)('%s', (estado, botones) => {
    expect(
      listBotonesCompromiso(estado).map(({ accion, zona, enfasis }) => `${accion} ${zona} ${enfasis}`),
    ).toEqual(botones);
  });
});

describe('[MESA-11] who sees a commitment', () => {
  it.each([
    ['the ministry', auditor, true],
    ['the responsible person', persona, true],
    ['somebody of the responsible entity', companera, true],
    ['another entity', ajeno, false],
  ])('%s: %#', (_who, quien, allowed) => {
    expect(canReadCompromiso(quien, ABIERTO).allowed).toBe(allowed);
  });
});

describe('[MESA-11] who changes a commitment', () => {
  it.each([
    ['fulfil', 'consultant', canUpdateEstadoCompromiso('cumplir', consultor, ABIERTO), null],
    ['fulfil', 'responsible person', canUpdateEstadoCompromiso('cumplir', persona, ABIERTO), null],
    ['fulfil', 'member of the entity', canUpdateEstadoCompromiso('cumplir', companera, ABIERTO), null],
    ['fulfil', 'auditor', canUpdateEstadoCompromiso('cumplir', auditor, ABIERTO), SOLO_MINISTERIO],
    ['fulfil', 'another entity', canUpdateEstadoCompromiso('cumplir', ajeno, ABIERTO), SOLO_MINISTERIO],
    [
      'fulfil in a closed mesa',
      'member of the entity',
      canUpdateEstadoCompromiso('cumplir', companera, CERRADA),
      'La mesa está cerrada: es de solo lectura.',
    ],
    [
      'fulfil a fulfilled one',
      'consultant',
      canUpdateEstadoCompromiso('cumplir', consultor, CUMPLIDO),
      'El compromiso ya está cumplido.',
    ],
    [
      'fulfil a cancelled one',
      'consultant',
      canUpdateEstadoCompromiso('cumplir', consultor, CANCELADO),
      'El compromiso está cancelado.',
    ],
    ['call off', 'consultant', canUpdateEstadoCompromiso('cancelar', consultor, ABIERTO), null],
    [
      'call off',
      'responsible person',
      canUpdateEstadoCompromiso('cancelar', propio, ABIERTO),
      SOLO_MINISTERIO,
    ],
    ['reopen', 'consultant', canUpdateEstadoCompromiso('reabrir', consultor, CUMPLIDO), null],
    [
      'reopen a cancelled one',
      'consultant',
      canUpdateEstadoCompromiso('reabrir', consultor, CANCELADO),
      null,
    ],
    [
      'reopen an open one',
      'consultant',
      canUpdateEstadoCompromiso('reabrir', consultor, ABIERTO),
      'El compromiso está abierto.',
    ],
    ['reopen', 'responsible person', canUpdateEstadoCompromiso('reabrir', propio, CUMPLIDO), SOLO_MINISTERIO],
    ['edit', 'consultant', canEditCompromiso(consultor, ABIERTO), null],
    ['edit', 'responsible person', canEditCompromiso(propio, ABIERTO), SOLO_MINISTERIO],
    [
      'edit a fulfilled one',
      'consultant',
      canEditCompromiso(consultor, CUMPLIDO),
      'El compromiso ya está cumplido. Para cambiarlo, reábralo.',
    ],
    [
      'edit in a closed mesa',
      'consultant',
      canEditCompromiso(consultor, CERRADA),
      'La mesa está cerrada: es de solo lectura. Para cambiarla, reábrala.',
    ],
  ])('%s by a %s', (_what, _who, decision, reason) => {
    expect(decision).toMatchObject({ allowed: reason === null, reasons: reason === null ? [] : [reason] });
  });
});

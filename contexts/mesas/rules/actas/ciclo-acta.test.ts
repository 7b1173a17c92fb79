import { describe, expect, it } from 'vitest';
import { ACCIONES_ACTA, type AccionActa, type EstadoActa } from '../../contract/actas.terms.ts';
import { canEditReunion } from './can-edit-reunion.ts';
import {
  CICLO_ACTA,
  canActOnActa,
  isTransicionDeActa,
  listBotonesActa,
  type QuienActa,
  type SituacionActa,
} from './ciclo-acta.ts';

const ESTADOS = ['sin-acta', 'emitida', 'en-enmienda', 'sellada'] as const;
const ministerio: QuienActa = { acciones: new Set(['editar']), esMinisterio: true, asistio: false };
const asistente: QuienActa = { acciones: new Set(['consultar']), esMinisterio: false, asistio: true };
const nadie: QuienActa = { ...asistente, asistio: false };

function situate(estado: SituacionActa['estado'], part: Partial<SituacionActa> = {}): SituacionActa {
  return {
    estado,
    reunionRealizada: true,
    mesaAbierta: true,
    preparacion: 'lista',
    ventanaHasta: null,
    propuestasPorDecidir: 0,
    alDia: true,
    ...part,
  };
}

/** Every step of the table; what is not here is refused. */
const PASOS: readonly (readonly [AccionActa, SituacionActa['estado'], EstadoActa])[] = [
  ['emitir', 'sin-acta', 'emitida'],
  ['reemitir', 'emitida', 'emitida'],
  ['reemitir', 'en-enmienda', 'en-enmienda'],
  ['abrirEnmienda', 'emitida', 'en-enmienda'],
  ['abrirEnmienda', 'en-enmienda', 'en-enmienda'],
  ['proponerEnmienda', 'en-enmienda', 'en-enmienda'],
  ['decidirEnmienda', 'en-enmienda', 'en-enmienda'],
  ['sellar', 'emitida', 'sellada'],
  ['sellar', 'en-enmienda', 'sellada'],
  ['verificar', 'sellada', 'sellada'],
];

/** The buttons of each state, from the left; the one that stands out in capitals. */
const BOTONES: Readonly<Record<SituacionActa['estado'], string>> = {
  'sin-acta': 'EMITIR',
  emitida: 'reemitir SELLAR',
  'en-enmienda': 'reemitir SELLAR',
  sellada: '',
};

describe('acta, action by state', () => {
  it.each(ESTADOS)('[MESA-11] one that is %s has its buttons, in their order', (estado) => {
    const botones = listBotonesActa(estado).map(({ accion, esPrincipal }) =>
      esPrincipal ? accion.toUpperCase() : accion,
    );
    expect(botones.join(' ')).toBe(BOTONES[estado]);
    expect(isTransicionDeActa('abrirEnmienda', estado)).toBe(['emitida', 'en-enmienda'].includes(estado));
    expect(isTransicionDeActa('proponerEnmienda', estado)).toBe(estado === 'en-enmienda');
  });

  const every = ACCIONES_ACTA.flatMap((accion) => ESTADOS.map((estado) => [accion, estado] as const));

  it.each(every)('[MESA-11] %s from %s', (accion, estado) => {
    const paso = PASOS.find(([name, from]) => name === accion && from === estado);
    const quien = accion === 'proponerEnmienda' ? asistente : ministerio;
    const ventanaHasta = accion === 'proponerEnmienda' ? '2026-11-30' : null;
    const decision = canActOnActa(accion, situate(estado, { ventanaHasta }), quien);
    expect(decision.allowed).toBe(paso !== undefined);
    expect(CICLO_ACTA[accion].de[estado]).toBe(paso?.[2]);
    if (!paso) expect(decision.reasons).toEqual([expect.stringMatching(/\.$/)]);
  });

  it.each(ACCIONES_ACTA)('[MESA-11] %s by somebody who neither runs the mesa nor attended', (accion) => {
    const [, estado = 'emitida'] = PASOS.find(([name]) => name === accion) ?? [];
    const decision = canActOnActa(accion, situate(estado, { ventanaHasta: '2026-11-30' }), nadie);
    expect(decision.allowed).toBe(accion === 'verificar');
  });

  it.each([
    ['emitir', 'sin-acta', { reunionRealizada: false }, 'La reunión aún no se ha realizado.'],
    ['reemitir', 'emitida', { preparacion: 'en-curso' }, /se están preparando/],
    ['sellar', 'emitida', { preparacion: 'en-curso' }, /se están preparando/],
    ['sellar', 'emitida', { preparacion: 'fallida' }, /emita de nuevo/],
    ['sellar', 'en-enmienda', { ventanaHasta: '2026-11-30' }, /abierto hasta el 30\/11\/2026/],
    ['abrirEnmienda', 'en-enmienda', { ventanaHasta: '2026-11-30' }, /abierto hasta el 30\/11\/2026/],
    ['sellar', 'en-enmienda', { propuestasPorDecidir: 1 }, 'Hay una enmienda por decidir.'],
    ['sellar', 'en-enmienda', { propuestasPorDecidir: 3 }, 'Hay 3 enmiendas por decidir.'],
    ['sellar', 'emitida', { alDia: false }, /emítala de nuevo/],
    ['sellar', 'emitida', { mesaAbierta: false }, /^La mesa está cerrada/],
  ] as const)('[MESA-11] %s from %s is refused with %j', (accion, estado, part, reason) => {
    const { allowed, reasons } = canActOnActa(accion, situate(estado, part), ministerio);
    expect([allowed, reasons]).toEqual([
      false,
      [typeof reason === 'string' ? reason : expect.stringMatching(reason)],
    ]);
  });

  it('[MESA-11] documents that could not be made may be made again', () => {
    expect(canActOnActa('reemitir', situate('emitida', { preparacion: 'fallida' }), ministerio).allowed).toBe(
      true,
    );
  });

  it('[MESA-11] who attended proposes until the last day, and not in a closed mesa', () => {
    const decide = (part: Partial<SituacionActa>) =>
      canActOnActa('proponerEnmienda', situate('en-enmienda', part), asistente).reasons;
    expect(decide({ ventanaHasta: '2026-11-30' })).toEqual([]);
    expect(decide({ ventanaHasta: null })).toEqual(['El plazo para proponer enmiendas ya terminó.']);
    expect(decide({ ventanaHasta: '2026-11-30', mesaAbierta: false })).toEqual([
      'La mesa está cerrada: es de solo lectura.',
    ]);
  });
});

describe('a meeting', () => {
  it('[MESA-11] changes until its acta is sealed', () => {
    expect(canEditReunion(ministerio, { activa: true, sellada: false }).allowed).toBe(true);
    expect(canEditReunion(ministerio, { activa: true, sellada: true }).reasons).toEqual([
      expect.stringMatching(/está sellada/),
    ]);
    expect(canEditReunion(ministerio, { activa: false, sellada: true }).reasons).toEqual([
      expect.stringMatching(/^La mesa está cerrada/),
    ]);
  });
});

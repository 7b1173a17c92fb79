import { describe, expect, it } from 'vitest';
import type { QuienTramita } from '../ciclo/can-act-on-solicitud.ts';
import { canReafirmar, listImpedimentosDeReafirmacion, type SituacionReafirmacion } from './can-reafirmar.ts';

const may = (...acciones: string[]) => new Set(acciones);
const NADA = { certificacion: may(), verificacion: may() };
const entidad = { entidadId: 7, esMinisterio: false, esOperador: false, ...NADA };
const ministerio = { entidadId: 1, esMinisterio: true, esOperador: false, ...NADA };

/** Every rol of the product, as the reference data grants it, and whether it reaffirms. */
const PERSONAS: readonly (readonly [string, QuienTramita, boolean])[] = [
  ['líder', { ...entidad, usuarioId: 1, acciones: may('consultar', 'crear', 'editar', 'aprobar') }, true],
  ['funcionario', { ...entidad, usuarioId: 2, acciones: may('consultar', 'crear', 'editar') }, false],
  ['sin crear', { ...entidad, usuarioId: 3, acciones: may('consultar', 'aprobar') }, false],
  ['sin entidad', { ...entidad, usuarioId: 4, entidadId: null, acciones: may('crear', 'aprobar') }, false],
  ['coordinador', { ...ministerio, usuarioId: 5, acciones: may('consultar', 'editar', 'aprobar') }, false],
  ['ministerio que crea', { ...ministerio, usuarioId: 6, acciones: may('crear', 'aprobar') }, false],
  ['administrador', { ...ministerio, usuarioId: 7, acciones: may('consultar', 'editar', 'aprobar') }, false],
  ['auditor', { ...ministerio, usuarioId: 8, acciones: may('consultar') }, false],
  [
    'operador',
    { ...entidad, usuarioId: 9, esOperador: true, acciones: may('consultar'), verificacion: may('aprobar') },
    false,
  ],
];

const LIBRE: SituacionReafirmacion = {
  nivel: 2,
  base: {
    numero: '1.0',
    certificado: { numero: 'LCI-C2-2026-000001', estado: 'vigente' },
    hasSolicitud: true,
  },
  hasSiguiente: true,
  abierta: undefined,
  comparado: [{ nombre: 'Contrato', total: 1, cambios: [] }],
};
const withEstado = (estado: string): Partial<SituacionReafirmacion> => ({
  base: { numero: '1.0', certificado: { numero: 'LCI-C2-2026-000001', estado }, hasSolicitud: true },
});

describe('reaffirming a level', () => {
  it.each(PERSONAS)('[AREA-05] %s', (_nombre, quien, allowed) => {
    const decision = canReafirmar(quien, LIBRE);
    expect([decision.allowed, decision.reasons.length > 0]).toEqual([allowed, !allowed]);
    // What keeps everybody from it is told only to who may do it otherwise.
    const impedida = canReafirmar(quien, { ...LIBRE, hasSiguiente: false });
    expect(impedida.allowed).toBe(false);
    expect(impedida.reasons.join().startsWith('Ninguna versión posterior')).toBe(allowed);
  });

  it.each<readonly [string, Partial<SituacionReafirmacion>, string]>([
    [
      'no version has it',
      { base: null },
      'Ninguna versión anterior del servicio tiene certificado de nivel 2: pida el nivel entero.',
    ],
    [
      'its version has no certificate',
      { base: { numero: '1.0', certificado: null, hasSolicitud: true } },
      'Ninguna versión anterior del servicio tiene certificado de nivel 2: pida el nivel entero.',
    ],
    [
      'it is suspended',
      withEstado('suspendido'),
      'El certificado LCI-C2-2026-000001 de la versión 1.0 está suspendido; solo se reafirma lo que está vigente.',
    ],
    [
      'it was revoked',
      withEstado('revocado'),
      'El certificado LCI-C2-2026-000001 de la versión 1.0 fue revocado; solo se reafirma lo que está vigente.',
    ],
    [
      'it was replaced',
      withEstado('reemplazado'),
      'El certificado LCI-C2-2026-000001 de la versión 1.0 fue reemplazado por otro; solo se reafirma lo que está vigente.',
    ],
    [
      'it expired',
      withEstado('vencido'),
      'El certificado LCI-C2-2026-000001 de la versión 1.0 venció; solo se reafirma lo que está vigente.',
    ],
    [
      'an older directory said it',
      { base: { numero: '1.0', certificado: { numero: 'X', estado: 'vigente' }, hasSolicitud: false } },
      'La versión 1.0 no la certificó una solicitud de este sistema: pida el nivel entero.',
    ],
    [
      'no later version stands at level 1',
      { hasSiguiente: false },
      'Ninguna versión posterior a la 1.0 tiene el nivel 1 certificado y vigente; el nivel 2 se reafirma sobre ella.',
    ],
    [
      'a request is under way',
      { abierta: { radicado: 'LCI-N2-2026-000009' } },
      'El servicio ya tiene la solicitud LCI-N2-2026-000009.',
    ],
    [
      'a draft is under way',
      { abierta: { radicado: null } },
      'El servicio ya tiene el borrador de una solicitud.',
    ],
    [
      'something changed',
      { comparado: [{ nombre: 'Contrato', total: 1, cambios: ['El contrato cambió.'] }] },
      'Hay 1 cambio desde la versión 1.0: pida el nivel 2 entero.',
    ],
    [
      'much changed',
      { comparado: [{ nombre: 'Contrato', total: 2, cambios: ['Uno.', 'Otro.'] }] },
      'Hay 2 cambios desde la versión 1.0: pida el nivel 2 entero.',
    ],
  ])('[AREA-05] is refused where %s', (_caso, change, texto) => {
    expect(listImpedimentosDeReafirmacion({ ...LIBRE, ...change })).toEqual([texto]);
  });

  it('[AREA-05] of level 1 needs no later version: it begins one', () => {
    expect(listImpedimentosDeReafirmacion({ ...LIBRE, nivel: 1, hasSiguiente: false })).toEqual([]);
    expect(listImpedimentosDeReafirmacion(LIBRE)).toEqual([]);
  });
});

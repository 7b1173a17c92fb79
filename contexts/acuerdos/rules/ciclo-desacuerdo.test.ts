import { describe, expect, it } from 'vitest';
import { ESTADOS_DESACUERDO, PASOS_DESACUERDO, type PasoDesacuerdo } from '../contract/terms.ts';
import type { QuienAcuerda } from './can-act-on-acuerdo.ts';
import {
  type AcuerdoReclamable,
  CICLO_DESACUERDO,
  canReclamar,
  canTakePasoDesacuerdo,
  computeVencimiento,
  hasMenosCuota,
  listAsuntosReclamables,
  listBotonesDesacuerdo,
} from './ciclo-desacuerdo.ts';
import { findDatosDePersona } from './precedente-sin-personas.ts';

const CONSUMIDORA = 7;
const PROVEEDORA = 8;
const DECIDE = new Set(['consultar', 'crear', 'editar', 'aprobar']);
const PERSONAS = {
  consume: { usuarioId: 1, entidadId: CONSUMIDORA, esMinisterio: false, acciones: DECIDE },
  ofrece: { usuarioId: 2, entidadId: PROVEEDORA, esMinisterio: false, acciones: DECIDE },
  coordina: { usuarioId: 3, entidadId: 1, esMinisterio: true, acciones: new Set(['consultar', 'editar']) },
  // Staff of the ministry whose entidad takes part does not mediate.
  juezYParte: { usuarioId: 4, entidadId: PROVEEDORA, esMinisterio: true, acciones: DECIDE },
  ajena: { usuarioId: 5, entidadId: 9, esMinisterio: false, acciones: DECIDE },
  lector: { usuarioId: 6, entidadId: 1, esMinisterio: true, acciones: new Set(['consultar']) },
} satisfies Record<string, QuienAcuerda>;

/** Where each step leads from each state, '-' where it is not admitted, and whose it is. */
const TABLA: Readonly<Record<PasoDesacuerdo, readonly [quienes: string, ...string[]]>> = {
  // reclamado, respondido, en-mediacion, decidido, conciliado, desistido
  contestar: ['ofrece juezYParte', 'respondido', '-', '-', '-', '-', '-'],
  aceptar: ['consume', '-', 'conciliado', '-', '-', '-', '-'],
  'pedir-mediacion': ['consume', 'en-mediacion', 'en-mediacion', '-', '-', '-', '-'],
  'llevar-a-mesa': ['coordina', '-', '-', 'en-mediacion', '-', '-', '-'],
  decidir: ['coordina', '-', '-', 'decidido', '-', '-', '-'],
  desistir: ['consume', 'desistido', 'desistido', 'desistido', '-', '-', '-'],
};

const CASOS = PASOS_DESACUERDO.flatMap((paso) =>
  ESTADOS_DESACUERDO.map((estado, place) => [paso, estado, place] as const),
);
const situacion = { consumidoraId: CONSUMIDORA, proveedoraId: PROVEEDORA, venceEn: null, hoy: '2026-11-27' };

describe('[AREA-05] the life of a disagreement', () => {
  it.each(CASOS)('%s in %s leads where the table says, for whom it says', (paso, estado, place) => {
    const [quienes, ...destinos] = TABLA[paso];
    expect(CICLO_DESACUERDO[paso].de[estado] ?? '-').toBe(destinos[place]);
    const allowed = Object.entries(PERSONAS)
      .filter(([nombre, quien]) => {
        const decision = canTakePasoDesacuerdo(paso, { ...situacion, estado }, quien);
        expect([nombre, decision.reasons.length > 0]).toEqual([nombre, !decision.allowed]);
        return decision.allowed;
      })
      .map(([nombre]) => nombre);
    expect(allowed.join(' ')).toBe(destinos[place] === '-' ? '' : quienes);
  });

  it('mediation waits for the answer until its last day', () => {
    const ask = (hoy: string) =>
      canTakePasoDesacuerdo(
        'pedir-mediacion',
        { ...situacion, estado: 'reclamado', venceEn: '2026-12-11', hoy },
        PERSONAS.consume,
      );
    expect(ask('2026-12-11').reasons[0]?.code).toBe('plazo');
    expect(ask('2026-12-12').allowed).toBe(true);
  });

  it('counts working days: ten to answer, fifteen to decide', () => {
    // 8 December is a holiday.
    expect(computeVencimiento('reclamado', '2026-11-27')).toBe('2026-12-14');
    expect(computeVencimiento('en-mediacion', '2026-11-27')).toBe('2026-12-21');
    expect(computeVencimiento('respondido', '2026-11-27')).toBeNull();
  });

  it('its buttons are steps of the side, and one stands out at most', () => {
    expect(listBotonesDesacuerdo('respondido', 'consumidora').map(({ paso }) => paso)).toEqual([
      'desistir',
      'pedir-mediacion',
      'aceptar',
    ]);
    expect(listBotonesDesacuerdo('en-mediacion', 'plataforma')).toEqual([
      { paso: 'llevar-a-mesa', esPrincipal: false },
      { paso: 'decidir', esPrincipal: true },
    ]);
    expect(listBotonesDesacuerdo('decidido', 'consumidora')).toEqual([]);
  });
});

describe('[AREA-05] who may claim', () => {
  const rechazado: AcuerdoReclamable = {
    consumidoraId: CONSUMIDORA,
    proveedoraId: PROVEEDORA,
    estado: 'rechazado',
    desde: '2026-11-13',
    hayDesacuerdoAbierto: false,
    conMenosCuota: false,
  };
  const activo: AcuerdoReclamable = { ...rechazado, estado: 'activo', conMenosCuota: true };

  it.each([
    ['rechazo', rechazado, 'consume', '2026-11-30', null],
    ['rechazo', rechazado, 'consume', '2026-12-01', 'plazo'],
    ['rechazo', rechazado, 'ofrece', '2026-11-20', 'lado'],
    ['rechazo', rechazado, 'ajena', '2026-11-20', 'lado'],
    ['rechazo', { ...rechazado, hayDesacuerdoAbierto: true }, 'consume', '2026-11-20', 'estado'],
    ['rechazo', activo, 'consume', '2026-11-20', 'asunto'],
    ['cuota', activo, 'consume', '2027-11-20', null],
    ['cuota', { ...activo, conMenosCuota: false }, 'consume', '2026-11-20', 'asunto'],
    ['definicion', { ...activo, estado: 'suspendido' }, 'consume', '2026-11-20', null],
    ['definicion', rechazado, 'consume', '2026-11-20', 'asunto'],
    [null, { ...rechazado, estado: 'enviado' }, 'consume', '2026-11-20', 'estado'],
  ] as const)('%s: %#', (asunto, acuerdo, persona, hoy, code) => {
    const decision = canReclamar(asunto, acuerdo, PERSONAS[persona], hoy);
    expect(decision.reasons[0]?.code ?? null).toBe(code);
  });

  it('is about what was decided alone', () => {
    expect(listAsuntosReclamables(rechazado)).toEqual(['rechazo']);
    expect(listAsuntosReclamables(activo)).toEqual(['definicion', 'cuota']);
    expect(listAsuntosReclamables({ ...activo, conMenosCuota: false })).toEqual(['definicion']);
    expect(listAsuntosReclamables({ ...activo, estado: 'enviado' })).toEqual([]);
    expect(hasMenosCuota([{ volumenDiario: 9, volumenConcedido: 8 }])).toBe(true);
    expect(hasMenosCuota([{ volumenDiario: 9, volumenConcedido: 9 }])).toBe(false);
    expect(hasMenosCuota([{ volumenDiario: 9, volumenConcedido: null }])).toBe(false);
  });

  it('without the permission to decide nobody claims', () => {
    const quien = { ...PERSONAS.consume, acciones: new Set(['consultar', 'crear', 'editar']) };
    expect(canReclamar('rechazo', rechazado, quien, '2026-11-20').reasons[0]?.code).toBe('permiso');
  });
});

describe('[AREA-05] a precedent names nobody', () => {
  it.each([
    'Escriba a ana.perez@ejemplo.gov.co para saber más.',
    'La cédula 1.023.456.789 no se entrega.',
    'Llame al 300 123 4567.',
    'El número 79123456 sobra.',
    'Según la doctora Ana Pérez, sobra.',
    'Señora Pérez: basta el municipio.',
  ])('%s is refused', (texto) => {
    expect(findDatosDePersona(texto)).toBeDefined();
  });

  it.each([
    'La Ley 1581 de 2012, artículo 10, basta como base.',
    'Una cuota de 100.000 consultas al día es suficiente.',
    'El señorío del dato es de quien lo produce: numeral 3.2.1.',
  ])('%s is fine', (texto) => {
    expect(findDatosDePersona(texto)).toBeUndefined();
  });
});

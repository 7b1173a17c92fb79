import { describe, expect, it } from 'vitest';
import {
  ESTADOS_ACUERDO,
  type EstadoAcuerdo,
  LADOS_ACUERDO,
  type LadoAcuerdo,
  PASOS_ACUERDO,
  type PasoAcuerdo,
} from '../contract/terms.ts';
import {
  canCreateAcuerdo,
  canDeleteAcuerdo,
  canEditAcuerdo,
  canEditPolitica,
  canSeeAcuerdo,
  canTakePasoAcuerdo,
  type QuienAcuerda,
  type SituacionAcuerdo,
} from './can-act-on-acuerdo.ts';
import { CICLO_ACUERDO, findTurno, listBotonesAcuerdo } from './ciclo-acuerdo.ts';

const CONSUMIDORA = 7;
const PROVEEDORA = 8;
const may = (...acciones: string[]) => new Set(acciones);
const DECIDE = may('consultar', 'crear', 'editar', 'aprobar');
const PREPARA = may('consultar', 'crear', 'editar');

/** Every rol of the product on either side, and those on none. */
const PERSONAS = {
  liderConsume: { usuarioId: 1, entidadId: CONSUMIDORA, esMinisterio: false, acciones: DECIDE },
  funcionarioConsume: { usuarioId: 2, entidadId: CONSUMIDORA, esMinisterio: false, acciones: PREPARA },
  liderOfrece: { usuarioId: 3, entidadId: PROVEEDORA, esMinisterio: false, acciones: DECIDE },
  funcionarioOfrece: { usuarioId: 4, entidadId: PROVEEDORA, esMinisterio: false, acciones: PREPARA },
  ajena: { usuarioId: 5, entidadId: 9, esMinisterio: false, acciones: DECIDE },
  administrador: {
    usuarioId: 6,
    entidadId: 1,
    esMinisterio: true,
    acciones: may('consultar', 'editar', 'aprobar'),
  },
  coordinador: { usuarioId: 10, entidadId: 1, esMinisterio: true, acciones: may('consultar', 'editar') },
  consultor: { usuarioId: 11, entidadId: 1, esMinisterio: true, acciones: may('consultar') },
  sinPermiso: { usuarioId: 12, entidadId: CONSUMIDORA, esMinisterio: false, acciones: may() },
} satisfies Record<string, QuienAcuerda>;

function situacion(estado: EstadoAcuerdo, change: Partial<SituacionAcuerdo> = {}): SituacionAcuerdo {
  return {
    estado,
    consumidoraId: CONSUMIDORA,
    proveedoraId: PROVEEDORA,
    suspendidoPor: [],
    faltantes: { completo: [], aprobable: [] },
    ...change,
  };
}

/** Where each step leads from each state, '-' where it is not admitted: the table of the decision, written again. */
const TABLA: Readonly<Record<PasoAcuerdo, readonly string[]>> = {
  // borrador, enviado, en-aclaracion, activo, rechazado, suspendido, terminado
  enviar: ['enviado', '-', '-', '-', '-', '-', '-'],
  'pedir-aclaracion': ['-', 'en-aclaracion', '-', '-', '-', '-', '-'],
  responder: ['-', '-', 'enviado', '-', '-', '-', '-'],
  aprobar: ['-', 'activo', '-', '-', '-', '-', '-'],
  rechazar: ['-', 'rechazado', '-', '-', '-', '-', '-'],
  suspender: ['-', '-', '-', 'suspendido', '-', 'suspendido', '-'],
  reanudar: ['-', '-', '-', '-', '-', 'activo', '-'],
  terminar: ['-', 'terminado', 'terminado', 'terminado', '-', 'terminado', '-'],
};

/** Who takes each step where its state admits it and nothing is missing. */
const QUIENES: Readonly<Record<PasoAcuerdo, string>> = {
  enviar: 'liderConsume',
  'pedir-aclaracion': 'liderOfrece funcionarioOfrece',
  responder: 'liderConsume funcionarioConsume',
  aprobar: 'liderOfrece',
  rechazar: 'liderOfrece',
  suspender: 'liderConsume liderOfrece administrador',
  reanudar: 'liderConsume liderOfrece administrador',
  terminar: 'liderConsume liderOfrece',
};

const CASOS = PASOS_ACUERDO.flatMap((paso) =>
  ESTADOS_ACUERDO.map((estado, place) => [paso, estado, place] as const),
);

describe('[AREA-05] the life of an acuerdo', () => {
  it.each(CASOS)('%s in %s leads where the table says', (paso, estado, place) => {
    expect(CICLO_ACUERDO[paso].de[estado] ?? '-').toBe(TABLA[paso][place]);
  });

  it.each(CASOS)('%s in %s is of whom it is, and everybody else gets a reason', (paso, estado, place) => {
    // The side that asks holds its own suspension where one is to end, and none where one is to begin.
    const decide = (quien: QuienAcuerda, lado: LadoAcuerdo) =>
      canTakePasoAcuerdo(
        paso,
        situacion(estado, { suspendidoPor: paso === 'reanudar' ? [lado] : [] }),
        quien,
      );
    const allowed = Object.entries(PERSONAS).filter(([nombre, quien]) => {
      const lado = nombre.endsWith('Ofrece')
        ? 'proveedora'
        : nombre === 'administrador'
          ? 'plataforma'
          : 'consumidora';
      const decision = decide(quien, lado);
      expect([nombre, decision.reasons.length > 0]).toEqual([nombre, !decision.allowed]);
      return decision.allowed;
    });
    expect(allowed.map(([nombre]) => nombre).join(' ')).toBe(TABLA[paso][place] === '-' ? '' : QUIENES[paso]);
  });

  it.each(PASOS_ACUERDO.map((paso) => [paso]))('%s says the kind of its refusal', (paso) => {
    const estado = ESTADOS_ACUERDO.find((uno) => CICLO_ACUERDO[paso].de[uno] !== undefined) ?? 'activo';
    const ajeno = ESTADOS_ACUERDO.find((uno) => CICLO_ACUERDO[paso].de[uno] === undefined) ?? 'activo';
    const code = (uno: EstadoAcuerdo, quien: QuienAcuerda) =>
      canTakePasoAcuerdo(paso, situacion(uno), quien).reasons.map((reason) => reason.code);
    expect(code(ajeno, PERSONAS.liderConsume)).toEqual(['estado']);
    expect(code(estado, PERSONAS.ajena)).toEqual(['lado']);
    const suyos = CICLO_ACUERDO[paso].lados.includes('consumidora') ? CONSUMIDORA : PROVEEDORA;
    expect(code(estado, { ...PERSONAS.sinPermiso, entidadId: suyos })).toEqual(['permiso']);
  });

  it.each([
    ['enviar', 'borrador', 'completo', 'liderConsume'],
    ['responder', 'en-aclaracion', 'completo', 'funcionarioConsume'],
    ['aprobar', 'enviado', 'aprobable', 'liderOfrece'],
  ] as const)(
    '%s in %s asks that it is %s, and tells only who could take it',
    (paso, estado, guarda, persona) => {
      const base = situacion(estado);
      const sin = { ...base, faltantes: { ...base.faltantes, [guarda]: ['Falta algo.'] } };
      expect(canTakePasoAcuerdo(paso, sin, PERSONAS[persona])).toEqual({
        allowed: false,
        reasons: [{ code: guarda, text: 'Falta algo.' }],
        unblockers: [],
      });
      expect(canTakePasoAcuerdo(paso, sin, PERSONAS.consultor).reasons[0]?.code).toBe('lado');
    },
  );

  it.each([
    ['liderConsume', 'consumidora', 'proveedora'],
    ['liderOfrece', 'proveedora', 'plataforma'],
    ['administrador', 'plataforma', 'consumidora'],
  ] as const)('%s ends the suspension of its own side alone, and begins only one', (persona, suyo, otro) => {
    const quien = PERSONAS[persona];
    const de = (...lados: LadoAcuerdo[]) => situacion('suspendido', { suspendidoPor: lados });
    expect(canTakePasoAcuerdo('reanudar', de(otro), quien).reasons[0]?.code).toBe('lado');
    expect(canTakePasoAcuerdo('reanudar', de(otro, suyo), quien).allowed).toBe(true);
    expect(canTakePasoAcuerdo('suspender', de(suyo), quien).reasons[0]?.code).toBe('lado');
    expect(canTakePasoAcuerdo('suspender', de(otro), quien).allowed).toBe(true);
  });

  it('its buttons are steps of the side that the state admits; the one that stands out is the last', () => {
    const casos = LADOS_ACUERDO.flatMap((lado) =>
      ESTADOS_ACUERDO.flatMap((estado) =>
        (estado === 'suspendido' ? LADOS_ACUERDO.map((uno) => [uno]) : [[]]).map((suspendidoPor) => ({
          lado,
          estado,
          botones: listBotonesAcuerdo({ estado, suspendidoPor }, lado),
        })),
      ),
    );
    for (const { lado, estado, botones } of casos) {
      for (const { paso } of botones)
        expect([CICLO_ACUERDO[paso].lados.includes(lado), estado in CICLO_ACUERDO[paso].de]).toEqual([
          true,
          true,
        ]);
      expect(botones.slice(0, -1).some(({ esPrincipal }) => esPrincipal)).toBe(false);
    }
    const nombres = (estado: EstadoAcuerdo, lado: LadoAcuerdo) =>
      listBotonesAcuerdo({ estado, suspendidoPor: [] }, lado).map(({ paso }) => paso);
    expect(nombres('enviado', 'proveedora')).toEqual(['terminar', 'rechazar', 'pedir-aclaracion', 'aprobar']);
    expect(nombres('enviado', 'consumidora')).toEqual(['terminar']);
    expect(nombres('activo', 'plataforma')).toEqual(['suspender']);
    expect(nombres('rechazado', 'proveedora')).toEqual([]);
  });

  it('the turn is of who has a step to take', () => {
    expect(ESTADOS_ACUERDO.map(findTurno)).toEqual([
      'consumidora',
      'proveedora',
      'consumidora',
      null,
      null,
      null,
      null,
    ]);
  });

  it.each(ESTADOS_ACUERDO)('%s is read by its sides and the ministry; a draft by who writes it', (estado) => {
    const readers = Object.entries(PERSONAS)
      .filter(([, quien]) => canSeeAcuerdo(situacion(estado), quien))
      .map(([nombre]) => nombre);
    const suyos = ['liderConsume', 'funcionarioConsume'];
    expect(readers).toEqual(
      estado === 'borrador'
        ? [...suyos, 'sinPermiso']
        : [
            ...suyos,
            'liderOfrece',
            'funcionarioOfrece',
            'administrador',
            'coordinador',
            'consultor',
            'sinPermiso',
          ],
    );
  });

  it.each(ESTADOS_ACUERDO)('%s is written by its own entidad while it has the turn', (estado) => {
    const writers = Object.entries(PERSONAS)
      .filter(([, quien]) => canEditAcuerdo(situacion(estado), quien).allowed)
      .map(([nombre]) => nombre);
    const admite = estado === 'borrador' || estado === 'en-aclaracion';
    expect(writers).toEqual(admite ? ['liderConsume', 'funcionarioConsume'] : []);
  });

  it.each(ESTADOS_ACUERDO)('%s is removed by who writes it, only where it was never sent', (estado) => {
    const removers = Object.entries(PERSONAS)
      .filter(([, quien]) => canDeleteAcuerdo(situacion(estado), quien).allowed)
      .map(([nombre]) => nombre);
    expect(removers).toEqual(estado === 'borrador' ? ['liderConsume', 'funcionarioConsume'] : []);
  });

  it('any entidad with the permission begins one for a servicio of another, and only its own says the terms', () => {
    const begin = Object.entries(PERSONAS)
      .filter(([, quien]) => canCreateAcuerdo(quien, PROVEEDORA).allowed)
      .map(([nombre]) => nombre);
    expect(begin).toEqual(['liderConsume', 'funcionarioConsume', 'ajena']);
    const say = Object.entries(PERSONAS)
      .filter(([, quien]) => canEditPolitica(quien, PROVEEDORA).allowed)
      .map(([nombre]) => nombre);
    expect(say).toEqual(['liderOfrece']);
  });
});

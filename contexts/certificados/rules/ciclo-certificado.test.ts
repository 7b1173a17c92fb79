import { describe, expect, it } from 'vitest';
import {
  ACCIONES_CERTIFICADO,
  type AccionCertificado,
  ESTADOS_CERTIFICADO,
  type EstadoCertificado,
  NIVELES_CERTIFICADO,
  PASOS_CERTIFICADO,
} from '../contract/terms.ts';
import { canTakePasoCertificado } from './can-take-paso-certificado.ts';
import { CICLO_CERTIFICADO, listBotonesCertificado } from './ciclo-certificado.ts';
import { canProponerSuspension } from './propuesta-suspension.ts';

/** Where each action leads from each state; '-' where it is not admitted. */
const TABLA: Readonly<Record<AccionCertificado, readonly (EstadoCertificado | '-')[]>> = {
  // vigente, suspendido, revocado, reemplazado, vencido
  suspender: ['suspendido', '-', '-', '-', '-'],
  levantar: ['-', 'vigente', '-', '-', '-'],
  'pedir-revocacion': ['vigente', 'suspendido', '-', '-', '-'],
  revocar: ['revocado', 'revocado', '-', '-', '-'],
  'descartar-revocacion': ['vigente', 'suspendido', '-', '-', '-'],
  'declinar-propuesta': ['vigente', '-', '-', '-', '-'],
  'proponer-suspension': ['vigente', '-', '-', '-', '-'],
  'vencer-propuesta': ['vigente', '-', '-', '-', '-'],
  reemplazar: ['reemplazado', '-', '-', '-', '-'],
  vencer: ['vencido', '-', '-', '-', '-'],
};

const CERTIFICADOR = {
  usuarioId: 1,
  esMinisterio: true,
  esOperador: false,
  certificacion: new Set(['consultar', 'aprobar']),
};

describe('life of a certificate', () => {
  it.each(ACCIONES_CERTIFICADO)('[AREA-05] %s: from every state', (accion) => {
    const found = ESTADOS_CERTIFICADO.map((estado) => CICLO_CERTIFICADO[accion].de[estado] ?? '-');
    expect(found).toEqual(TABLA[accion]);
  });

  const PERSONAS = {
    certificador: CERTIFICADOR,
    otro: { ...CERTIFICADOR, usuarioId: 2 },
    lector: { ...CERTIFICADOR, certificacion: new Set(['consultar']) },
    entidad: { ...CERTIFICADOR, esMinisterio: false },
    operador: {
      ...CERTIFICADOR,
      esMinisterio: false,
      esOperador: true,
      certificacion: new Set(['consultar', 'crear']),
    },
    // A rol that was given what the operator's has.
    imitador: { ...CERTIFICADOR, certificacion: new Set(['consultar', 'crear', 'aprobar']) },
  };
  const CASOS = PASOS_CERTIFICADO.flatMap((paso) =>
    ESTADOS_CERTIFICADO.flatMap((estado, place) =>
      (['certificador', 'otro', 'lector', 'entidad', 'operador'] as const).flatMap((persona) =>
        [null, 1].flatMap((pedidaPor) =>
          [null, 'LCI-C1-2026-000001'].flatMap((inferiorRevocado) =>
            [false, true].map((hayPropuesta) => ({
              paso,
              estado,
              place,
              persona,
              pedidaPor,
              inferiorRevocado,
              hayPropuesta,
            })),
          ),
        ),
      ),
    ),
  );
  /** What the request for a revocation says about a step, by the person who wants to take it. */
  const PEDIDO = {
    suspender: () => true,
    levantar: () => true,
    'pedir-revocacion': (isPedido: boolean) => !isPedido,
    'descartar-revocacion': (isPedido: boolean) => isPedido,
    'declinar-propuesta': () => true,
    revocar: (isPedido: boolean, persona: string) => isPedido && persona === 'otro',
  };

  it.each(CASOS)(
    '[AREA-05] $paso in $estado by $persona, asked for by $pedidaPor, over $inferiorRevocado, proposed $hayPropuesta: allowed or a reason',
    (caso) => {
      const { paso, estado, place, persona, pedidaPor, inferiorRevocado, hayPropuesta } = caso;
      const { allowed, reasons } = canTakePasoCertificado(paso, PERSONAS[persona], {
        nivel: 3,
        estado,
        hayPropuesta,
        revocacionPedidaPor: pedidaPor,
        inferiorRevocado,
      });
      const wanted =
        ['certificador', 'otro'].includes(persona) &&
        TABLA[paso][place] !== '-' &&
        !(paso === 'levantar' && inferiorRevocado !== null) &&
        (paso !== 'declinar-propuesta' || hayPropuesta) &&
        PEDIDO[paso](pedidaPor !== null, persona);
      expect(allowed).toBe(wanted);
      expect(reasons.length > 0).toBe(!wanted);
    },
  );

  const PROPUESTAS = ESTADOS_CERTIFICADO.flatMap((estado) =>
    NIVELES_CERTIFICADO.flatMap((nivel) =>
      (['certificador', 'lector', 'entidad', 'operador', 'imitador'] as const).flatMap((persona) =>
        [false, true].map((hayPropuesta) => ({ estado, nivel, persona, hayPropuesta })),
      ),
    ),
  );
  it.each(PROPUESTAS)(
    '[AREA-05] a suspension of level $nivel in $estado is proposed by $persona, proposed already $hayPropuesta: allowed or a reason',
    ({ estado, nivel, persona, hayPropuesta }) => {
      const { allowed, reasons } = canProponerSuspension(PERSONAS[persona], {
        nivel,
        estado,
        hayPropuesta,
        revocacionPedidaPor: null,
        inferiorRevocado: null,
      });
      const wanted = persona === 'operador' && nivel === 3 && estado === 'vigente' && !hayPropuesta;
      expect(allowed).toBe(wanted);
      expect(reasons.length > 0).toBe(!wanted);
    },
  );

  it('[AREA-05] the buttons of a state are steps it admits', () => {
    const nombres = (estado: EstadoCertificado, hayPedido: boolean, hayPropuesta = false) =>
      listBotonesCertificado(estado, { hayPedido, hayPropuesta }).map(({ paso }) => paso);
    expect(nombres('vigente', false)).toEqual(['suspender', 'pedir-revocacion']);
    expect(nombres('suspendido', false)).toEqual(['levantar', 'pedir-revocacion']);
    expect(nombres('vigente', true)).toEqual(['revocar', 'descartar-revocacion', 'suspender']);
    expect(nombres('vigente', false, true)).toEqual(['suspender', 'declinar-propuesta', 'pedir-revocacion']);
    expect(nombres('revocado', false)).toEqual([]);
  });
});

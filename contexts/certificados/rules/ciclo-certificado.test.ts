import { describe, expect, it } from 'vitest';
import {
  ACCIONES_CERTIFICADO,
  type AccionCertificado,
  ESTADOS_CERTIFICADO,
  type EstadoCertificado,
  PASOS_CERTIFICADO,
} from '../contract/terms.ts';
import { canTakePasoCertificado } from './can-take-paso-certificado.ts';
import { CICLO_CERTIFICADO, listBotonesCertificado } from './ciclo-certificado.ts';

/** Where each action leads from each state; '-' where it is not admitted. */
const TABLA: Readonly<Record<AccionCertificado, readonly (EstadoCertificado | '-')[]>> = {
  // vigente, suspendido, revocado, reemplazado, vencido
  suspender: ['suspendido', '-', '-', '-', '-'],
  levantar: ['-', 'vigente', '-', '-', '-'],
  'pedir-revocacion': ['vigente', 'suspendido', '-', '-', '-'],
  revocar: ['revocado', 'revocado', '-', '-', '-'],
  'descartar-revocacion': ['vigente', 'suspendido', '-', '-', '-'],
  reemplazar: ['reemplazado', '-', '-', '-', '-'],
  vencer: ['vencido', '-', '-', '-', '-'],
};

const CERTIFICADOR = {
  usuarioId: 1,
  esMinisterio: true,
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
  };
  const CASOS = PASOS_CERTIFICADO.flatMap((paso) =>
    ESTADOS_CERTIFICADO.flatMap((estado, place) =>
      (['certificador', 'otro', 'lector', 'entidad'] as const).flatMap((persona) =>
        [null, 1].flatMap((pedidaPor) =>
          [null, 'LCI-C1-2026-000001'].map((inferiorRevocado) => ({
            paso,
            estado,
            place,
            persona,
            pedidaPor,
            inferiorRevocado,
          })),
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
    revocar: (isPedido: boolean, persona: string) => isPedido && persona === 'otro',
  };

  it.each(CASOS)(
    '[AREA-05] $paso in $estado by $persona, asked for by $pedidaPor, over $inferiorRevocado: allowed or a reason',
    (caso) => {
      const { paso, estado, place, persona, pedidaPor, inferiorRevocado } = caso;
      const { allowed, reasons } = canTakePasoCertificado(paso, PERSONAS[persona], {
        estado,
        revocacionPedidaPor: pedidaPor,
        inferiorRevocado,
      });
      const wanted =
        ['certificador', 'otro'].includes(persona) &&
        TABLA[paso][place] !== '-' &&
        !(paso === 'levantar' && inferiorRevocado !== null) &&
        PEDIDO[paso](pedidaPor !== null, persona);
      expect(allowed).toBe(wanted);
      expect(reasons.length > 0).toBe(!wanted);
    },
  );

  it('[AREA-05] the buttons of a state are steps it admits', () => {
    const nombres = (estado: EstadoCertificado, hayPedido: boolean) =>
      listBotonesCertificado(estado, hayPedido).map(({ paso }) => paso);
    expect(nombres('vigente', false)).toEqual(['suspender', 'pedir-revocacion']);
    expect(nombres('suspendido', false)).toEqual(['levantar', 'pedir-revocacion']);
    expect(nombres('vigente', true)).toEqual(['revocar', 'descartar-revocacion', 'suspender']);
    expect(nombres('revocado', false)).toEqual([]);
  });
});

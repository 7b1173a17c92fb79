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

  it('[AREA-05] every step in every state by every person is allowed or has a reason', () => {
    const personas = {
      certificador: CERTIFICADOR,
      otro: { ...CERTIFICADOR, usuarioId: 2 },
      lector: { ...CERTIFICADOR, certificacion: new Set(['consultar']) },
      entidad: { ...CERTIFICADOR, esMinisterio: false },
    };
    for (const paso of PASOS_CERTIFICADO)
      for (const [place, estado] of ESTADOS_CERTIFICADO.entries())
        for (const [nombre, quien] of Object.entries(personas))
          for (const revocacionPedidaPor of [null, 1]) {
            const decision = canTakePasoCertificado(paso, quien, { estado, revocacionPedidaPor });
            const isPedido = revocacionPedidaPor !== null;
            const wanted =
              (nombre === 'certificador' || nombre === 'otro') &&
              TABLA[paso][place] !== '-' &&
              (paso !== 'pedir-revocacion' || !isPedido) &&
              (paso !== 'descartar-revocacion' || isPedido) &&
              (paso !== 'revocar' || (isPedido && nombre === 'otro'));
            expect([paso, estado, nombre, isPedido, decision.allowed]).toEqual([
              paso,
              estado,
              nombre,
              isPedido,
              wanted,
            ]);
            expect(decision.reasons.length > 0).toBe(!wanted);
          }
  });

  it('[AREA-05] the buttons of a state are steps it admits', () => {
    const nombres = (estado: EstadoCertificado, hayPedido: boolean) =>
      listBotonesCertificado(estado, hayPedido).map(({ paso }) => paso);
    expect(nombres('vigente', false)).toEqual(['suspender', 'pedir-revocacion']);
    expect(nombres('suspendido', false)).toEqual(['levantar', 'pedir-revocacion']);
    expect(nombres('vigente', true)).toEqual(['revocar', 'descartar-revocacion', 'suspender']);
    expect(nombres('revocado', false)).toEqual([]);
  });
});

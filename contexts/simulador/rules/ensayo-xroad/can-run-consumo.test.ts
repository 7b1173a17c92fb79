import { ESTADOS_ACUERDO } from '@marco/acuerdos/terms';
import { describe, expect, it } from 'vitest';
import { canReadConsumo, canRunConsumo } from './can-run-consumo.ts';

const CONSUME = { acciones: new Set(['consultar', 'editar'] as const), entidadId: 5 };
const ACUERDO = { consumidoraId: 5, estado: 'activo' } as const;

describe('[AREA-05] the call of an acuerdo', () => {
  it('is read by who consumes alone: it carries its key', () => {
    expect([5, 6, null].map((entidadId) => canReadConsumo({ ...CONSUME, entidadId }, ACUERDO))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is rehearsed by who writes acuerdos, while it is active', () => {
    const lector = { ...CONSUME, acciones: new Set(['consultar'] as const) };
    expect(canRunConsumo(lector, ACUERDO).allowed).toBe(false);
    const admitidos = ESTADOS_ACUERDO.filter(
      (estado) => canRunConsumo(CONSUME, { ...ACUERDO, estado }).allowed,
    );
    expect(admitidos).toEqual(['activo']);
  });
});

import { describe, expect, it } from 'vitest';
import { canEditTramite } from './can-edit-tramite.ts';

const [PROPIA, AJENA] = [20, 30];

describe('who may change a trámite', () => {
  it.each([
    ['an editor of its entidad', ['editar'], PROPIA, false, true],
    ['an editor of another entidad', ['editar'], AJENA, false, false],
    ['an editor of the ministry', ['editar'], AJENA, true, true],
    ['who only reads', ['consultar'], PROPIA, false, false],
    ['who only reads at the ministry', ['consultar'], AJENA, true, false],
    ['a visitor', [], null, false, false],
  ] as const)('[AREA-09] %s', (_, acciones, entidadId, cubreTodas, allowed) => {
    const quien = { acciones: new Set<string>(acciones), entidadId, cubreTodas };
    expect(canEditTramite(quien, PROPIA).allowed).toBe(allowed);
  });

  it('[AREA-09] importing is another permission than deciding what a paper proves', () => {
    const quien = { acciones: new Set(['editar']), entidadId: PROPIA, cubreTodas: false };
    expect(canEditTramite(quien, PROPIA, 'crear').allowed).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { canReadEnsayos, canRunEnsayo } from './can-run-ensayo.ts';

const QUIEN = {
  acciones: new Set(['consultar', 'editar'] as const),
  entidadId: 5,
  cubreTodas: false,
  operaPlataforma: false,
};
const SUYA = { entidadId: 5, conNivelTres: false };
const OTRA = { entidadId: 6, conNivelTres: true };

describe('[AREA-05] a rehearsal of X-Road', () => {
  it('is read by its entidad and the ministry, and by the operator once level 3 was asked for', () => {
    const OPERADOR = { ...QUIEN, entidadId: null, operaPlataforma: true };
    expect(canReadEnsayos(QUIEN, OTRA)).toBe(false);
    expect(canReadEnsayos(OPERADOR, SUYA)).toBe(false);
    expect(canReadEnsayos(QUIEN, SUYA)).toBe(true);
    expect(canReadEnsayos(OPERADOR, OTRA)).toBe(true);
    expect(canReadEnsayos({ ...QUIEN, entidadId: null, cubreTodas: true }, SUYA)).toBe(true);
  });

  it('is run by who prepares requests in the entidad that offers it alone', () => {
    expect(canRunEnsayo({ ...QUIEN, acciones: new Set(['consultar'] as const) }, 5).allowed).toBe(false);
    expect(canRunEnsayo(QUIEN, 6).allowed).toBe(false);
    expect(canRunEnsayo(QUIEN, 5).allowed).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { ESTADOS_IMPORTACION } from '../../contract/terms.ts';
import { canTakePasoImportacion } from './can-take-paso-importacion.ts';

const operador = new Set(['crear', 'aprobar']);
const allowed = (paso: 'aplicar' | 'descartar' | 'continuar') =>
  ESTADOS_IMPORTACION.filter((estado) => canTakePasoImportacion(paso, operador, estado).allowed);

describe('the steps of an import', () => {
  it('[AREA-05] each has its states', () => {
    expect(allowed('continuar')).toEqual(['recibiendo']);
    expect(allowed('aplicar')).toEqual(['revisada']);
    expect(allowed('descartar')).toEqual(['recibiendo', 'calculando', 'revisada']);
  });

  it('[AREA-05] who only looks takes none, and reads who may', () => {
    for (const estado of ESTADOS_IMPORTACION)
      for (const paso of ['aplicar', 'descartar', 'continuar'] as const)
        expect(canTakePasoImportacion(paso, new Set(['consultar']), estado)).toMatchObject({
          allowed: false,
          unblockers: expect.arrayContaining(['Operador AND']),
        });
  });

  it('[AREA-05] a state that does not fit is named', () =>
    expect(canTakePasoImportacion('aplicar', operador, 'recibiendo').reasons).toEqual([
      'La importación está en «Recibiendo»; esta acción se hace en «Por aplicar».',
    ]));
});

import { describe, expect, it } from 'vitest';
import { listFaltantesDeCampos } from './faltantes.ts';

const lista = { accion: 'reutilizar', elemento: {}, decision: 'aprobada', cumplido: true } as const;
const nueva = { accion: null, elemento: null, decision: 'pendiente', cumplido: null } as const;

describe('what the rows of a request lack', () => {
  it('[AREA-05] nothing once each has its element, its approval and what it asks for', () => {
    expect(listFaltantesDeCampos([lista])).toEqual({ catalogada: [], aprobada: [], cumplida: [] });
  });

  it('[AREA-05] each condition counts the rows it waits for', () => {
    const observada = { ...lista, decision: 'observada', cumplido: false } as const;
    expect(listFaltantesDeCampos([nueva, observada, lista])).toEqual({
      catalogada: ['Falta decir en qué elemento queda 1 campo.'],
      aprobada: ['Falta aprobar 2 campos.'],
      cumplida: ['El lenguaje común aún no tiene lo que piden 2 campos.'],
    });
  });
});

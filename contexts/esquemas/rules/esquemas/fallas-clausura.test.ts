import { describe, expect, it } from 'vitest';
import {
  COD_TIPO_TELEFONO,
  createClausura,
  DATO_TELEFONO,
  NUM_TELEFONO,
} from '../../testing/clausura-de-muestra.ts';
import type { PiezaSimple } from './clausura.ts';
import { listFallas } from './fallas-clausura.ts';

const findFalla = (raiz: Parameters<typeof createClausura>[0]) =>
  listFallas(createClausura(raiz))[0]?.mensaje;
const numero: PiezaSimple = { ...NUM_TELEFONO, tipoDato: 'entero', patron: null };

describe('why no schema can be written', () => {
  it('nothing, of a sound structure', () => {
    expect(findFalla(DATO_TELEFONO)).toBeUndefined();
    expect(findFalla({ ...numero, valorMinimo: '-5', valorMaximo: '5' })).toBeUndefined();
    expect(findFalla({ ...COD_TIPO_TELEFONO, tipoDato: 'entero', valorMinimo: 'abc' })).toBeUndefined();
  });

  it.each([
    ['a pattern that is none', { ...NUM_TELEFONO, patron: '[a-' }, 'La expresión regular no es válida.'],
    ['a bound of another type', { ...numero, valorMinimo: 'uno' }, 'no es un valor de tipo entero'],
    ['bounds the wrong way round', { ...numero, valorMinimo: '10', valorMaximo: '9' }, 'mayor que el máximo'],
    [
      'a zone in one bound only',
      { ...numero, tipoDato: 'hora', valorMinimo: '06:00:00Z', valorMaximo: '20:00:00' },
      'zona horaria',
    ],
    [
      'two parts of one name',
      { ...DATO_TELEFONO, componentes: [...DATO_TELEFONO.componentes, ...DATO_TELEFONO.componentes] },
      'se llaman «codTipoTelefono»',
    ],
    ['an extension of a simple element', { ...DATO_TELEFONO, baseId: 1 }, 'Extiende un elemento simple.'],
    ['an extension of itself', { ...DATO_TELEFONO, baseId: 4 }, 'Se extiende a sí mismo.'],
  ] as const)('%s', (_what, raiz, mensaje) => {
    expect(findFalla(raiz)).toContain(mensaje);
  });
});

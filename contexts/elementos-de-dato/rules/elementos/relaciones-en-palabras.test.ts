import { expect, it } from 'vitest';
import { listRelacionesEnPalabras } from './relaciones-en-palabras.ts';

it('[AREA-06] tells what an element is to others, but not who uses it', () => {
  const persona = { nombre: 'Persona' };
  const told = listRelacionesEnPalabras({
    base: persona,
    relaciones: [
      { tipo: 'requiere', destino: persona, terminoExterno: null, nota: 'Van juntos.' },
      { tipo: 'equivale-a', destino: null, terminoExterno: 'schema.org/name', nota: '' },
    ],
    relacionesDerivadas: [
      { tipo: 'compone-a', origen: persona },
      { tipo: 'usado-por-servicio', origen: null },
    ],
    estandares: [
      { nombre: 'Registro de metadatos', sigla: 'ISO/IEC 11179' },
      { nombre: 'Sin sigla', sigla: '' },
    ],
    reglas: [{ nombre: 'Menor de edad' }],
  });
  expect(told.map(({ etiqueta, nombre, clase, nota }) => [etiqueta, nombre, clase, nota])).toEqual([
    ['Extiende a', 'Persona', 'Elemento', ''],
    ['Requiere', 'Persona', 'Elemento', 'Van juntos.'],
    ['Equivale a', 'schema.org/name', 'Término externo', ''],
    ['Hace parte de', 'Persona', 'Elemento', ''],
    ['Sigue el estándar', 'ISO/IEC 11179', 'Estándar', ''],
    ['Sigue el estándar', 'Sin sigla', 'Estándar', ''],
    ['Tiene la regla', 'Menor de edad', 'Regla', ''],
  ]);
});

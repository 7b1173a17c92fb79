import { expect, it } from 'vitest';
import { explainRequired } from './required-text.ts';

it.each([
  ['Nombre', 'Nombre es requerido.'],
  ['Tipo de dato', 'Tipo de dato es requerido.'],
  ['Naturaleza del cambio', 'Naturaleza del cambio es requerida.'],
  ['Entidad responsable', 'Entidad responsable es requerida.'],
  ['Descripción', 'Descripción es requerida.'],
  ['Fuente de información', 'Fuente de información es requerida.'],
  ['Clase', 'Clase es requerida.'],
  ['Idioma', 'Idioma es requerido.'],
  ['Subsistema', 'Subsistema es requerido.'],
  ['Código', 'Código es requerido.'],
])('[AREA-06] an empty field of a form is told with its label, in its gender: %s', (label, text) => {
  expect(explainRequired(label)).toBe(text);
});

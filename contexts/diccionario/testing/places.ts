import { type Places, screenAt, titleAt } from '@marco/test-kit/declarations';

/** The dictionary and its elements, as anybody reads them. */
export const places: Places = {
  visitor: [
    {
      name: 'dictionary',
      path: '/diccionario',
      shows: [{ role: 'table', name: 'Elementos de dato encontrados' }],
    },
    {
      name: 'dictionary without results',
      path: '/diccionario?texto=zzzzzz',
      shows: [{ text: 'No hay resultados coincidentes' }],
    },
    screenAt('element, a list', '/diccionario/codMunicipio', 'Código del municipio'),
    screenAt('element, at a section', '/diccionario/codMunicipio#citar', 'Código del municipio'),
    screenAt(
      'element, by an address of its tabs',
      '/diccionario/codMunicipio?pestana=estructura',
      'Código del municipio',
    ),
    titleAt(
      'element with parts',
      '/diccionario/identificacionCedula',
      'Identificación por cédula de ciudadanía',
    ),
    titleAt('element that is not there', '/diccionario/noExiste', 'Elemento de dato no encontrado'),
  ],
};

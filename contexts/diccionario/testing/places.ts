import { type Places, screenAt, titleAt } from '@marco/test-kit/declarations';

const PUBLIC_TABS = [
  'identificacion',
  'definicion',
  'estructura',
  'fuentes',
  'relaciones',
  'versiones',
  'descargas',
];

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
    ...PUBLIC_TABS.map((tab) =>
      screenAt(`element, ${tab}`, `/diccionario/codMunicipio?pestana=${tab}`, 'Código del municipio'),
    ),
    titleAt(
      'element with parts',
      '/diccionario/identificacionCedula?pestana=estructura',
      'Identificación por cédula de ciudadanía',
    ),
    titleAt('element that is not there', '/diccionario/noExiste', 'Elemento de dato no encontrado'),
  ],
};

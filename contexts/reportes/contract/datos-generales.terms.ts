/** Blocks of the page, which its address may name after '#', in their order. */
export const BLOQUES_DATOS_GENERALES = {
  'mi-entidad': 'Mi entidad',
  cifras: 'Cifras',
  mapa: 'Mapa',
  'como-funciona': 'Cómo funciona',
  documentos: 'Documentos y normas',
  preguntas: 'Preguntas frecuentes',
  ultimos: 'Últimos cambios',
} as const;
export type BloqueDatosGenerales = keyof typeof BLOQUES_DATOS_GENERALES;

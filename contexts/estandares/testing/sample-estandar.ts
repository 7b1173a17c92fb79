import type { DatosEstandar } from '../contract/index.ts';

/** Header of a standard with every field, as the form sends it. */
export const ESTANDAR_DE_PRUEBA: DatosEstandar = {
  nombre: 'Catálogos de datos en la web',
  sigla: 'DCAT',
  edicion: '3',
  organismo: 'W3C',
  categoria: 'metadatos',
  licencia: 'abierta',
  idioma: 'es',
  formato: 'Turtle',
  alcance: 'Describe catálogos y conjuntos de datos.',
  sumario: 'Vocabulario RDF para catálogos.',
  palabrasClave: ['catálogo', 'metadatos'],
  url: 'https://www.w3.org/TR/vocab-dcat-3/',
  dependencia: 'Dirección de Gobierno Digital',
  autores: 'Equipo del lenguaje común',
  reviso: 'Comité técnico',
  aprobo: 'Ministerio',
  informacionAdicional: 'Ninguna',
  ubicacion: 'Repositorio',
  fechaElaboracion: '2026-01-10',
  fechaPublicacion: null,
  fechaModificacion: null,
  sectores: [],
};

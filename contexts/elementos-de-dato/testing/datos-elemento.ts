/** What a new simple element says, complete but for its place and its entity. */
export const sampleDatosElemento = {
  identificador: 'numPruebaTelefono',
  nombre: 'Número de teléfono de prueba',
  tipo: 'simple',
  clase: 'dato',
  definicion: 'Secuencia de dígitos que identifica una línea telefónica de contacto.',
  usos: 'Formularios de contacto de los trámites.',
  tipoDato: 'cadena',
  longitudMinima: 7,
  longitudMaxima: 10,
  patron: '[0-9]+',
  ejemplos: ['6015553344'],
  fuentes: [{ tipo: 'otra', nombre: 'Plan nacional de numeración' }],
} as const;

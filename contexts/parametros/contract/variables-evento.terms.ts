/** Variables that events of several contexts have. */
export const entidad = { descripcion: 'Nombre de la entidad', ejemplo: 'Alcaldía de Ejemplo' } as const;
export const motivo = {
  descripcion: 'Motivo que escribió quien decidió',
  ejemplo: 'El cargo no corresponde.',
} as const;
export const fecha = {
  descripcion: 'Fecha y hora, hora de Colombia',
  ejemplo: '20 de noviembre de 2026, 3:15 p. m.',
} as const;

/** What a commitment says, for calls that need a whole body; the entity comes from the test. */
export const sampleDatosCompromiso = {
  descripcion: 'Entregar el diccionario de datos.',
  responsable: 'Ana Ejemplo Ruiz',
  idResponsable: null,
  plazoDiasHabiles: 8,
  venceEn: null,
  idServicio: null,
  idEstadoServicio: null,
  idElemento: null,
  idSolicitud: null,
  idEstadoSolicitud: null,
} as const;

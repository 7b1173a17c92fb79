/** Which way the data of a servicio go. */
export const TIPOS_INTERCAMBIO = ['consulta', 'actualizacion', 'notificacion', 'transaccional'] as const;
export type TipoIntercambio = (typeof TIPOS_INTERCAMBIO)[number];
export const TIPO_INTERCAMBIO: Readonly<Record<TipoIntercambio, string>> = {
  consulta: 'Consulta',
  actualizacion: 'Actualización',
  notificacion: 'Notificación',
  transaccional: 'Transaccional',
};

/** Whether the answer comes in the same call. */
export const SINCRONIAS = ['sincrono', 'asincrono'] as const;
export type Sincronia = (typeof SINCRONIAS)[number];
export const SINCRONIA: Readonly<Record<Sincronia, string>> = {
  sincrono: 'Síncrono: responde en la misma llamada',
  asincrono: 'Asíncrono: responde después',
};

/** How a servicio of level 2 was built: what its contract is written in. */
export const TECNOLOGIAS = ['rest', 'soap'] as const;
export type TecnologiaServicio = (typeof TECNOLOGIAS)[number];
export const TECNOLOGIA: Readonly<Record<TecnologiaServicio, string>> = {
  rest: 'REST, con un contrato OpenAPI',
  soap: 'SOAP, con un contrato WSDL',
};

/** What allows personal data to be exchanged (LG.03 of the framework). */
export const BASES_DATO_PERSONAL = ['ley', 'consentimiento', 'funcion', 'interes-publico'] as const;
export type BaseDatoPersonal = (typeof BASES_DATO_PERSONAL)[number];
export const BASE_DATO_PERSONAL: Readonly<Record<BaseDatoPersonal, string>> = {
  ley: 'Mandato de una ley',
  consentimiento: 'Autorización del titular',
  funcion: 'Ejercicio de una función pública',
  'interes-publico': 'Interés público',
};

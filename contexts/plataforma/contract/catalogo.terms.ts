/** What an instance of the platform has, each under what it stands in. */
export const COSAS_DE_CATALOGO = ['miembro', 'subsistema', 'servicio', 'permiso', 'certificado'] as const;
export type CosaDeCatalogo = (typeof COSAS_DE_CATALOGO)[number];
export const COSA_DE_CATALOGO: Readonly<Record<CosaDeCatalogo, string>> = {
  miembro: 'Miembro',
  subsistema: 'Subsistema',
  servicio: 'Servicio',
  permiso: 'Permiso',
  certificado: 'Certificado',
};

/** What a file does to one of them. */
export const CAMBIOS_DE_CATALOGO = ['nuevo', 'cambia', 'falta', 'vuelve'] as const;
export type CambioDeCatalogo = (typeof CAMBIOS_DE_CATALOGO)[number];
export const CAMBIO_DE_CATALOGO: Readonly<Record<CambioDeCatalogo, string>> = {
  nuevo: 'Nuevo',
  cambia: 'Cambia',
  falta: 'No está en el archivo',
  vuelve: 'Vuelve a estar',
};

/** Types of a service of X-Road. */
export const TIPOS_SERVICIO_XROAD = ['WSDL', 'REST', 'OPENAPI3'] as const;

/** What a certificate of a security server is for. */
export const USOS_CERTIFICADO_XROAD = ['firma', 'autenticacion'] as const;
export type UsoCertificadoXroad = (typeof USOS_CERTIFICADO_XROAD)[number];
export const USO_CERTIFICADO_XROAD: Readonly<Record<UsoCertificadoXroad, string>> = {
  firma: 'Firma',
  autenticacion: 'Autenticación',
};

/** Limits of the file of an instance. */
export const LIMITES_CATALOGO = {
  /** Bytes of the text. */
  bytes: 8 * 1024 * 1024,
  cosas: 50_000,
  nombre: 300,
  serie: 100,
  /** Rows of a review that are told; the others are counted. */
  filas: 500,
  problemas: 100,
} as const;

/** Days before its end from which a certificate is told. */
export const DIAS_DE_AVISO = 60;

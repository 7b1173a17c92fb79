/** Answers of a download (specification §3); the first goes with `estado` true. */
export const MENSAJES_DESCARGA = {
  entregado: 'Archivo descargado',
  noDisponible: 'El archivo no existe o usted no tiene permiso para descargarlo.',
  sinContenido: 'El contenido del archivo no está disponible. Escriba a soporte.',
} as const;

/** Kinds of files; a setting says where each lies (CONF-01). */
export const CARPETAS = [
  'mesas',
  'normativo-uno',
  'nivel-dos',
  'normativo-tres',
  'capas',
  'politico-tres',
  'organizacional-tres',
  'tecnico-tres',
  'certificados',
  'datos-abiertos',
] as const;
export type Carpeta = (typeof CARPETAS)[number];

/** Size at which a file is too large (FILE-01): 51181 thousand bytes. */
export const LIMITE_BYTES = 51_181_000;

/** Files of one person that no record attached yet: more than any form of the product takes. */
export const LIMITES_PENDIENTES = { archivos: 200, bytes: 10 * LIMITE_BYTES } as const;

/** Bytes a disk keeps free beside the file that arrives: the database and the logs need them too. */
export const RESERVA_DISCO = 200_000_000;

/** Texts of a refused choice, letter by letter (specification §5). */
export const MENSAJES_CARGA = {
  variosArchivos: 'Numero de Archivos excedido',
  noPermitido: 'Archivo adjunto no es permitido',
  pesado: 'Archivo excede el peso permitido',
} as const;

/** Text of a choice over the maximum (specification §5). */
export function presentMaximoExcedido(maximo: number): string {
  return `${MENSAJES_CARGA.variosArchivos}. El máximo permitido es: ${maximo} archivos`;
}

/** MIME type of each extension that may be uploaded; the content must be of it. */
export const TIPOS_DOCUMENTO = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type ExtensionDocumento = keyof typeof TIPOS_DOCUMENTO;
export const EXTENSIONES_DOCUMENTO = Object.keys(TIPOS_DOCUMENTO) as readonly ExtensionDocumento[];

/** MIME type of each extension of a contract of a servicio; only the folder of level 2 takes them. */
export const TIPOS_CONTRATO = {
  yaml: 'application/yaml',
  yml: 'application/yaml',
  json: 'application/json',
  wsdl: 'application/wsdl+xml',
  zip: 'application/zip',
} as const;
export type ExtensionContrato = keyof typeof TIPOS_CONTRATO;
export const EXTENSIONES_CONTRATO = Object.keys(TIPOS_CONTRATO) as readonly ExtensionContrato[];

/** Longest name a file keeps. */
export const LARGO_NOMBRE_ARCHIVO = 200;

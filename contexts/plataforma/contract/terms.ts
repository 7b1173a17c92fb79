import { ADMINISTRADOR } from '@marco/country/ministry';

export * from './histograma.terms.ts';

/** Resource of the permissions over the exchange platform. */
export const RECURSO_XROAD = {
  code: 'xroad',
  name: 'registros de la plataforma X-Road',
  giver: ADMINISTRADOR,
} as const;

/** Environments of the exchange platform, the one that counts last. */
export const AMBIENTES = ['calidad', 'preproduccion', 'produccion'] as const;
export type Ambiente = (typeof AMBIENTES)[number];
export const AMBIENTE: Readonly<Record<Ambiente, string>> = {
  calidad: 'Calidad',
  preproduccion: 'Preproducción',
  produccion: 'Producción',
};

/** Where an import of operation stands. */
export const ESTADOS_IMPORTACION = [
  'recibiendo',
  'calculando',
  'revisada',
  'aplicada',
  'descartando',
  'descartada',
  'rechazada',
] as const;
export type EstadoImportacion = (typeof ESTADOS_IMPORTACION)[number];
export const ESTADO_IMPORTACION: Readonly<Record<EstadoImportacion, string>> = {
  recibiendo: 'Recibiendo',
  calculando: 'Calculando',
  revisada: 'Por aplicar',
  aplicada: 'Aplicada',
  descartando: 'Descartando',
  descartada: 'Descartada',
  rechazada: 'Rechazada',
};

/** What a person does with an import. */
export const PASOS_IMPORTACION = ['aplicar', 'descartar'] as const;
export type PasoImportacion = (typeof PASOS_IMPORTACION)[number];

/** Why an exchange failed, in the order in which the sums keep them. */
export const CLASES_FALLA = [
  'timeout',
  'certificado',
  'permiso',
  'proveedor',
  'cliente',
  'red',
  'otra',
] as const;
export type ClaseFalla = (typeof CLASES_FALLA)[number];
export const CLASE_FALLA: Readonly<Record<ClaseFalla, string>> = {
  timeout: 'Tiempo agotado',
  certificado: 'Certificado u OCSP',
  permiso: 'Permiso',
  proveedor: 'Proveedor',
  cliente: 'Cliente',
  red: 'Red',
  otra: 'Otra',
};

/** Why a record of a file is set aside: it is counted and told, and changes no sum. */
export const MOTIVOS_APARTADO = [
  'ilegible',
  'sin-campo',
  'identificador-invalido',
  'instancia-ajena',
  'fecha-imposible',
] as const;
export type MotivoApartado = (typeof MOTIVOS_APARTADO)[number];
export const MOTIVO_APARTADO: Readonly<Record<MotivoApartado, string>> = {
  ilegible: 'No es un registro en JSON',
  'sin-campo': 'Le falta un campo obligatorio o tiene otro tipo',
  'identificador-invalido': 'Un identificador no es de X-Road',
  'instancia-ajena': 'El servicio es de otra instancia',
  'fecha-imposible': 'La hora de entrada es futura o de hace más de 400 días',
};

/** What a sum is compared with its own history for. */
export const MEDIDAS_ANOMALIA = ['llamadas', 'fallas', 'p95'] as const;
export type MedidaAnomalia = (typeof MEDIDAS_ANOMALIA)[number];
export const MEDIDA_ANOMALIA: Readonly<Record<MedidaAnomalia, string>> = {
  llamadas: 'Llamadas',
  fallas: 'Fallas',
  p95: 'Tiempo de respuesta',
};

/** What the operator says of an anomaly. */
export const MARCAS_ANOMALIA = ['normal', 'incidente'] as const;
export type MarcaAnomalia = (typeof MARCAS_ANOMALIA)[number];
export const MARCA_ANOMALIA: Readonly<Record<MarcaAnomalia, string>> = {
  normal: 'Normal',
  incidente: 'Incidente',
};

/** What a servicio promises that its operation measures. */
export const PROMESAS_MEDIDAS = ['disponibilidad', 'p95', 'tasaError'] as const;
export type PromesaMedida = (typeof PROMESAS_MEDIDAS)[number];
export const PROMESA_MEDIDA: Readonly<Record<PromesaMedida, string>> = {
  disponibilidad: 'Disponibilidad',
  p95: 'Tiempo de respuesta',
  tasaError: 'Tasa de error',
};

/** How a promise of a servicio stands against what was measured. */
export const VEREDICTOS_ANS = ['cumple', 'no-cumple', 'en-el-limite', 'sin-datos', 'sin-declarar'] as const;
export type VeredictoAns = (typeof VEREDICTOS_ANS)[number];
export const VEREDICTO_ANS: Readonly<Record<VeredictoAns, string>> = {
  cumple: 'Cumple',
  'no-cumple': 'No cumple',
  'en-el-limite': 'En el límite',
  'sin-datos': 'Sin datos',
  'sin-declarar': 'Sin declarar',
};

const MIB = 1024 * 1024;

/** Limits of an import of operation. */
export const LIMITES_OPERACION = {
  /** Bytes of a whole file, which come in pieces. */
  archivo: 5 * 1024 * MIB,
  /** Bytes of a piece as it arrives. */
  parte: 8 * MIB,
  /** Bytes of a piece that came packed, once unpacked. */
  parteAbierta: 16 * MIB,
  /** Bytes of one record: those of the protocol stay below 10 kB. */
  registro: 64 * 1024,
  /** Letters of the name of a file. */
  nombre: 200,
  /** Records set aside of which the line and the reason are kept. */
  apartados: 100,
  /** Services and clients that no import had seen before. */
  nuevos: 20_000,
} as const;

/** Days during which the digests of messages are kept: after them an hour takes no more records. */
export const DIAS_DE_MENSAJES = 10;

/** Days back of the strip on the page of a servicio. */
export const DIAS_DE_FRANJA = 90;
/** Days over which the promises are measured. */
export const DIAS_MEDIDOS = 30;

/** Rows of a page of the lists of this context, where the caller does not say. */
export const TAMANO_PAGINA = 10;

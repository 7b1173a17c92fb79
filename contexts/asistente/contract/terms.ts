const MEGABYTE = 1_000_000;

/** What fields are read from. */
export const FORMATOS_FUENTE = [
  'plantilla',
  'diccionario',
  'xsd',
  'wsdl',
  'openapi',
  'json-schema',
  'sql',
  'muestra-xml',
  'muestra-json',
] as const;
export type FormatoFuente = (typeof FORMATOS_FUENTE)[number];
export const FORMATO_FUENTE: Readonly<Record<FormatoFuente, string>> = {
  plantilla: 'Plantilla de campos (Excel o CSV)',
  diccionario: 'Diccionario de datos (Excel o CSV)',
  xsd: 'XML Schema (XSD)',
  wsdl: 'WSDL 1.1',
  openapi: 'OpenAPI o Swagger',
  'json-schema': 'JSON Schema',
  sql: 'Tablas de una base de datos (SQL)',
  'muestra-xml': 'Mensajes XML de ejemplo',
  'muestra-json': 'Mensajes JSON de ejemplo',
};

/** Types a field is read as, whatever its source calls them. */
export const TIPOS_DETECTADOS = [
  'texto',
  'entero',
  'decimal',
  'logico',
  'fecha',
  'fecha-hora',
  'hora',
  'binario',
  'uri',
  'compuesto',
  'desconocido',
] as const;
export type TipoDetectado = (typeof TIPOS_DETECTADOS)[number];
export const TIPO_DETECTADO: Readonly<Record<TipoDetectado, string>> = {
  texto: 'Texto',
  entero: 'Número entero',
  decimal: 'Número decimal',
  logico: 'Verdadero o falso',
  fecha: 'Fecha',
  'fecha-hora': 'Fecha y hora',
  hora: 'Hora',
  binario: 'Binario',
  uri: 'Dirección (URI)',
  compuesto: 'Estructura',
  desconocido: 'Sin tipo conocido',
};

/** What the assistant proposes for a field; «revisar» leaves it to a person among a few. */
export const DECISIONES_PROPUESTA = ['reutilizar', 'modificar', 'revisar', 'definir'] as const;
export type DecisionPropuesta = (typeof DECISIONES_PROPUESTA)[number];
export const DECISION_PROPUESTA: Readonly<Record<DecisionPropuesta, string>> = {
  reutilizar: 'Reutilizar',
  modificar: 'Modificar',
  revisar: 'Revisar',
  definir: 'Definir',
};

/** How much of a source is read (domain directorio §8.1). */
export const LIMITES_FUENTE = {
  bytes: 5 * MEGABYTE,
  campos: 1000,
  /** Fields inside fields. */
  profundidad: 64,
  /** Sample messages that are looked at. */
  mensajes: 200,
  /** Values of a list that are kept of a field. */
  valores: 200,
  /** Different values up to which samples show a list. */
  valoresDeMuestra: 20,
  ejemplos: 5,
  /** Parts that were not read and are told one by one. */
  omitidas: 200,
  /** Characters of a text that is kept of a field. */
  nombre: 120,
  descripcion: 1000,
  valor: 100,
  segundos: 20,
} as const;

/** Elements that are told of a field, and those of them a person chooses among. */
export const CANDIDATOS_DICHOS = 5;
export const CANDIDATOS_MOSTRADOS = 3;

/** Scores from which an element is proposed, and is worth a look, in percent; parameters say others. */
export const UMBRALES_INICIALES = { reutilizar: 80, revisar: 55 } as const;

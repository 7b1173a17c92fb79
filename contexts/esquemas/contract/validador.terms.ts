const MEGABYTE = 1_000_000;

/** Longest message and schema the validator takes, and how far it looks into them (domain §8.6). */
export const LIMITES_VALIDADOR = {
  bytesMensaje: 5 * MEGABYTE,
  bytesEsquema: 5 * MEGABYTE,
  /** Files of a schema that comes as a ZIP. */
  archivosEsquema: 200,
  errores: 200,
  /** Levels of elements inside elements. */
  profundidad: 256,
  segundos: 10,
  /** Of somebody without a session. */
  segundosSinSesion: 5,
} as const;

/** A batch of messages. */
export const LIMITES_LOTE = { mensajes: 200, bytes: 20 * MEGABYTE, bytesInforme: 20 * MEGABYTE } as const;

export const FORMATOS_MENSAJE = ['xml', 'json'] as const;
export type FormatoMensaje = (typeof FORMATOS_MENSAJE)[number];

export const RESULTADOS_VALIDACION = ['valido', 'invalido', 'mal-formado', 'rechazado'] as const;
export type ResultadoValidacion = (typeof RESULTADOS_VALIDACION)[number];

/** Why a message or a schema is not looked at. */
export const MOTIVOS_RECHAZO = {
  DOCTYPE: 'El documento declara un DOCTYPE. Por seguridad se rechaza: quite la línea <!DOCTYPE …>.',
  ENTIDAD_EXTERNA:
    'El documento declara una entidad externa (SYSTEM o PUBLIC), que podría leer archivos del servidor o de la red. Por seguridad se rechaza: quite el DOCTYPE.',
  ENTIDADES:
    'El documento declara entidades propias, que al expandirse podrían agotar la memoria. Por seguridad se rechaza: quite el DOCTYPE y escriba el texto.',
  PROFUNDIDAD: `El documento tiene más de ${LIMITES_VALIDADOR.profundidad} niveles, uno dentro de otro.`,
  CODIFICACION:
    'La codificación que declara el documento no se admite. Use UTF-8, UTF-16, ISO-8859-1 o Windows-1252.',
  TIEMPO_AGOTADO: `La validación tardó más de ${LIMITES_VALIDADOR.segundos} segundos (${LIMITES_VALIDADOR.segundosSinSesion} si no inició sesión) y se detuvo. Revise los patrones del esquema o divida el mensaje.`,
  MEMORIA_AGOTADA:
    'La validación necesitó más memoria de la permitida y se detuvo. Revise los patrones y repeticiones del esquema o divida el mensaje.',
  PATRON_COSTOSO:
    'Comprobar un patrón del esquema con un valor del mensaje exige demasiado trabajo y se detuvo. Escriba el patrón sin repeticiones dentro de repeticiones.',
  IMPORTACION_REMOTA:
    'El esquema pide otro archivo de la red. El validador no consulta la red: cargue un ZIP con todos los archivos y rutas relativas.',
  ARCHIVO_FALTANTE:
    'El esquema pide un archivo que no se cargó. Cargue un ZIP con el esquema y todos los archivos que incluye o importa.',
  ESQUEMA_INVALIDO: 'El esquema no es correcto, por eso no es posible validar el mensaje con él.',
  ESQUEMA_DE_OTRO_FORMATO:
    'El esquema no corresponde al formato del mensaje: un mensaje XML se valida con un XSD y uno JSON con un JSON Schema.',
  PATRON_NO_ADMITIDO:
    'El esquema tiene una expresión regular que el validador no admite, como las que miran hacia adelante o hacia atrás.',
  MENSAJE_PESADO: `El mensaje pesa más de ${LIMITES_VALIDADOR.bytesMensaje / MEGABYTE} MB.`,
} as const;
export type MotivoRechazo = keyof typeof MOTIVOS_RECHAZO;

/** Rules a finding is about. Those of XML Schema and JSON Schema that mean the same have one name. */
export const REGLAS_VALIDADOR = {
  sintaxis: 'Sintaxis',
  codificacion: 'Codificación',
  'espacio-de-nombres': 'Espacio de nombres',
  raiz: 'Elemento raíz',
  enumeracion: 'Valor permitido',
  patron: 'Patrón',
  longitud: 'Longitud',
  'longitud-minima': 'Longitud mínima',
  'longitud-maxima': 'Longitud máxima',
  minimo: 'Valor mínimo',
  maximo: 'Valor máximo',
  multiplo: 'Múltiplo',
  digitos: 'Total de dígitos',
  decimales: 'Decimales',
  'tipo-dato': 'Tipo de dato',
  'valor-fijo': 'Valor fijo',
  'elemento-faltante': 'Elemento faltante',
  'elemento-inesperado': 'Elemento inesperado',
  'atributo-faltante': 'Atributo faltante',
  'atributo-inesperado': 'Atributo inesperado',
  contenido: 'Contenido',
  nulo: 'Valor nulo',
  abstracto: 'Elemento abstracto',
  repeticiones: 'Repeticiones',
  unicidad: 'Valor único',
  referencia: 'Referencia',
  combinacion: 'Combinación',
  otra: 'Otra regla',
} as const;
export type ReglaValidador = keyof typeof REGLAS_VALIDADOR;

/** A word in double braces that a template may use. */
interface DefinicionVariable {
  readonly descripcion: string;
  /** What the preview and the test message show in its place. */
  readonly ejemplo: string;
}

/** One thing the product tells people, by mail, in the product, or both. */
interface DefinicionEvento {
  readonly nombre: string;
  readonly descripcion: string;
  /** Whether it can be a notice in the product: the reader has an account and may be signed in. */
  readonly enProducto: boolean;
  /** Whether people may choose the channel; what is needed to enter the system always arrives. */
  readonly configurable: boolean;
  /** Whether the message opens something by itself: its text is not kept once sent. */
  readonly reservado: boolean;
  readonly variables: Readonly<Record<string, DefinicionVariable>>;
}

/** Variables of every template: the product fills them in. */
export const VARIABLES_COMUNES = {
  nombre: { descripcion: 'Primer nombre de quien recibe el mensaje', ejemplo: 'María' },
  producto: {
    descripcion: 'Título del producto',
    ejemplo: 'Marco de Interoperabilidad para Gobierno Digital',
  },
  ministerio: { descripcion: 'Acrónimo del ministerio', ejemplo: 'MinTIC' },
  soporte: { descripcion: 'Correo de soporte', ejemplo: 'soporte@ejemplo.gov.co' },
  enlace: {
    descripcion: 'Dirección completa de la página a la que lleva el mensaje',
    ejemplo: 'https://marco.ejemplo.gov.co/app',
  },
} as const satisfies Readonly<Record<string, DefinicionVariable>>;

const entidad = { descripcion: 'Nombre de la entidad', ejemplo: 'Alcaldía de Ejemplo' } as const;
const rol = { descripcion: 'Nombre del rol', ejemplo: 'Líder de interoperabilidad' } as const;
const motivo = {
  descripcion: 'Motivo que escribió quien decidió',
  ejemplo: 'El cargo no corresponde.',
} as const;
const mesa = { descripcion: 'Nombre de la mesa', ejemplo: 'Pasaportes' } as const;
const tematica = { descripcion: 'Temática de la reunión', ejemplo: 'Validación del esquema' } as const;
const numero = { descripcion: 'Número del acta en su mesa', ejemplo: '7' } as const;
const fecha = {
  descripcion: 'Fecha y hora, hora de Colombia',
  ejemplo: '20 de noviembre de 2026, 3:15 p. m.',
} as const;
const reunion = {
  mesa,
  tematica: { descripcion: 'Temática de la reunión', ejemplo: 'Validación del esquema' },
  fecha: { descripcion: 'Fecha y hora de la reunión, hora de Colombia', ejemplo: fecha.ejemplo },
  lugar: {
    descripcion: 'Lugar y enlace de la reunión',
    ejemplo: 'Sala 3 · https://reuniones.ejemplo.gov.co/1',
  },
} as const;

/**
 * Every event the product tells people of, by code. A template may use the variables of its event and
 * the common ones; the caller of `notify` must give a value for each.
 */
export const EVENTOS = {
  'registro-recibido': {
    nombre: 'Solicitud de registro recibida',
    descripcion: 'Confirma a la persona que su registro está pendiente de aprobación.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { entidad },
  },
  'usuario-por-aprobar': {
    nombre: 'Usuario por aprobar',
    descripcion: 'Avisa a quienes aprueban usuarios que hay un registro pendiente.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      persona: { descripcion: 'Nombre completo de quien se registró', ejemplo: 'Ana Ejemplo Ruiz' },
      entidad,
    },
  },
  'usuario-aprobado': {
    nombre: 'Usuario aprobado',
    descripcion: 'Cuenta a la persona que ya puede ingresar por la entidad.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { entidad, rol },
  },
  'usuario-rechazado': {
    nombre: 'Usuario rechazado',
    descripcion: 'Cuenta a la persona que su registro no fue aprobado y por qué.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { entidad, motivo },
  },
  'usuario-estado': {
    nombre: 'Cambio de estado del usuario',
    descripcion: 'Cuenta a la persona que su acceso por la entidad se activó o se inactivó.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      entidad,
      estado: { descripcion: 'Nuevo estado: activo o inactivo', ejemplo: 'inactivo' },
      motivo,
    },
  },
  'usuario-trasladado': {
    nombre: 'Usuario trasladado',
    descripcion: 'Cuenta a la persona que ahora pertenece a otra entidad.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      entidadAnterior: { descripcion: 'Nombre de la entidad anterior', ejemplo: 'Gobernación de Ejemplo' },
      entidad,
    },
  },
  'rol-asignado': {
    nombre: 'Rol asignado',
    descripcion: 'Cuenta a la persona que su rol en la entidad cambió.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { entidad, rol },
  },
  'clave-restablecer': {
    nombre: 'Restablecer contraseña',
    descripcion: 'Lleva el enlace de un solo uso para definir una contraseña nueva.',
    enProducto: false,
    configurable: false,
    reservado: true,
    variables: { vigencia: { descripcion: 'Tiempo durante el que sirve el enlace', ejemplo: '30 minutos' } },
  },
  'clave-cambiada': {
    nombre: 'Contraseña cambiada',
    descripcion: 'Avisa a la persona que su contraseña cambió.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { fecha },
  },
  'identidad-existente': {
    nombre: 'Identidad existente',
    descripcion: 'Avisa al titular que alguien intentó crear otra vez su identidad.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: { fecha },
  },
  'mesa-cerrada': {
    nombre: 'Mesa cerrada',
    descripcion: 'Avisa a las personas de la entidad líder que la mesa se cerró y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, entidad, motivo },
  },
  'mesa-reabierta': {
    nombre: 'Mesa reabierta',
    descripcion: 'Avisa a las personas de la entidad líder que la mesa se reabrió y por qué.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, entidad, motivo },
  },
  'reunion-programada': {
    nombre: 'Invitación a una reunión',
    descripcion: 'Invita a una reunión de una mesa y lleva el archivo para el calendario.',
    enProducto: true,
    // An invitation or change that does not arrive leaves a wrong calendar.
    configurable: false,
    reservado: false,
    variables: {
      ...reunion,
      orden: { descripcion: 'Orden del día, un punto por línea', ejemplo: '1. Compromisos\n2. Varios' },
    },
  },
  'reunion-cambiada': {
    nombre: 'Cambio de una reunión',
    descripcion: 'Avisa que cambió lo programado de una reunión y actualiza el calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: {
      ...reunion,
      orden: { descripcion: 'Orden del día, un punto por línea', ejemplo: '1. Compromisos\n2. Varios' },
    },
  },
  'reunion-cancelada': {
    nombre: 'Reunión cancelada',
    descripcion: 'Avisa que una reunión se canceló y por qué, y la quita del calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { ...reunion, motivo },
  },
  'reunion-retirada': {
    nombre: 'Retiro de una reunión',
    descripcion: 'Avisa a quien ya no está invitado a una reunión y la quita de su calendario.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: reunion,
  },
  'exportacion-lista': {
    nombre: 'Exportación lista',
    descripcion: 'Avisa a la persona que el archivo de la tabla que pidió está listo.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      tabla: { descripcion: 'Nombre de la tabla', ejemplo: 'Mesas de interoperabilidad' },
      filas: { descripcion: 'Número de filas', ejemplo: '12.500' },
      vigencia: { descripcion: 'Momento hasta el que se puede descargar', ejemplo: '22/11/2026 10:42 am' },
    },
  },
  'exportacion-fallida': {
    nombre: 'Exportación fallida',
    descripcion: 'Avisa a la persona que el archivo de la tabla que pidió no se pudo preparar.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      tabla: { descripcion: 'Nombre de la tabla', ejemplo: 'Mesas de interoperabilidad' },
      motivo,
    },
  },
  'acta-emitida': {
    nombre: 'Acta emitida',
    descripcion: 'Cuenta a quienes asistieron a una reunión que su acta está disponible.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero },
  },
  'enmienda-abierta': {
    nombre: 'Enmiendas del acta',
    descripcion: 'Cuenta a quienes asistieron a una reunión hasta cuándo pueden proponer enmiendas del acta.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      ...{ mesa, tematica, numero },
      hasta: { descripcion: 'Último día para proponer enmiendas', ejemplo: '30/11/2026' },
    },
  },
  'acta-sellada': {
    nombre: 'Acta sellada',
    descripcion: 'Cuenta a quienes asistieron a una reunión que su acta se selló y no cambia más.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: { mesa, tematica, numero },
  },
  'resumen-diario': {
    nombre: 'Resumen diario',
    descripcion: 'Reúne en un solo correo los avisos del día de quien así lo eligió.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: {
      cantidad: { descripcion: 'Número de avisos', ejemplo: '2 avisos' },
      avisos: {
        descripcion: 'Lista de los avisos',
        ejemplo: 'Usuario por aprobar: Ana Ejemplo Ruiz se registró por Alcaldía de Ejemplo.',
      },
    },
  },
} as const satisfies Readonly<Record<string, DefinicionEvento>>;

export type Evento = keyof typeof EVENTOS;

/** Names of the variables of an event, beside the common ones. */
export type VariableDe<E extends Evento> = keyof (typeof EVENTOS)[E]['variables'] & string;

/** When a person receives the mail of an event. */
export const ENVIOS_CORREO = ['inmediato', 'resumen', 'nunca'] as const;
export type EnvioCorreo = (typeof ENVIOS_CORREO)[number];

/** Characters of the texts of a template. */
export const LARGOS_PLANTILLA = { asunto: 200, cuerpo: 5000, aviso: 300 } as const;

/** States of a mail of the outbox. */
export const ESTADOS_CORREO = ['pendiente', 'reintentando', 'enviado', 'abandonado'] as const;
export type EstadoCorreo = (typeof ESTADOS_CORREO)[number];

/** Longest text searched in the outbox. */
export const MAXIMO_TEXTO_SALIENTES = 200;

/** Page sizes of the outbox; the first is the usual one. */
export const TAMANOS_SALIENTES = [10, 25, 50] as const;

/** Resources whose permissions guard the administration screens of this context. */
export const RECURSO_PARAMETROS = 'parametros';
export const RECURSO_CORREOS = 'correos';

/** Rows of one page, at most. */
export const TAMANO_MAXIMO = 100;

/** Characters of the key of a parameter. */
export const LARGO_CLAVE = 100;

export const TIPOS_PARAMETRO = ['texto', 'entero', 'booleano', 'lista', 'json'] as const;
export type TipoParametro = (typeof TIPOS_PARAMETRO)[number];

/** What a text of a parameter must look like. */
export const FORMATOS_TEXTO = ['correo', 'url', 'oid'] as const;
export type FormatoTexto = (typeof FORMATOS_TEXTO)[number];

/** Display names of the groups of parameters, in their order; a group nobody named goes last under its code. */
export const GRUPOS_PARAMETROS: Readonly<Record<string, string>> = {
  producto: 'Producto',
  ministerio: 'Ministerio',
  pie: 'Pie de página',
  sesion: 'Sesión',
  contrasena: 'Contraseñas',
  usuarios: 'Usuarios',
  entidades: 'Entidades',
  busqueda: 'Búsquedas',
  interfaz: 'Interfaz',
  correo: 'Correos y notificaciones',
  exportaciones: 'Exportación de tablas',
  mesas: 'Mesas de interoperabilidad',
  oid: 'Identificadores de objetos digitales',
  sitio: 'Sitio',
};

import {
  type DefinicionEvento,
  type DefinicionVariable,
  entidad,
  fecha,
  motivo,
} from './definicion-evento.terms.ts';
import { EVENTOS_ELEMENTOS } from './eventos-elementos.terms.ts';
import { EVENTOS_MESAS } from './eventos-mesas.terms.ts';
import { EVENTOS_SOLICITUDES } from './eventos-solicitudes.terms.ts';

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

const rol = { descripcion: 'Nombre del rol', ejemplo: 'Líder de interoperabilidad' } as const;

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
  'segundo-factor-inscrito': {
    nombre: 'Segundo factor inscrito',
    descripcion: 'Avisa a la persona que se inscribió una aplicación de autenticación en su cuenta.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { fecha },
  },
  'segundo-factor-liberado': {
    nombre: 'Segundo factor liberado',
    descripcion: 'Avisa a la persona que el ministerio retiró su aplicación de autenticación, y por qué.',
    enProducto: true,
    configurable: false,
    reservado: false,
    variables: { fecha, motivo },
  },
  'datos-suprimidos': {
    nombre: 'Datos suprimidos',
    descripcion: 'Confirma a la persona, en el correo que tenía, que sus datos personales se suprimieron.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: { fecha },
  },
  'correo-por-verificar': {
    nombre: 'Correo por verificar',
    descripcion: 'Lleva el enlace de un solo uso con el que se verifica el correo de una identidad nueva.',
    enProducto: false,
    configurable: false,
    reservado: true,
    variables: { vigencia: { descripcion: 'Tiempo durante el que sirve el enlace', ejemplo: '24 horas' } },
  },
  'identidad-existente': {
    nombre: 'Identidad existente',
    descripcion: 'Avisa al titular que alguien intentó crear otra vez su identidad.',
    enProducto: false,
    configurable: false,
    reservado: false,
    variables: { fecha },
  },
  ...EVENTOS_MESAS,
  ...EVENTOS_ELEMENTOS,
  ...EVENTOS_SOLICITUDES,
  'exportacion-lista': {
    nombre: 'Exportación lista',
    descripcion: 'Avisa a la persona que el archivo de la tabla que pidió está listo.',
    enProducto: true,
    configurable: true,
    reservado: false,
    variables: {
      tabla: { descripcion: 'Nombre de la tabla', ejemplo: 'Mesas de interoperabilidad' },
      filas: { descripcion: 'Número de filas', ejemplo: '12.500' },
      vigencia: {
        descripcion: 'Momento hasta el que se puede descargar',
        ejemplo: '22 de noviembre de 2026, 10:42 a. m.',
      },
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

/** Events whose message opens something by itself. */
export type EventoReservado = {
  [E in Evento]: (typeof EVENTOS)[E]['reservado'] extends true ? E : never;
}[Evento];

/** Names of the variables of an event, beside the common ones. */
export type VariableDe<E extends Evento> = keyof (typeof EVENTOS)[E]['variables'] & string;

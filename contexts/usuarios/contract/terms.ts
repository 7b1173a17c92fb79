import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resources whose permissions guard the administration of people and of roles. */
export const RECURSO_USUARIOS = { code: 'usuarios', name: 'usuarios', giver: ADMINISTRADOR } as const;
export const RECURSO_ROLES = { code: 'roles', name: 'roles', giver: ADMINISTRADOR } as const;

/** States of a membresía (specification §6; names: ADR 0012). */
export const ESTADOS_MEMBRESIA = ['pendiente', 'activa', 'inactiva', 'rechazada'] as const;
export type EstadoDeMembresia = (typeof ESTADOS_MEMBRESIA)[number];

/** What can be decided about a membresía. */
export const ACCIONES_MEMBRESIA = [
  'aprobar',
  'rechazar',
  'activar',
  'inactivar',
  'trasladar',
  'asignar-rol',
] as const;
export type AccionMembresia = (typeof ACCIONES_MEMBRESIA)[number];

/** Who may hold a rol, and what kind of entidad a membresía is in. */
export const AMBITOS = ['ministerio', 'entidad', 'operador'] as const;
export type Ambito = (typeof AMBITOS)[number];

/** Longest reason of a rejection, with the texts of the text-input modal (specification §5). */
export const MAXIMO_MOTIVO = 200;
export const MENSAJES_MOTIVO = {
  requerido: 'Este campo es requerido',
  maximo: 'La cantidad máxima de caracteres permitidos son 200',
} as const;

/** Longest identification number, and what is said of an identity that is not told whole. */
export const MAXIMO_IDENTIFICACION = 40;
export const MENSAJES_IDENTIDAD = {
  tipo: 'Elija el tipo de identificación.',
  numero: 'Escriba el número de identificación.',
} as const;

/** Most membresías one decision may be taken for at once. */
export const MAXIMO_MASIVO = 100;

/** Columns the list of users can be ordered by. */
export const ORDENES_USUARIO = [
  'nombre',
  'numeroIdentificacion',
  'entidad',
  'rol',
  'estado',
  'fecha',
] as const;
export type OrdenUsuario = (typeof ORDENES_USUARIO)[number];

/** Titles of the columns on show, on the screen and in the file. */
export const COLUMNAS_USUARIOS: Readonly<Record<Exclude<OrdenUsuario, 'fecha'>, string>> = {
  nombre: 'Nombre',
  numeroIdentificacion: 'Documento',
  entidad: 'Entidad',
  rol: 'Rol',
  estado: 'Estado',
};

/** Page sizes of the list of users and their default. */
export const TAMANOS_USUARIOS = [10, 25, 50, 100] as const;
export const TAMANO_USUARIOS = 10;

/** Longest text a search accepts. */
export const MAXIMO_TEXTO_BUSQUEDA = 200;

/** Longest name and description of a rol or of a part of the menu. */
export const MAXIMO_NOMBRE = 100;
export const MAXIMO_DESCRIPCION = 400;

/** Texts people read for each state and each action. */
export const ESTADO_USUARIO: Readonly<Record<EstadoDeMembresia, string>> = {
  pendiente: 'Pendiente',
  activa: 'Activo',
  inactiva: 'Inactivo',
  rechazada: 'Rechazado',
};
export const ACCION_USUARIO: Readonly<Record<AccionMembresia, string>> = {
  aprobar: 'Aprobar',
  rechazar: 'Rechazar',
  activar: 'Activar',
  inactivar: 'Inactivar',
  trasladar: 'Trasladar',
  'asignar-rol': 'Asignar rol',
};

/** Resources that belong to no entidad: reading or changing them concerns the whole product. */
export const RECURSOS_DEL_MINISTERIO: readonly string[] = [
  RECURSO_ROLES.code,
  'auditoria',
  'capas-de-uso',
  'catalogos',
  'correos',
  'oid',
  'parametros',
];

/** An administrator holds all of these, in a rol of the ministry. There must always be at least one. */
export const PERMISOS_DE_ADMINISTRACION = ['usuarios:editar', 'usuarios:aprobar', 'roles:editar'] as const;

export const AMBITO_DE_ROL: Readonly<Record<Ambito, string>> = {
  ministerio: 'Ministerio',
  entidad: 'Entidad',
  operador: 'Operador de la plataforma',
};

/** Characters of the cargo of a person, at most. */
export const LARGO_CARGO = 100;

/** A telephone in Colombia, as a membresía keeps it: digits alone. */
export const PATRON_TELEFONO = /^\d{7,10}$/;
export const TELEFONO_INVALIDO = 'Escriba de 7 a 10 dígitos, sin espacios.';

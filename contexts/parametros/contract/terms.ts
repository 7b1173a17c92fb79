import { ADMINISTRADOR } from '@marco/country/ministry';

export { type DefinicionVariable, VARIABLES_COMUNES } from './variables.terms.ts';

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
export const RECURSO_PARAMETROS = {
  code: 'parametros',
  name: 'parámetros',
  giver: ADMINISTRADOR,
} as const;
export const RECURSO_CORREOS = { code: 'correos', name: 'correos', giver: ADMINISTRADOR } as const;
/** Resource of every catalogue an administrator keeps, whichever context its table belongs to. */
export const RECURSO_CATALOGOS = { code: 'catalogos', name: 'catálogos', giver: ADMINISTRADOR } as const;

/** Longest text of each field of a technical catalogue. */
export const LIMITES_TECNOLOGIA = {
  codigo: 40,
  nombre: 120,
  sigla: 40,
  edicion: 40,
  descripcion: 500,
  url: 300,
} as const;

/** Rows of one page, at most. */
export const TAMANO_MAXIMO = 100;

/** Characters of the key of a parameter. */
export const LARGO_CLAVE = 100;

export const TIPOS_PARAMETRO = ['texto', 'entero', 'booleano', 'lista', 'json'] as const;
export type TipoParametro = (typeof TIPOS_PARAMETRO)[number];

/** What a text of a parameter must look like. */
export const FORMATOS_TEXTO = ['correo', 'url', 'oid', 'fecha', 'alcance'] as const;
export type FormatoTexto = (typeof FORMATOS_TEXTO)[number];

/** A group of parameters on the screen. */
export interface GrupoParametros {
  readonly codigo: string;
  readonly nombre: string;
  /** What its parameters decide, in a line. */
  readonly descripcion: string;
}

/** The groups of parameters, in their order; a group nobody named goes last under its code. */
export const GRUPOS_PARAMETROS: readonly GrupoParametros[] = [
  grupo('producto', 'Producto', 'Cómo se llama y se presenta el sistema'),
  grupo('ministerio', 'Ministerio', 'Cómo se nombra a la entidad responsable'),
  grupo('pie', 'Pie de página', 'Datos de contacto al final de cada página'),
  grupo('sesion', 'Sesión', 'Cuánto dura una sesión y cuándo se avisa su cierre'),
  grupo('contrasena', 'Contraseñas', 'Reglas del autenticador propio'),
  grupo('tratamiento', 'Tratamiento de datos personales', 'El aviso que acepta cada persona'),
  grupo('usuarios', 'Usuarios', 'Registro y aprobación de usuarios'),
  grupo('entidades', 'Entidades', 'Reglas de los datos de las entidades'),
  grupo('busqueda', 'Búsquedas', 'Cómo sugieren los campos mientras se escribe'),
  grupo('interfaz', 'Interfaz', 'Avisos y formularios de las pantallas'),
  grupo('correo', 'Correos y notificaciones', 'Quién envía, cuándo y cuánto se conserva'),
  grupo('exportaciones', 'Exportación de tablas', 'Descargas al instante y en segundo plano'),
  grupo('mesas', 'Mesas de interoperabilidad', 'Compromisos y actas'),
  grupo('solicitudes', 'Solicitudes', 'Plazos y reglas de los niveles 1, 2 y 3'),
  grupo('certificados', 'Certificados y versiones', 'Cuánto valen y con cuánta anticipación se retiran'),
  grupo('asistente', 'Asistente de importación', 'Desde qué puntaje propone un elemento'),
  grupo('tramites', 'Trámites', 'Qué se sabe de quien hace un trámite'),
  grupo('plataforma', 'Plataforma X-Road', 'Ambientes y plazos del operador'),
  grupo('calendario', 'Calendario', 'Días sin términos'),
  grupo('oid', 'Identificadores de objetos digitales', 'Raíces de identificadores y espacios de nombres'),
  grupo('sitio', 'Sitio', 'Lo que fija la instalación'),
];

function grupo(codigo: string, nombre: string, descripcion: string): GrupoParametros {
  return { codigo, nombre, descripcion };
}

/** What became of a change of a parameter: done, or waiting for a second person, who refuses it or its author withdraws it. */
export const ESTADOS_CAMBIO = ['aplicado', 'propuesto', 'rechazado', 'retirado'] as const;
export type EstadoCambio = (typeof ESTADOS_CAMBIO)[number];

/** Changes of one page of a historial. */
export const TAMANO_HISTORIAL = 5;

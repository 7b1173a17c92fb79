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

/** Display names of the groups of parameters, in their order; a group nobody named goes last under its code. */
export const GRUPOS_PARAMETROS: Readonly<Record<string, string>> = {
  producto: 'Producto',
  ministerio: 'Ministerio',
  pie: 'Pie de página',
  sesion: 'Sesión',
  contrasena: 'Contraseñas',
  tratamiento: 'Tratamiento de datos personales',
  usuarios: 'Usuarios',
  entidades: 'Entidades',
  busqueda: 'Búsquedas',
  interfaz: 'Interfaz',
  correo: 'Correos y notificaciones',
  exportaciones: 'Exportación de tablas',
  mesas: 'Mesas de interoperabilidad',
  solicitudes: 'Solicitudes',
  plataforma: 'Plataforma X-Road',
  calendario: 'Calendario',
  oid: 'Identificadores de objetos digitales',
  sitio: 'Sitio',
};

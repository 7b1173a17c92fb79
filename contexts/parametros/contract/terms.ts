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
export const FORMATOS_TEXTO = ['correo', 'url', 'oid', 'fecha', 'alcance', 'marcado', 'si-no'] as const;
export type FormatoTexto = (typeof FORMATOS_TEXTO)[number];

/** A group of parameters on the screen. */
interface GrupoParametros {
  readonly nombre: string;
  /** What its parameters decide, in a line. */
  readonly descripcion: string;
}

/** The groups of parameters by their code, in their order; a group nobody named goes last under its code. */
export const GRUPOS_PARAMETROS: Readonly<Record<string, GrupoParametros>> = {
  producto: { nombre: 'Producto', descripcion: 'Cómo se llama y se presenta el sistema' },
  ministerio: { nombre: 'Ministerio', descripcion: 'Cómo se nombra a la entidad responsable' },
  pie: { nombre: 'Pie de página', descripcion: 'Datos de contacto al final de cada página' },
  sesion: { nombre: 'Sesión', descripcion: 'Cuánto dura una sesión y cuándo se avisa su cierre' },
  contrasena: { nombre: 'Contraseñas', descripcion: 'Reglas del autenticador propio' },
  tratamiento: { nombre: 'Tratamiento de datos personales', descripcion: 'El aviso que acepta cada persona' },
  usuarios: { nombre: 'Usuarios', descripcion: 'Registro y aprobación de usuarios' },
  entidades: { nombre: 'Entidades', descripcion: 'Reglas de los datos de las entidades' },
  busqueda: { nombre: 'Búsquedas', descripcion: 'Cómo sugieren los campos mientras se escribe' },
  interfaz: { nombre: 'Interfaz', descripcion: 'Avisos y formularios de las pantallas' },
  correo: { nombre: 'Correos y notificaciones', descripcion: 'Quién envía, cuándo y cuánto se conserva' },
  exportaciones: { nombre: 'Exportación de tablas', descripcion: 'Descargas al instante y en segundo plano' },
  mesas: { nombre: 'Mesas de interoperabilidad', descripcion: 'Compromisos y actas' },
  solicitudes: { nombre: 'Solicitudes', descripcion: 'Plazos y reglas de los niveles 1, 2 y 3' },
  certificados: {
    nombre: 'Certificados y versiones',
    descripcion: 'Cuánto valen y con cuánta anticipación se retiran',
  },
  asistente: { nombre: 'Asistente de importación', descripcion: 'Desde qué puntaje propone un elemento' },
  tramites: { nombre: 'Trámites', descripcion: 'Qué se sabe de quien hace un trámite' },
  plataforma: { nombre: 'Plataforma X-Road', descripcion: 'Ambientes y plazos del operador' },
  'datos-generales': {
    nombre: 'Datos generales',
    descripcion: 'Textos, documentos y preguntas de la página pública del marco',
  },
  'datos-abiertos': { nombre: 'Datos abiertos', descripcion: 'Con qué licencia y qué conjuntos se publican' },
  estado: { nombre: 'Estado del servicio', descripcion: 'Avisos y mantenimientos de la página pública' },
  calendario: { nombre: 'Calendario', descripcion: 'Días sin términos' },
  oid: {
    nombre: 'Identificadores de objetos digitales',
    descripcion: 'Raíces de identificadores y espacios de nombres',
  },
  sitio: { nombre: 'Sitio', descripcion: 'Lo que fija la instalación' },
};

/** What became of a change of a parameter: done, or waiting for a second person, who refuses it or its author withdraws it. */
export const ESTADOS_CAMBIO = ['aplicado', 'propuesto', 'rechazado', 'retirado'] as const;
export type EstadoCambio = (typeof ESTADOS_CAMBIO)[number];

/** Changes of one page of a historial. */
export const TAMANO_HISTORIAL = 5;

/** The form of a file of parameters; another form gets another number. */
export const FORMATO_ARCHIVO = 'marco-parametros/1';

/** Characters of a file of parameters, at most: all of them together have some 20,000. */
export const LARGO_ARCHIVO = 500_000;

/**
 * What an import does with a parameter whose value differs: it is saved, or proposed to a second person; it is left out,
 * because nobody changes it here; or it hinders the whole import.
 */
export const SUERTES_IMPORTACION = ['guarda', 'propone', 'omite', 'impide'] as const;
export type SuerteImportacion = (typeof SUERTES_IMPORTACION)[number];

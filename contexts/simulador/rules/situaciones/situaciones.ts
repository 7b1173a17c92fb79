import type { CodigoSituacion } from '../../contract/situaciones.terms.ts';
import type { MedidaMensaje } from '../guiones/create-mensaje-simulado.ts';

/** What a consumer has to survive in a situation. */
export type GrupoSituacion = 'responde-bien' | 'responde-mal' | 'la-rechaza' | 'falla-la-red';

export const GRUPO_SITUACION: Readonly<Record<GrupoSituacion, string>> = {
  'responde-bien': 'Responde bien',
  'responde-mal': 'Responde mal',
  'la-rechaza': 'La rechaza',
  'falla-la-red': 'Falla la red',
};

/** What the parameter of a situation says, after the colon. */
export type ClaseDetalle = 'regla' | 'demora' | 'falla' | 'secuencia';

/** How the petition is answered. */
export type ClaseRespuesta =
  /** With a right message of that measure. */
  | { readonly clase: 'mensaje'; readonly medida: MedidaMensaje }
  /** With a right message of which one rule is broken. */
  | { readonly clase: 'rota' }
  /** With the error of the operation, or one of ours where it describes none. */
  | { readonly clase: 'error'; readonly codigo: string; readonly mensaje: string }
  /** With the report of the validator in the form of an error. */
  | { readonly clase: 'informe' }
  /** With nothing a service would say: the connection or somebody before the service. */
  | { readonly clase: 'ninguna' }
  /** As a security server. */
  | { readonly clase: 'xroad' }
  /** With the answer of a step. */
  | { readonly clase: 'secuencia' };

export interface Situacion {
  readonly codigo: CodigoSituacion;
  readonly titulo: string;
  readonly grupo: GrupoSituacion;
  readonly estado: number;
  /** What a good client does. */
  readonly explicacion: string;
  readonly respuesta: ClaseRespuesta;
  readonly detalle: ClaseDetalle | null;
}

/** Every situation (directorio §6.3), in the order people choose them. */
export const SITUACION: Readonly<Record<CodigoSituacion, Situacion>> = {
  valida: {
    codigo: 'valida',
    titulo: 'Válida',
    grupo: 'responde-bien',
    estado: 200,
    explicacion: 'La respuesta cumple todas las reglas de sus elementos.',
    respuesta: { clase: 'mensaje', medida: 'habitual' },
    detalle: null,
  },
  'valida-minima': {
    codigo: 'valida-minima',
    titulo: 'Solo lo obligatorio',
    grupo: 'responde-bien',
    estado: 200,
    explicacion: 'Faltan los campos opcionales. Un buen cliente no los da por seguros.',
    respuesta: { clase: 'mensaje', medida: 'minima' },
    detalle: null,
  },
  'valida-completa': {
    codigo: 'valida-completa',
    titulo: 'Todos los campos',
    grupo: 'responde-bien',
    estado: 200,
    explicacion: 'Vienen todos los campos, también los que una persona así no tendría.',
    respuesta: { clase: 'mensaje', medida: 'completa' },
    detalle: null,
  },
  'valida-limites': {
    codigo: 'valida-limites',
    titulo: 'Valores en el límite',
    grupo: 'responde-bien',
    estado: 200,
    explicacion:
      'Los valores son los más cortos, los más largos, los menores y los mayores que se admiten. Un buen cliente no los corta.',
    respuesta: { clase: 'mensaje', medida: 'limites' },
    detalle: null,
  },
  vacia: {
    codigo: 'vacia',
    titulo: 'Sin registros',
    grupo: 'responde-bien',
    estado: 200,
    explicacion: 'No hay nada que decir. Un buen cliente lo distingue de un error.',
    respuesta: { clase: 'mensaje', medida: 'vacia' },
    detalle: null,
  },
  muchos: {
    codigo: 'muchos',
    titulo: 'Muchos registros',
    grupo: 'responde-bien',
    estado: 200,
    explicacion: 'Lo que se repite viene tantas veces como se admite. Un buen cliente los recorre todos.',
    respuesta: { clase: 'mensaje', medida: 'muchos' },
    detalle: null,
  },
  obsoleta: {
    codigo: 'obsoleta',
    titulo: 'Versión obsoleta',
    grupo: 'responde-bien',
    estado: 200,
    explicacion:
      'Las cabeceras Deprecation y Sunset anuncian el retiro. Un buen cliente avisa a quien lo mantiene.',
    respuesta: { clase: 'mensaje', medida: 'habitual' },
    detalle: null,
  },
  secuencia: {
    codigo: 'secuencia',
    titulo: 'Varias respuestas seguidas',
    grupo: 'responde-bien',
    estado: 202,
    explicacion: 'La respuesta definitiva llega después de repetir la llamada con el testigo __sesion.',
    respuesta: { clase: 'secuencia' },
    detalle: 'secuencia',
  },
  'respuesta-invalida': {
    codigo: 'respuesta-invalida',
    titulo: 'Respuesta inválida',
    grupo: 'responde-mal',
    estado: 200,
    explicacion:
      'La respuesta rompe una sola regla. Un buen cliente no la acepta: avisa y no guarda el dato.',
    respuesta: { clase: 'rota' },
    detalle: 'regla',
  },
  lenta: {
    codigo: 'lenta',
    titulo: 'Lenta',
    grupo: 'responde-mal',
    estado: 200,
    explicacion: 'La respuesta tarda a propósito. Un buen cliente espera lo acordado y no más.',
    respuesta: { clase: 'mensaje', medida: 'habitual' },
    detalle: 'demora',
  },
  incompleta: {
    codigo: 'incompleta',
    titulo: 'Incompleta',
    grupo: 'responde-mal',
    estado: 200,
    explicacion: 'Llega medio mensaje y la conexión se cierra. Un buen cliente no usa lo que alcanzó a leer.',
    respuesta: { clase: 'mensaje', medida: 'habitual' },
    detalle: null,
  },
  corte: {
    codigo: 'corte',
    titulo: 'Conexión cortada',
    grupo: 'responde-mal',
    estado: 0,
    explicacion: 'La conexión se cierra sin respuesta. Un buen cliente reintenta más tarde, y no sin fin.',
    respuesta: { clase: 'ninguna' },
    detalle: null,
  },
  '503': {
    codigo: '503',
    titulo: 'No disponible, 503',
    grupo: 'responde-mal',
    estado: 503,
    explicacion: 'El servicio no atiende ahora. Un buen cliente espera lo que dice Retry-After.',
    respuesta: {
      clase: 'error',
      codigo: 'NO_DISPONIBLE',
      mensaje: 'El servicio no está disponible. Repita más tarde.',
    },
    detalle: null,
  },
  '429': {
    codigo: '429',
    titulo: 'Demasiadas peticiones, 429',
    grupo: 'responde-mal',
    estado: 429,
    explicacion: 'Se superó el número de llamadas. Un buen cliente espera lo que dice Retry-After.',
    respuesta: {
      clase: 'error',
      codigo: 'DEMASIADAS_PETICIONES',
      mensaje: 'Se superó el número de llamadas permitido. Repita más tarde.',
    },
    detalle: null,
  },
  'no-encontrado': {
    codigo: 'no-encontrado',
    titulo: 'No encontrada',
    grupo: 'la-rechaza',
    estado: 404,
    explicacion: 'No hay registro de lo que se pregunta. Un buen cliente lo dice así, y no como una falla.',
    respuesta: { clase: 'error', codigo: 'NO_ENCONTRADO', mensaje: 'No se encontró lo que pregunta.' },
    detalle: null,
  },
  'sin-permiso': {
    codigo: 'sin-permiso',
    titulo: 'Sin permiso',
    grupo: 'la-rechaza',
    estado: 403,
    explicacion: 'Quien llama no puede ver ese dato. Un buen cliente no reintenta: pide el permiso.',
    respuesta: {
      clase: 'error',
      codigo: 'SIN_PERMISO',
      mensaje: 'No tiene permiso para consultar este dato.',
    },
    detalle: null,
  },
  'peticion-invalida': {
    codigo: 'peticion-invalida',
    titulo: 'Petición con error',
    grupo: 'la-rechaza',
    estado: 400,
    explicacion:
      'El servicio dice qué está mal en la petición. Un buen cliente lo muestra a quien puede corregirlo.',
    respuesta: { clase: 'informe' },
    detalle: null,
  },
  xroad: {
    codigo: 'xroad',
    titulo: 'Falla de X-Road',
    grupo: 'falla-la-red',
    estado: 500,
    explicacion:
      'Responde un servidor de seguridad, no el servicio. Un buen cliente lo distingue por X-Road-Error.',
    respuesta: { clase: 'xroad' },
    detalle: 'falla',
  },
};

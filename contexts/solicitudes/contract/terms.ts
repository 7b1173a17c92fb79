import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resources of the permissions: the requests, and the certification that closes them. */
export { RECURSO_CERTIFICACION } from '@marco/certificados/terms';
export * from './conversacion.terms.ts';
export * from './estados.terms.ts';
export * from './intercambio.terms.ts';
export * from './marcas.terms.ts';
export * from './nivel.terms.ts';
export * from './nivel-dos.terms.ts';
export * from './nivel-tres.terms.ts';
export * from './reafirmacion.terms.ts';
export * from './reloj.terms.ts';
export * from './reparto.terms.ts';
export const RECURSO_SOLICITUDES = {
  code: 'solicitudes',
  name: 'solicitudes',
  giver: ADMINISTRADOR,
} as const;

/** Levels of the framework. */
export const NIVELES = [1, 2, 3] as const;
export type Nivel = (typeof NIVELES)[number];

/** Number of a request (docs/rules/requests.md): `LCI-N1-2026-000001`, one series for each level and year. */
export function formatRadicado(nivel: Nivel, anio: number, numero: number): string {
  return `LCI-N${nivel}-${anio}-${String(numero).padStart(6, '0')}`;
}

export const TIPOS_SOLICITUD = ['nueva', 'actualizacion', 'retiro'] as const;
export type TipoSolicitud = (typeof TIPOS_SOLICITUD)[number];
export const TIPO_SOLICITUD: Readonly<Record<TipoSolicitud, string>> = {
  nueva: 'Nueva',
  actualizacion: 'Actualización',
  retiro: 'Retiro',
};

export const PERIODICIDADES = ['en-linea', 'diaria', 'semanal', 'mensual', 'anual', 'por-demanda'] as const;
export type Periodicidad = (typeof PERIODICIDADES)[number];
export const PERIODICIDAD: Readonly<Record<Periodicidad, string>> = {
  'en-linea': 'En línea',
  diaria: 'Diaria',
  semanal: 'Semanal',
  mensual: 'Mensual',
  anual: 'Anual',
  'por-demanda': 'Por demanda',
};

export const TIPOS_NORMA = [
  'ley',
  'decreto',
  'resolucion',
  'circular',
  'acuerdo',
  'sentencia',
  'otra',
] as const;
export type TipoNorma = (typeof TIPOS_NORMA)[number];
export const TIPO_NORMA: Readonly<Record<TipoNorma, string>> = {
  ley: 'Ley',
  decreto: 'Decreto',
  resolucion: 'Resolución',
  circular: 'Circular',
  acuerdo: 'Acuerdo',
  sentencia: 'Sentencia',
  otra: 'Otra',
};

/** Whether a field travels in the question, in the answer or in both. */
export const SENTIDOS_CAMPO = ['entrada', 'salida', 'ambos'] as const;
export type SentidoCampo = (typeof SENTIDOS_CAMPO)[number];
export const SENTIDO_CAMPO: Readonly<Record<SentidoCampo, string>> = {
  entrada: 'Entrada',
  salida: 'Salida',
  ambos: 'Entrada y salida',
};

/** Columns of the file the fields are brought in, in their order (domain §5.5). */
export const COLUMNAS_CAMPO = {
  nombre: 'Nombre del campo',
  descripcion: 'Descripción',
  tipoDato: 'Tipo',
  longitud: 'Longitud',
  obligatorio: 'Obligatorio',
  sentido: 'Sentido',
  valores: 'Valores',
  fuente: 'Fuente',
  ejemplo: 'Ejemplo',
  sistemaOrigen: 'Sistema de origen',
  operacion: 'Código de la operación',
  padre: 'Dentro del campo',
  repite: 'Se repite',
  datoPersonal: 'Dato personal',
} as const;

/** What a field asks of the common language (domain: REUTILIZAR, DEFINIR, MODIFICAR, CADUCAR). */
export const ACCIONES_CAMPO = ['reutilizar', 'definir', 'modificar', 'caducar'] as const;
export type AccionCampo = (typeof ACCIONES_CAMPO)[number];
/** What an entity may propose for a field of its own: the end of an element is of the ministry. */
export const ACCIONES_PROPUESTAS = [
  'reutilizar',
  'definir',
  'modificar',
] as const satisfies readonly AccionCampo[];
export const ACCION_CAMPO: Readonly<Record<AccionCampo, string>> = {
  reutilizar: 'Reutilizar',
  definir: 'Definir',
  modificar: 'Modificar',
  caducar: 'Caducar',
};

export const DECISIONES_CAMPO = ['pendiente', 'aprobada', 'observada'] as const;
export type DecisionCampo = (typeof DECISIONES_CAMPO)[number];
export const DECISION_CAMPO: Readonly<Record<DecisionCampo, string>> = {
  pendiente: 'Pendiente',
  aprobada: 'Aprobado',
  observada: 'Observado',
};

/** Lengths of texts in characters, and how many of each list a request takes. */
export const LIMITES_SOLICITUD = {
  servicioNombre: 200,
  servicioDescripcion: 2000,
  objetivo: 2000,
  texto: 200,
  /** Reasons of a step: the text modal of the specification (SHELL-04). */
  motivo: 200,
  norma: { numero: 30, articulo: 100, habilita: 1000 },
  campo: {
    nombre: 120,
    descripcion: 1000,
    tipoDato: 60,
    valores: 1000,
    fuente: 200,
    ejemplo: 200,
    sistemaOrigen: 200,
    justificacion: 500,
    observacion: 500,
  },
  operacion: { codigo: 60, nombre: 200 },
  maximoOperaciones: 30,
  maximoConsumidores: 200,
  maximoFicha: 50,
  maximoNormas: 30,
  maximoCampos: 500,
  maximoDocumentos: 10,
} as const;

export const ORDENES_SOLICITUD = [
  'radicado',
  'servicio',
  'entidad',
  'estado',
  'fecha',
  'vencimiento',
] as const;
export type OrdenSolicitud = (typeof ORDENES_SOLICITUD)[number];

export const TAMANOS_SOLICITUDES = [10, 20, 50] as const;

/** Headings of the list; its export says the same. */
export const COLUMNAS_SOLICITUDES = {
  radicado: 'Radicado',
  servicio: 'Servicio',
  entidad: 'Entidad',
  nivel: 'Nivel',
  estado: 'Estado',
  vencimiento: 'Plazo',
  consultor: 'Consultor',
  solicitante: 'Solicitante',
  fecha: 'Fecha de creación',
  radicacion: 'Fecha de radicación',
  cierre: 'Fecha de cierre',
} as const;

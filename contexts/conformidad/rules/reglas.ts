import type { GrupoComprobacion } from '../contract/conformidad.terms.ts';

/** The rule set: with it and the same bytes the report is the same. Whoever changes a check changes this. */
export const REGLAS_VERSION = '2026.4';

export const CODIGOS = [
  'C-01',
  'C-02',
  'C-03',
  'C-04',
  'C-05',
  'C-06',
  'C-07',
  'C-08',
  'C-09',
  'C-10',
  'C-11',
  'C-12',
  'C-13',
  'C-14',
  'C-15',
  'C-16',
  'M-01',
  'M-02',
  'M-03',
  'M-04',
] as const;
export type Codigo = (typeof CODIGOS)[number];

export type SeveridadRegla = 'impide' | 'observacion';

export interface Regla {
  readonly grupo: GrupoComprobacion;
  readonly severidad: SeveridadRegla;
  readonly tecnologias: readonly ('rest' | 'soap')[];
  /** Whether it compares the contract with the data of a service. */
  readonly necesitaServicio: boolean;
  readonly cumple: string;
  readonly incumple: string;
  /** Guideline of the framework it serves. */
  readonly lineamiento: string;
}

const AMBAS = ['rest', 'soap'] as const;
/** Guidelines of the framework a check serves, by the item of the levels it is evidence of (domain niveles §3). */
const LINEAMIENTOS = {
  'LG.03': 'LI.I15D.LG.03 Político-legal: tratamiento de datos personales y reserva',
  'SM.01': 'LI.I15D.SM.01 Semántico: todos los campos en el lenguaje común',
  'SM.02': 'LI.I15D.SM.02 Semántico: información objeto del intercambio definida',
  'SM.05': 'LI.I15D.SM.05 Semántico: mensajes interpretables y reutilizables',
  'SM.06': 'LI.I15D.SM.06 Semántico: uso adecuado de los elementos',
  'TE.01': 'LI.I15D.TE.01 Técnico: intercambio por los servidores de seguridad de X-Road',
  'TE.05': 'LI.I15D.TE.05 Técnico: contrato del servicio',
} as const;

/** Checks of the banco de conformidad (domain niveles §7.2). */
export const REGLAS: Readonly<Record<Codigo, Regla>> = {
  'C-01': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'El contrato se lee',
    incumple: 'El contrato no se puede leer',
    lineamiento: LINEAMIENTOS['TE.05'],
  },
  'C-02': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'El contrato está completo y nada sale de él',
    incumple: 'El contrato sale de sus archivos o de los límites',
    lineamiento: LINEAMIENTOS['TE.05'],
  },
  'C-03': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Las operaciones del servicio son las del contrato',
    incumple: 'Las operaciones del servicio y las del contrato no son las mismas',
    lineamiento: LINEAMIENTOS['SM.02'],
  },
  'C-04': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Cada campo obligatorio está en un solo lugar',
    incumple: 'Un campo obligatorio no está en un solo lugar',
    lineamiento: LINEAMIENTOS['SM.06'],
  },
  'C-05': {
    grupo: 'correspondencia',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'No sobran campos en el contrato',
    incumple: 'El contrato tiene campos que sobran',
    lineamiento: LINEAMIENTOS['LG.03'],
  },
  'C-06': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los valores son los que admite cada elemento',
    incumple: 'Los valores de un campo no son los de su elemento',
    lineamiento: LINEAMIENTOS['SM.06'],
  },
  'C-07': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Repeticiones y valores nulos coinciden',
    incumple: 'Repeticiones o valores nulos no coinciden',
    lineamiento: LINEAMIENTOS['SM.06'],
  },
  'C-08': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Las listas no tienen códigos vencidos',
    incumple: 'Una lista tiene un código vencido',
    lineamiento: LINEAMIENTOS['SM.06'],
  },
  'C-09': {
    grupo: 'correspondencia',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los nombres siguen el lenguaje común',
    incumple: 'Un nombre no sigue el lenguaje común',
    lineamiento: LINEAMIENTOS['SM.01'],
  },
  'C-10': {
    grupo: 'correspondencia',
    severidad: 'observacion',
    tecnologias: ['soap'],
    necesitaServicio: true,
    cumple: 'Los tipos reutilizados son los del lenguaje común',
    incumple: 'Un tipo reutilizado no es el del lenguaje común',
    lineamiento: LINEAMIENTOS['SM.01'],
  },
  'C-11': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los elementos están vigentes',
    incumple: 'Un elemento no está vigente',
    lineamiento: LINEAMIENTOS['SM.06'],
  },
  'C-12': {
    grupo: 'contrato',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Cada operación describe sus errores',
    incumple: 'Una operación no describe sus errores',
    lineamiento: LINEAMIENTOS['TE.05'],
  },
  'C-13': {
    grupo: 'contrato',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Operaciones y campos tienen descripción en español y ejemplos',
    incumple: 'Faltan descripciones en español o ejemplos',
    lineamiento: LINEAMIENTOS['SM.05'],
  },
  'C-14': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Direcciones seguras, sin claves ni documentos reales en los ejemplos',
    incumple: 'Hay una dirección insegura, una clave o un dato real',
    lineamiento: LINEAMIENTOS['LG.03'],
  },
  'C-15': {
    grupo: 'contrato',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Los identificadores sirven en X-Road',
    incumple: 'Un identificador no sirve en X-Road',
    lineamiento: LINEAMIENTOS['TE.01'],
  },
  'C-16': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Solo hay petición y respuesta',
    incumple: 'Hay un intercambio que no es petición y respuesta',
    lineamiento: LINEAMIENTOS['TE.01'],
  },
  'M-01': {
    grupo: 'mensajes',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los ejemplos pasan el esquema de su mensaje',
    incumple: 'Un ejemplo no pasa el esquema de su mensaje',
    lineamiento: LINEAMIENTOS['SM.05'],
  },
  'M-02': {
    grupo: 'mensajes',
    // Blocks where it accepts more than a share of them.
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'El contrato rechaza los mensajes con error',
    incumple: 'El contrato acepta mensajes con error',
    lineamiento: LINEAMIENTOS['SM.05'],
  },
  'M-03': {
    grupo: 'mensajes',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los ejemplos ejercitan las reglas',
    incumple: 'Los ejemplos ejercitan pocas reglas',
    lineamiento: LINEAMIENTOS['SM.05'],
  },
  'M-04': {
    grupo: 'mensajes',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Sin resultados y petición con error están descritos',
    incumple: 'Falta describir una respuesta sin resultados o con error',
    lineamiento: LINEAMIENTOS['TE.05'],
  },
};

import type { GrupoComprobacion } from '../contract/conformidad.terms.ts';

/** The rule set: with it and the same bytes the report is the same. Whoever changes a check changes this. */
export const REGLAS_VERSION = '2026.3';

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
const ENTENDER = 'LI.I15D.SM.01 Semántico: los datos se intercambian con el lenguaje común';
const INTERCAMBIAR = 'LI.I15D.TE.01 Técnico: los servicios se describen con contratos abiertos';
const PROTEGER = 'LI.I15D.TE.03 Técnico: los servicios protegen los datos que intercambian';
const PUBLICAR = 'LI.I15D.TE.02 Técnico: los servicios se publican en la plataforma de interoperabilidad';

/** Checks of the banco de conformidad (domain niveles §7.2). */
export const REGLAS: Readonly<Record<Codigo, Regla>> = {
  'C-01': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'El contrato se lee',
    incumple: 'El contrato no se puede leer',
    lineamiento: INTERCAMBIAR,
  },
  'C-02': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'El contrato está completo y nada sale de él',
    incumple: 'El contrato sale de sus archivos o de los límites',
    lineamiento: PROTEGER,
  },
  'C-03': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Las operaciones del servicio son las del contrato',
    incumple: 'Las operaciones del servicio y las del contrato no son las mismas',
    lineamiento: INTERCAMBIAR,
  },
  'C-04': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Cada campo obligatorio está en un solo lugar',
    incumple: 'Un campo obligatorio no está en un solo lugar',
    lineamiento: ENTENDER,
  },
  'C-05': {
    grupo: 'correspondencia',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'No sobran campos en el contrato',
    incumple: 'El contrato tiene campos que sobran',
    lineamiento: PROTEGER,
  },
  'C-06': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los valores son los que admite cada elemento',
    incumple: 'Los valores de un campo no son los de su elemento',
    lineamiento: ENTENDER,
  },
  'C-07': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Repeticiones y valores nulos coinciden',
    incumple: 'Repeticiones o valores nulos no coinciden',
    lineamiento: ENTENDER,
  },
  'C-08': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Las listas no tienen códigos vencidos',
    incumple: 'Una lista tiene un código vencido',
    lineamiento: ENTENDER,
  },
  'C-09': {
    grupo: 'correspondencia',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los nombres siguen el lenguaje común',
    incumple: 'Un nombre no sigue el lenguaje común',
    lineamiento: ENTENDER,
  },
  'C-10': {
    grupo: 'correspondencia',
    severidad: 'observacion',
    tecnologias: ['soap'],
    necesitaServicio: true,
    cumple: 'Los tipos reutilizados son los del lenguaje común',
    incumple: 'Un tipo reutilizado no es el del lenguaje común',
    lineamiento: ENTENDER,
  },
  'C-11': {
    grupo: 'correspondencia',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los elementos están vigentes',
    incumple: 'Un elemento no está vigente',
    lineamiento: ENTENDER,
  },
  'C-12': {
    grupo: 'contrato',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Cada operación describe sus errores',
    incumple: 'Una operación no describe sus errores',
    lineamiento: INTERCAMBIAR,
  },
  'C-13': {
    grupo: 'contrato',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Operaciones y campos tienen descripción en español y ejemplos',
    incumple: 'Faltan descripciones en español o ejemplos',
    lineamiento: INTERCAMBIAR,
  },
  'C-14': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Direcciones seguras, sin claves ni documentos reales en los ejemplos',
    incumple: 'Hay una dirección insegura, una clave o un dato real',
    lineamiento: PROTEGER,
  },
  'C-15': {
    grupo: 'contrato',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Los identificadores sirven en X-Road',
    incumple: 'Un identificador no sirve en X-Road',
    lineamiento: PUBLICAR,
  },
  'C-16': {
    grupo: 'contrato',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Solo hay petición y respuesta',
    incumple: 'Hay un intercambio que no es petición y respuesta',
    lineamiento: PUBLICAR,
  },
  'M-01': {
    grupo: 'mensajes',
    severidad: 'impide',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los ejemplos pasan el esquema de su mensaje',
    incumple: 'Un ejemplo no pasa el esquema de su mensaje',
    lineamiento: ENTENDER,
  },
  'M-02': {
    grupo: 'mensajes',
    // Blocks where it accepts more than a share of them.
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'El contrato rechaza los mensajes con error',
    incumple: 'El contrato acepta mensajes con error',
    lineamiento: ENTENDER,
  },
  'M-03': {
    grupo: 'mensajes',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: true,
    cumple: 'Los ejemplos ejercitan las reglas',
    incumple: 'Los ejemplos ejercitan pocas reglas',
    lineamiento: INTERCAMBIAR,
  },
  'M-04': {
    grupo: 'mensajes',
    severidad: 'observacion',
    tecnologias: AMBAS,
    necesitaServicio: false,
    cumple: 'Sin resultados y petición con error están descritos',
    incumple: 'Falta describir una respuesta sin resultados o con error',
    lineamiento: INTERCAMBIAR,
  },
};

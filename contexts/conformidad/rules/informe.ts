import {
  type EstadoComprobacion,
  type GrupoComprobacion,
  HALLAZGOS_DICHOS,
  INDICE_MINIMO,
  type VeredictoConformidad,
} from '../contract/conformidad.terms.ts';
import {
  verifyDatosReales,
  verifyDescripciones,
  verifyErrores,
  verifyIdentificadores,
  verifySincronia,
} from './comprobaciones/contrato.ts';
import {
  type ComparacionContrato,
  verifyCardinalidad,
  verifyEspacios,
  verifyNombres,
  verifyOperaciones,
  verifySobrantes,
  verifyVigencia,
} from './comprobaciones/correspondencia.ts';
import {
  type HallazgoContrato,
  presentHallazgo,
  type ResultadoComprobacion,
  toResultado,
} from './comprobaciones/hallazgo.ts';
import {
  type JuicioMensajes,
  verifyCobertura,
  verifyEjemplos,
  verifyInvalidos,
  verifyRespuestasDescritas,
} from './comprobaciones/mensajes.ts';
import { verifyObligatorios } from './comprobaciones/obligatorios.ts';
import { verifyListas, verifyValores } from './comprobaciones/valores.ts';
import { computeCorrespondencia } from './comprobaciones/vinculos.ts';
import { type ContratoLeido, FORMATOS_CONTRATO, type LecturaContrato } from './contrato/contrato-leido.ts';
import { addDiferencias, type Declarado, type MensajePropio } from './declarado.ts';
import type { ServicioEsperado } from './esperado.ts';
import { computeIndice, type Indice } from './indice.ts';
import { CODIGOS, type Codigo, REGLAS, REGLAS_VERSION, type SeveridadRegla } from './reglas.ts';

export interface Comprobacion {
  readonly codigo: Codigo;
  readonly grupo: GrupoComprobacion;
  readonly estado: EstadoComprobacion;
  readonly titulo: string;
  readonly lineamiento: string;
  /** What was looked at, in words: «24 de 24». */
  readonly medida: string | null;
  readonly hallazgos: readonly (Omit<HallazgoContrato, 'severidad'> & {
    readonly severidad: SeveridadRegla;
  })[];
  /** Places it found, of which not all may be told. */
  readonly total: number;
}

/** Checks passed of those that were run: what is known. */
export interface Puntaje {
  readonly cumplen: number;
  /** Of those that pass, as many as the coverage lets be known: never a greater share than the index. */
  readonly cuentan: number;
  readonly ejecutadas: number;
  readonly observaciones: number;
  readonly impiden: number;
  readonly porcentaje: number;
}

export interface InformeCalculado {
  readonly reglas: string;
  readonly formato: string | null;
  readonly servicio: ServicioEsperado['servicio'] | null;
  /** Day of the lists and elements; null where no service was compared. */
  readonly dia: string | null;
  readonly veredicto: VeredictoConformidad;
  /** Null where no service was compared. */
  readonly indice: Indice | null;
  readonly puntaje: Puntaje;
  /** What the entity declared, counted. */
  readonly declarados: { readonly vinculos: number; readonly diferencias: number };
  /** The messages the entity brought, with how many rules each exercises or breaks. */
  readonly mensajes: readonly MensajeDelInforme[];
  readonly comprobaciones: readonly Comprobacion[];
}

interface MensajeDelInforme extends Omit<MensajePropio, 'reglas'> {
  readonly reglas: number;
}

const DEL_SERVICIO: Readonly<
  Partial<Record<Codigo, (comparacion: ComparacionContrato) => ResultadoComprobacion>>
> = {
  'C-03': verifyOperaciones,
  'C-04': verifyObligatorios,
  'C-05': verifySobrantes,
  'C-06': verifyValores,
  'C-07': verifyCardinalidad,
  'C-08': verifyListas,
  'C-09': verifyNombres,
  'C-10': verifyEspacios,
  'C-11': verifyVigencia,
};

const DEL_CONTRATO: Readonly<Partial<Record<Codigo, (contrato: ContratoLeido) => ResultadoComprobacion>>> = {
  'C-12': verifyErrores,
  'C-13': verifyDescripciones,
  'C-14': verifyDatosReales,
  'C-15': verifyIdentificadores,
  'C-16': verifySincronia,
  'M-04': verifyRespuestasDescritas,
};

/** What a contract is checked with beside the rules. */
export interface AlcanceInforme {
  /** What it is compared with; null for the contract by itself. */
  readonly esperado: ServicioEsperado | null;
  readonly declarado: Declarado;
  /** Has the messages judged by the schemas; null where nobody can write them. */
  readonly judge: (comparacion: ComparacionContrato) => JuicioMensajes | null;
}

/** All that the checks of one report look at. */
interface Comprobado {
  readonly comparacion: ComparacionContrato | null;
  /** Of the messages; null until these are looked at. */
  readonly juicio: JuicioMensajes | null;
  readonly indice: Indice | null;
  readonly mensajes: readonly MensajePropio[];
}

/** In which order the groups are done: the messages take longest. */
const GRUPOS_EN_ORDEN: readonly GrupoComprobacion[] = ['contrato', 'correspondencia', 'mensajes'];

/**
 * All checks of a contract, with verdict, index and score (domain niveles §7.2, §7.3).
 *
 * @param tell called with the checks of each group once they are done
 */
export function computeInforme(
  lectura: LecturaContrato,
  { esperado: servicio, declarado, judge }: AlcanceInforme,
  tell: (comprobaciones: readonly Comprobacion[]) => void = () => undefined,
): InformeCalculado {
  const contrato = 'contrato' in lectura ? lectura.contrato : null;
  const esperado = servicio && addDiferencias(servicio, declarado.diferencias);
  const { vinculos, diferencias, mensajes } = declarado;
  const comparacion =
    contrato && esperado
      ? { contrato, esperado, correspondencia: computeCorrespondencia(contrato, esperado, vinculos) }
      : null;
  const indice = comparacion ? computeIndice(comparacion.correspondencia, mensajes) : null;
  const hechas = new Map<Codigo, Comprobacion>();
  for (const grupo of GRUPOS_EN_ORDEN) {
    const juicio = grupo === 'mensajes' && comparacion ? judge(comparacion) : null;
    const suyas = CODIGOS.filter((codigo) => REGLAS[codigo].grupo === grupo).map((codigo) =>
      toComprobacion(codigo, runComprobacion(codigo, lectura, { comparacion, juicio, indice, mensajes })),
    );
    for (const una of suyas) hechas.set(una.codigo, una);
    tell(suyas);
  }
  const comprobaciones = CODIGOS.flatMap((codigo) => hechas.get(codigo) ?? []);
  return {
    reglas: REGLAS_VERSION,
    formato: contrato ? FORMATOS_CONTRATO[contrato.formato] : null,
    servicio: esperado?.servicio ?? null,
    dia: esperado?.dia ?? null,
    veredicto: computeVeredicto(comprobaciones, indice),
    indice,
    puntaje: computePuntaje(comprobaciones, indice),
    declarados: { vinculos: vinculos.length, diferencias: diferencias.length },
    mensajes: mensajes.map((mensaje) => ({ ...mensaje, reglas: mensaje.reglas.length })),
    comprobaciones,
  };
}

/** Undefined where a check is not run: it is not of this technique, or there is nothing to compare with. */
function runComprobacion(
  codigo: Codigo,
  lectura: LecturaContrato,
  comprobado: Comprobado,
): ResultadoComprobacion | undefined {
  if ('rechazo' in lectura) {
    const { codigo: suyo, ...hallazgo } = lectura.rechazo;
    return codigo === suyo ? toResultado([hallazgo]) : undefined;
  }
  const { contrato } = lectura;
  if (!REGLAS[codigo].tecnologias.includes(contrato.tecnologia)) return undefined;
  if (codigo === 'C-01') return toResultado([], FORMATOS_CONTRATO[contrato.formato]);
  if (codigo === 'C-02') return toResultado([]);
  const { comparacion } = comprobado;
  if (comparacion && DEL_SERVICIO[codigo]) return DEL_SERVICIO[codigo](comparacion);
  return DEL_CONTRATO[codigo]?.(contrato) ?? runDeMensajes(codigo, contrato, comprobado);
}

function runDeMensajes(
  codigo: Codigo,
  contrato: ContratoLeido,
  { comparacion, juicio, indice, mensajes }: Comprobado,
): ResultadoComprobacion | undefined {
  if (codigo === 'M-01') return juicio ? verifyEjemplos(juicio, mensajes, contrato) : undefined;
  if (codigo === 'M-02') return juicio ? verifyInvalidos(juicio) : undefined;
  if (codigo === 'M-03')
    return juicio && comparacion && indice ? verifyCobertura(comparacion, indice) : undefined;
  return undefined;
}

function toComprobacion(codigo: Codigo, resultado: ResultadoComprobacion | undefined): Comprobacion {
  const { grupo, severidad, cumple, incumple, lineamiento } = REGLAS[codigo];
  const hallazgos = keepDistintos(resultado?.hallazgos ?? []).map((hallazgo) => ({ severidad, ...hallazgo }));
  const estado = findEstado(resultado, hallazgos);
  // What blocks comes first; within the same, as it stands in the contract.
  hallazgos.sort((uno, otro) => Number(otro.severidad === 'impide') - Number(uno.severidad === 'impide'));
  return {
    codigo,
    grupo,
    estado,
    titulo: estado === 'cumple' || estado === 'sin-ejecutar' ? cumple : incumple,
    lineamiento,
    medida: resultado?.medida ?? null,
    hallazgos: hallazgos.slice(0, HALLAZGOS_DICHOS).map(presentHallazgo),
    total: hallazgos.length,
  };
}

function findEstado(
  resultado: ResultadoComprobacion | undefined,
  hallazgos: readonly { readonly severidad: SeveridadRegla }[],
): EstadoComprobacion {
  if (!resultado) return 'sin-ejecutar';
  if (hallazgos.length === 0) return 'cumple';
  return hallazgos.some(({ severidad }) => severidad === 'impide') ? 'impide' : 'observacion';
}

/** A schema that several messages use says a thing once. */
function keepDistintos(hallazgos: readonly HallazgoContrato[]): HallazgoContrato[] {
  const porLugar = new Map<string, HallazgoContrato>();
  for (const hallazgo of hallazgos) {
    const { archivo, linea } = hallazgo.lugar;
    const clave = `${archivo}\n${linea}\n${hallazgo.encontrado}`;
    if (!porLugar.has(clave)) porLugar.set(clave, hallazgo);
  }
  return [...porLugar.values()];
}

const countEstado = (comprobaciones: readonly Comprobacion[], estado: EstadoComprobacion) =>
  comprobaciones.filter((una) => una.estado === estado).length;

/** Favorable: nothing blocks, all obligatory fields are bound, and enough could be known. */
function computeVeredicto(
  comprobaciones: readonly Comprobacion[],
  indice: Indice | null,
): VeredictoConformidad {
  const completo = indice === null || indice.obligatorios.parte === indice.obligatorios.total;
  const suficiente = indice === null || indice.porcentaje >= INDICE_MINIMO;
  if (countEstado(comprobaciones, 'impide') > 0 || !completo || !suficiente) return 'no-favorable';
  return countEstado(comprobaciones, 'observacion') > 0 ? 'con-observaciones' : 'favorable';
}

function computePuntaje(comprobaciones: readonly Comprobacion[], indice: Indice | null): Puntaje {
  const cumplen = countEstado(comprobaciones, 'cumple');
  const observaciones = countEstado(comprobaciones, 'observacion');
  const impiden = countEstado(comprobaciones, 'impide');
  const ejecutadas = cumplen + observaciones + impiden;
  const conocibles = indice === null ? ejecutadas : Math.floor((indice.porcentaje * ejecutadas) / 100 + 1e-9);
  const cuentan = Math.min(cumplen, conocibles);
  const porcentaje = ejecutadas === 0 ? 0 : Math.floor((cuentan / ejecutadas) * 1000 + 1e-9) / 10;
  return { cumplen, cuentan, ejecutadas, observaciones, impiden, porcentaje };
}

import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import { computeCoseno, listTextos, toVector, type VectorDeTexto } from './descripciones.ts';
import type { ElementoComparado, Rareza } from './elemento-comparado.ts';
import {
  type Coincidencias,
  compareNombres,
  listNombres,
  listNombresDeCampo,
  type NombreComparado,
  type NombreDeCampo,
} from './nombres.ts';
import type { PalabrasParecidas } from './palabras.ts';
import { computePuntaje, type Pesos, type Rasgos } from './pesos.ts';
import { type AcuerdoDeCampo, computeAcuerdo } from './restricciones.ts';
import { computeTipos } from './tipos-compatibles.ts';

/** An element, made ready once for all fields. */
export interface ElementoPreparado {
  readonly elemento: ElementoComparado;
  readonly nombres: readonly NombreComparado[];
  readonly vector: VectorDeTexto;
}

export interface CampoPreparado {
  readonly campo: CampoDetectado;
  readonly nombres: readonly NombreDeCampo[];
  /** Null without a description. */
  readonly vector: VectorDeTexto | null;
}

/** A field and an element, compared. */
export interface Comparado {
  readonly elemento: ElementoComparado;
  readonly rasgos: Rasgos;
  readonly coincidencias: Coincidencias;
  readonly acuerdo: AcuerdoDeCampo;
  /** Whether the source itself says that the field is this element. */
  readonly esDicho: boolean;
  /** From 0 to 1. */
  readonly puntaje: number;
}

/** Cosine from which two descriptions say the same. */
const COSENO_IGUAL = 0.55;
/** A type that cannot hold the element leaves it out, whatever the names say. */
const PUNTAJE_VETADO = 0.3;
/** What contradicts itself is never proposed without a look. */
const PUNTAJE_CONTRADICHO = 0.72;
/** A type that hardly holds the element contradicts a source that says it is it. */
const TIPO_MINIMO = 0.3;
/** Without a name or a description in common nothing else is enough. */
const NOMBRE_MINIMO = 0.45;
const DESCRIPCION_MINIMA = 0.75;
const PUNTAJE_SIN_NOMBRE = 0.5;
/** Services from which an element is used widely. */
const USO_AMPLIO = 10;

export function toElementoPreparado(elemento: ElementoComparado, rareza: Rareza): ElementoPreparado {
  return { elemento, nombres: listNombres(elemento), vector: toVector(listTextos(elemento), rareza) };
}

export function toCampoPreparado(
  campo: CampoDetectado,
  parecidas: PalabrasParecidas,
  rareza: Rareza,
): CampoPreparado {
  const vector = campo.descripcion === '' ? null : toVector([campo.descripcion], rareza);
  return {
    campo,
    nombres: listNombresDeCampo(campo, parecidas),
    vector: vector && vector.size > 0 ? vector : null,
  };
}

/** What a field and an element have in common, without what stands around the field. */
export function compareCampo(
  { campo, nombres, vector }: CampoPreparado,
  { elemento, nombres: suyos, vector: suyo }: ElementoPreparado,
  {
    rareza,
    pesos,
    dicho,
  }: {
    readonly rareza: Rareza;
    readonly pesos: Pesos;
    /** Version the source says the field is of. */
    readonly dicho: number | undefined;
  },
): Comparado {
  const esDicho = dicho === elemento.versionId;
  const coincidencias = compareNombres(nombres, suyos, rareza);
  const acuerdo = computeAcuerdo(campo, elemento);
  const rasgos: Rasgos = {
    // An identifier says all that names and descriptions could; types and values must agree all the same.
    ...(esDicho
      ? { n1: 1, n2: 1, n3: 1, d1: 1 }
      : {
          n1: coincidencias.n1,
          n2: coincidencias.n2,
          n3: coincidencias.n3,
          d1: vector ? Math.min(1, computeCoseno(vector, suyo) / COSENO_IGUAL) : null,
        }),
    t1: computeTipos(campo.tipo, elemento),
    t2: acuerdo.restricciones,
    v1: acuerdo.valores,
    contexto: 0,
    uso: Math.min(1, elemento.usadoPor / USO_AMPLIO),
  };
  return withPuntaje({ elemento, rasgos, coincidencias, acuerdo, esDicho, puntaje: 0 }, pesos);
}

/** The comparison with what stands around the field added, from 0 to 1. */
export function addContexto(comparado: Comparado, contexto: number, pesos: Pesos): Comparado {
  return withPuntaje({ ...comparado, rasgos: { ...comparado.rasgos, contexto } }, pesos);
}

function withPuntaje(comparado: Comparado, pesos: Pesos): Comparado {
  const { rasgos, acuerdo, esDicho } = comparado;
  const maximos = [1];
  if ((rasgos.t1 ?? 0) < 0) maximos.push(PUNTAJE_VETADO);
  if (acuerdo.seContradice || (esDicho && (rasgos.t1 ?? 1) < TIPO_MINIMO)) maximos.push(PUNTAJE_CONTRADICHO);
  const hablanDeLoMismo = (rasgos.n2 ?? 0) >= NOMBRE_MINIMO || (rasgos.d1 ?? 0) >= DESCRIPCION_MINIMA;
  if (!hablanDeLoMismo) maximos.push(PUNTAJE_SIN_NOMBRE);
  return { ...comparado, puntaje: Math.min(...maximos, computePuntaje(rasgos, pesos)) };
}

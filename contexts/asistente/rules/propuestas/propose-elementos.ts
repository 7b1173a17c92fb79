import { CANDIDATOS_DICHOS, type DecisionPropuesta } from '../../contract/terms.ts';
import type { CampoDetectado } from '../lectura/campo-detectado.ts';
import { type CampoConMejor, Contexto } from './contexto.ts';
import { createDefinicion } from './definicion.ts';
import type { CompuestoComparado, ElementoComparado, Rareza } from './elemento-comparado.ts';
import { type CampoConElemento, listGrupos } from './grupos.ts';
import type { PalabrasParecidas } from './palabras.ts';
import type { Pesos, Umbrales } from './pesos.ts';
import type { Candidato, GrupoConocido, PropuestaDeCampo } from './propuesta.ts';
import {
  addContexto,
  type CampoPreparado,
  type Comparado,
  compareCampo,
  toCampoPreparado,
  toElementoPreparado,
} from './rasgos.ts';
import { listDiferencias, listRazones } from './razones.ts';

/** What proposals are made of: fields, and the elements that may be theirs. */
export interface MaterialDePropuestas {
  readonly campos: readonly CampoDetectado[];
  readonly elementos: readonly ElementoComparado[];
  /** Versions of elements that may be of each field, in the order of the fields. */
  readonly candidatos: readonly (readonly number[])[];
  /** Versions in force, by the identifiers that fields say themselves. */
  readonly dichos: ReadonlyMap<string, number>;
  readonly compuestos: readonly CompuestoComparado[];
  readonly rareza: Rareza;
  readonly parecidas: PalabrasParecidas;
  readonly pesos: Pesos;
  readonly umbrales: Umbrales;
}

export interface Propuestas {
  readonly propuestas: readonly PropuestaDeCampo[];
  readonly grupos: readonly GrupoConocido[];
  /** Of the weights. */
  readonly version: string;
}

/** Nearer than this two candidates are equal: a person chooses. */
const EMPATE = 0.03;
/** Candidates that are compared again with what stands around the field. */
const CON_CONTEXTO = 10;

/** What each field could become in the common language, with its reasons (domain directorio §8.2). */
export function proposeElementos(material: MaterialDePropuestas): Propuestas {
  const { campos, elementos, candidatos, dichos, compuestos, rareza, parecidas, pesos, umbrales } = material;
  const preparados = new Map(
    elementos.map((elemento) => [elemento.versionId, toElementoPreparado(elemento, rareza)]),
  );
  const solos = campos.map((campo, lugar) => {
    const preparado = toCampoPreparado(campo, parecidas, rareza);
    const dicho = campo.oid === null ? undefined : dichos.get(campo.oid);
    const comparados = (candidatos[lugar] ?? []).flatMap((versionId) => {
      const elemento = preparados.get(versionId);
      return elemento ? [compareCampo(preparado, elemento, { rareza, pesos, dicho })] : [];
    });
    return { preparado, comparados: comparados.sort(compareComparados).slice(0, CON_CONTEXTO) };
  });
  const mejores = solos.map(
    ({ preparado, comparados: [mejor] }): CampoConMejor => ({
      campo: preparado.campo,
      mejor: mejor && mejor.puntaje >= umbrales.revisar ? mejor.elemento : undefined,
    }),
  );
  const contexto = new Contexto(mejores, compuestos, rareza);
  const propuestas = solos.map(({ preparado, comparados }) => {
    const conContexto = comparados
      .map((uno) => addContexto(uno, contexto.compute(preparado.campo, uno.elemento), pesos))
      .sort(compareComparados);
    return toPropuesta(preparado, conContexto, { umbrales, contexto });
  });
  return {
    propuestas,
    grupos: listGrupos(listElegidos(campos, propuestas), compuestos),
    version: pesos.version,
  };
}

/** The best first; of equal ones the one more services use, then the older one: the order never changes by chance. */
function compareComparados(uno: Comparado, otro: Comparado): number {
  return (
    otro.puntaje - uno.puntaje ||
    otro.elemento.usadoPor - uno.elemento.usadoPor ||
    uno.elemento.elementoId - otro.elemento.elementoId
  );
}

function toPropuesta(
  { campo }: CampoPreparado,
  comparados: readonly Comparado[],
  { umbrales, contexto }: { readonly umbrales: Umbrales; readonly contexto: Contexto },
): PropuestaDeCampo {
  const candidatos = comparados
    .slice(0, CANDIDATOS_DICHOS)
    .map((uno) => toCandidato(campo, uno, contexto.findVecino(campo, uno.elemento)));
  const decision = findDecision(comparados, umbrales, candidatos[0]);
  const definicion = createDefinicion(campo);
  return {
    ruta: campo.ruta,
    decision,
    puntaje: candidatos[0]?.puntaje ?? 0,
    candidatos,
    definicion,
    razones: decision === 'definir' ? listRazonesDeDefinir(campo) : [],
  };
}

function toCandidato(campo: CampoDetectado, comparado: Comparado, vecino: string | undefined): Candidato {
  const { elementoId, versionId, identificador, nombre, numero } = comparado.elemento;
  return {
    elementoId,
    versionId,
    identificador,
    nombre,
    numero,
    puntaje: Math.round(comparado.puntaje * 100),
    razones: listRazones(campo, comparado, vecino),
    diferencias: listDiferencias(campo, comparado),
  };
}

function findDecision(
  comparados: readonly Comparado[],
  { reutilizar, revisar }: Umbrales,
  candidato: Candidato | undefined,
): DecisionPropuesta {
  const [primero, segundo] = comparados;
  if (!primero || primero.puntaje < revisar) return 'definir';
  // What the source calls it by and what it looks like are two elements: a person says which.
  const esOtro = !primero.esDicho && comparados.some(({ esDicho }) => esDicho);
  if (primero.puntaje < reutilizar || esOtro) return 'revisar';
  const empatan = segundo !== undefined && primero.puntaje - segundo.puntaje < EMPATE;
  // The only one that is called so is no draw.
  const esElUnico = primero.esDicho || ((primero.rasgos.n1 ?? 0) > 0 && (segundo?.rasgos.n1 ?? 0) === 0);
  if (empatan && !esElUnico) return 'revisar';
  return candidato && candidato.diferencias.length > 0 ? 'modificar' : 'reutilizar';
}

function listRazonesDeDefinir(campo: CampoDetectado): string[] {
  if (campo.descripcion === '')
    return ['Falta la descripción en su archivo. Escríbala para mejorar la propuesta.'];
  return campo.valores.length > 1 ? [`La lista de ${campo.valores.length} valores se toma del archivo.`] : [];
}

const listElegidos = (
  campos: readonly CampoDetectado[],
  propuestas: readonly PropuestaDeCampo[],
): CampoConElemento[] =>
  campos.flatMap((campo, lugar) => {
    const propuesta = propuestas[lugar];
    const [elegido] = propuesta?.candidatos ?? [];
    return elegido && propuesta?.decision !== 'definir' ? [{ campo, elementoId: elegido.elementoId }] : [];
  });

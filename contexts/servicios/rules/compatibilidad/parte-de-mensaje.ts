import {
  type CampoComparable,
  type ContenidoCampo,
  type ContenidoCompuesto,
  computeVeces,
  findModelo,
} from './mensaje-comparable.ts';
import type { ValoresDeElementos } from './valores-de-elementos.ts';

/** A message, or a part of one, before it is written in a form. */
export type ParteMensaje = ParteValor | ParteGrupo | ParteOpaca;
export interface ParteValor {
  readonly clase: 'valor';
  readonly versionId: number;
  readonly texto: string;
  /** There are values, and none is known: a message with it proves nothing. */
  readonly sinEjemplo?: true;
}
export interface ParteGrupo {
  readonly clase: 'grupo';
  readonly campos: readonly CampoDeParte[];
}
export interface ParteOpaca {
  readonly clase: 'opaco';
  readonly versionId: number;
  readonly conEjemplo: boolean;
}
export interface CampoDeParte {
  readonly campo: CampoComparable;
  readonly partes: readonly ParteMensaje[];
}

/** What a part has to say of a field: these parts, none of them included. */
export type Exigencias = ReadonlyMap<string, readonly ParteMensaje[]>;

/** The smallest content that is valid; undefined where none is. */
export function writeContenido(
  contenido: ContenidoCampo,
  valores: ValoresDeElementos,
): ParteMensaje | undefined {
  if (contenido.clase === 'opaco') {
    const { versionId, conEjemplo } = contenido;
    return { clase: 'opaco', versionId, conEjemplo };
  }
  if (contenido.clase === 'grupo') return writeGrupo(contenido, valores);
  const { versionId } = contenido;
  const texto = valores.findValido(versionId);
  if (texto !== undefined) return { clase: 'valor', versionId, texto };
  return valores.isVacio(versionId) ? undefined : { clase: 'valor', versionId, texto: '', sinEjemplo: true };
}

/** How many fields a part has when it is written, each as often as it comes. */
export function countCampos(parte: ParteMensaje): number {
  if (parte.clase !== 'grupo') return 1;
  const deCampo = ({ partes }: CampoDeParte) => {
    const distintas = new Set(partes);
    const [primera] = partes;
    // A field that comes many times is written once and counted by its times.
    if (primera && distintas.size === 1) return partes.length * countCampos(primera);
    return partes.reduce((sum, each) => sum + countCampos(each), 0);
  };
  return parte.campos.reduce((sum, campo) => sum + deCampo(campo), 1);
}

/** Whether every value of a part is known. */
export function hasEjemplos(parte: ParteMensaje): boolean {
  if (parte.clase === 'valor') return parte.sinEjemplo !== true;
  if (parte.clase === 'opaco') return parte.conEjemplo;
  return parte.campos.every(({ partes }) => partes.every(hasEjemplos));
}

/** A field as often as it has to come; undefined where it cannot be written. */
export function writeVeces(
  campo: CampoComparable,
  veces: number,
  valores: ValoresDeElementos,
): readonly ParteMensaje[] | undefined {
  if (veces === 0) return [];
  const parte = writeContenido(campo.contenido, valores);
  return parte && Array.from({ length: veces }, () => parte);
}

/** The smallest group with what is asked of its fields; undefined where there is none. */
export function writeGrupo(
  grupo: ContenidoCompuesto,
  valores: ValoresDeElementos,
  exigencias: Exigencias = new Map(),
): ParteGrupo | undefined {
  return findModelo(grupo) === 'secuencia'
    ? writeSecuencia(grupo, valores, exigencias)
    : writeEleccion(grupo, valores, exigencias);
}

function writeSecuencia(
  { campos }: ContenidoCompuesto,
  valores: ValoresDeElementos,
  exigencias: Exigencias,
): ParteGrupo | undefined {
  const escritos: CampoDeParte[] = [];
  for (const campo of campos) {
    const partes = exigencias.get(campo.nombre) ?? writeVeces(campo, campo.minimo, valores);
    if (!partes) return undefined;
    if (partes.length > 0) escritos.push({ campo, partes });
  }
  return { clase: 'grupo', campos: escritos };
}

function writeEleccion(
  { campos }: ContenidoCompuesto,
  valores: ValoresDeElementos,
  exigencias: Exigencias,
): ParteGrupo | undefined {
  const vacia: ParteGrupo | undefined = campos.some(({ minimo }) => minimo === 0)
    ? { clase: 'grupo', campos: [] }
    : undefined;
  for (const campo of campos) {
    const pedidas = exigencias.get(campo.nombre);
    if (exigencias.size > 0 && pedidas === undefined) continue;
    if (pedidas?.length === 0) return vacia;
    const partes = pedidas ?? writeVeces(campo, computeVeces(campo), valores);
    if (partes) return { clase: 'grupo', campos: [{ campo, partes }] };
  }
  return exigencias.size === 0 ? vacia : undefined;
}

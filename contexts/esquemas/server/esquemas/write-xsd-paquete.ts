import { type Clausura, listPiezas } from '../../rules/esquemas/clausura.ts';
import { computeNombres, getNombre, type NombreEsquema } from '../../rules/esquemas/nombres-esquema.ts';
import type { ArchivoTexto } from './archivo-xsd.ts';
import { writeTipo } from './write-xsd.ts';

/** A type as the whole registry holds it, with what it is called there. */
interface TipoDelRegistro extends ArchivoTexto {
  readonly versionId: number;
  readonly nombre: NombreEsquema;
}

/**
 * The types of a closure for a package that holds the whole registry, which is read part by part: each includes the
 * index of its namespace, because the types are never all in memory to find out which namespaces need each other.
 */
export function writeXsdDelPaquete(clausura: Clausura): TipoDelRegistro[] {
  const nombres = computeNombres(clausura);
  const piezas = listPiezas(clausura);
  const todos = new Set(piezas.map(({ versionId }) => getNombre(nombres, versionId).espacio));
  return piezas.map((pieza) => ({
    ...writeTipo(nombres, pieza, todos),
    versionId: pieza.versionId,
    nombre: getNombre(nombres, pieza.versionId),
  }));
}

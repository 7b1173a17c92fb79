import { createEsquemaDeParte, type Esquema } from '@marco/esquemas/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import type { FormaSimulada } from '../../../contract/situaciones.terms.ts';
import type { Guion, MensajeDeGuion } from '../../../rules/guiones/guion.ts';
import { createClausuraDe, type MaterialDeGuion, type OperacionDeVersion } from '../material.ts';
import { createMensajeDeGuion } from './mensaje-de-guion.ts';
import { ValoresDeGuion } from './valores-de-guion.ts';

/** The script of a version with the schemas its petitions are validated against, by operation. */
export interface GuionHecho {
  readonly guion: Guion;
  readonly esquemas: ReadonlyMap<string, Readonly<Record<FormaSimulada, Esquema>>>;
}

/** Writes the script of a version: the same for the same material. */
export function buildGuion(material: MaterialDeGuion): GuionHecho {
  const valores = new ValoresDeGuion();
  const operaciones = material.operaciones.map((operacion) => ({
    codigo: operacion.codigo,
    nombre: operacion.nombre,
    esConsulta: operacion.esConsulta,
    peticion: buildMensaje(material, operacion, 'peticion', valores),
    respuesta: buildMensaje(material, operacion, 'respuesta', valores),
    error: buildMensaje(material, operacion, 'error', valores),
  }));
  const esquemas = material.operaciones.flatMap((operacion) => {
    const peticion = findMensaje(operacion, 'peticion');
    if (!peticion) return [];
    const { clausura, raizId } = createClausuraDe(material, operacion.codigo, peticion);
    const json = createEsquemaDeParte(clausura, raizId, 'json');
    const xml = createEsquemaDeParte(clausura, raizId, 'xml');
    return [[operacion.codigo, { json, xml }] as const];
  });
  return { guion: { valores: valores.todos, operaciones }, esquemas: new Map(esquemas) };
}

/** The schema an answer of an operation is judged by; undefined where nobody described it. */
export function findEsquemaDeRespuesta(material: MaterialDeGuion, codigo: string): Esquema | undefined {
  const operacion = material.operaciones.find((una) => una.codigo === codigo);
  const respuesta = operacion && findMensaje(operacion, 'respuesta');
  if (!respuesta) return undefined;
  const { clausura, raizId } = createClausuraDe(material, codigo, respuesta);
  return createEsquemaDeParte(clausura, raizId, 'json');
}

const findMensaje = ({ mensajes }: OperacionDeVersion, papel: PapelMensaje) =>
  mensajes.find((mensaje) => mensaje.papel === papel && mensaje.nodos.length > 0);

function buildMensaje(
  material: MaterialDeGuion,
  operacion: OperacionDeVersion,
  papel: PapelMensaje,
  valores: ValoresDeGuion,
): MensajeDeGuion | null {
  const mensaje = findMensaje(operacion, papel);
  if (!mensaje) return null;
  const { clausura, raizId } = createClausuraDe(material, operacion.codigo, mensaje);
  return createMensajeDeGuion(clausura, raizId, valores);
}

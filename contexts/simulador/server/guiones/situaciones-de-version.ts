import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import { SITUACION, type Situacion } from '../../rules/situaciones/situaciones.ts';
import { listSituaciones } from '../../rules/situaciones/situaciones-de-operacion.ts';
import type { MaterialDeGuion } from './material.ts';
import { buildGuion } from './worker/build-guion.ts';

/** What the consumers of an operation must survive, with the forms the simulator shows it in. */
export interface SituacionesDeOperacion {
  readonly codigo: string;
  readonly nombre: string;
  readonly situaciones: readonly {
    readonly situacion: Situacion;
    readonly formas: readonly FormaSimulada[];
  }[];
}

/** The situations of every operation of a version: the same for the same material. It takes as long as writing its script. */
export function listSituacionesDeVersion(material: MaterialDeGuion): readonly SituacionesDeOperacion[] {
  return buildGuion(material).guion.operaciones.map((operacion) => {
    const enJson = new Set(listSituaciones(operacion, 'json'));
    // XML says every rule that JSON says.
    const situaciones = listSituaciones(operacion, 'xml').map((codigo) => ({
      situacion: SITUACION[codigo],
      formas: enJson.has(codigo) ? (['json', 'xml'] as const) : (['xml'] as const),
    }));
    return { codigo: operacion.codigo, nombre: operacion.nombre, situaciones };
  });
}

import { type CodigoSituacion, type FormaSimulada, SITUACIONES } from '../../contract/situaciones.terms.ts';
import { hasListas } from '../guiones/create-mensaje-simulado.ts';
import type { OperacionDeGuion, RotoDeGuion } from '../guiones/guion.ts';

/** Rules of the answer of an operation that can be broken in a form, in the order of its fields. */
export function listRotos(
  { respuesta }: Pick<OperacionDeGuion, 'respuesta'>,
  forma: FormaSimulada,
): readonly RotoDeGuion[] {
  return (respuesta?.rotos ?? []).filter(({ soloXml }) => forma === 'xml' || !soloXml);
}

/** How a rule of a place is called in a case: the place is left out of the first one of its rule. */
export function presentRegla(roto: RotoDeGuion, todos: readonly RotoDeGuion[]): string {
  const primero = todos.find(({ regla }) => regla === roto.regla);
  return primero === roto ? roto.regla : `${roto.regla}@${roto.lugar}`;
}

/** The rule of that name; the first one for none. */
export function findRoto(nombre: string, todos: readonly RotoDeGuion[]): RotoDeGuion | undefined {
  if (nombre === '') return todos[0];
  const at = nombre.indexOf('@');
  const [regla, lugar] = at < 0 ? [nombre, undefined] : [nombre.slice(0, at), nombre.slice(at + 1)];
  return todos.find((uno) => uno.regla === regla && (lugar === undefined || uno.lugar === lugar));
}

/** Why an operation does not have a situation; undefined where it has it. */
export function explainNoDisponible(
  operacion: OperacionDeGuion,
  codigo: CodigoSituacion,
  forma: FormaSimulada,
): string | undefined {
  if (codigo === 'muchos' && !(operacion.respuesta && hasListas(operacion.respuesta.raiz)))
    return 'Nada de la respuesta de esta operación se repite.';
  if (codigo === 'respuesta-invalida' && listRotos(operacion, forma).length === 0)
    return 'La respuesta de esta operación no tiene reglas que se puedan romper.';
  return undefined;
}

/** The situations an operation has, in their order. */
export function listSituaciones(operacion: OperacionDeGuion, forma: FormaSimulada): CodigoSituacion[] {
  return SITUACIONES.filter((codigo) => explainNoDisponible(operacion, codigo, forma) === undefined);
}

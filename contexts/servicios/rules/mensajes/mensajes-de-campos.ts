import { OPERACION_PRINCIPAL, PAPELES_MENSAJE, type PapelMensaje } from '../../contract/versiones.terms.ts';
import type { MensajeDeOperacion, NodoDeMensaje } from './arbol.ts';

/** A field as a request says it: its operation by code, what it stands in by name. */
export interface CampoPorUbicar {
  readonly id: number;
  readonly nombre: string;
  /** Empty for the first operation. */
  readonly operacion: string;
  /** Messages it travels in. */
  readonly papeles: readonly PapelMensaje[];
  /** Empty for a field of the message itself. */
  readonly padre: string;
  readonly repite: boolean;
  readonly obligatorio: boolean;
  /** Null for one that leaves the messages: what stands in it moves up. */
  readonly elementoVersionId: number | null;
}

export interface OperacionEscrita {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipoIntercambio: string | null;
}

export interface OperacionConMensajes extends OperacionEscrita {
  readonly mensajes: readonly MensajeDeOperacion[];
}

/** The operations of a request that names none: one, called as the servicio. */
export function toOperaciones(
  operaciones: readonly OperacionEscrita[],
  servicio: Pick<OperacionEscrita, 'nombre' | 'tipoIntercambio'>,
): readonly OperacionEscrita[] {
  return operaciones.length > 0 ? operaciones : [{ codigo: OPERACION_PRINCIPAL, ...servicio }];
}

/** The tree of one message of an operation. */
function buildCampos(campos: readonly CampoPorUbicar[]): readonly NodoDeMensaje[] {
  const byNombre = new Map(campos.map((campo) => [campo.nombre, campo]));
  /** What a field ends up in, past those that leave; nothing for one of the message, or of a circle. */
  const findPadre = (campo: CampoPorUbicar): CampoPorUbicar | undefined => {
    const seen = new Set([campo]);
    let padre = byNombre.get(campo.padre);
    while (padre && padre.elementoVersionId === null && !seen.has(padre)) {
      seen.add(padre);
      padre = byNombre.get(padre.padre);
    }
    return padre && !seen.has(padre) ? padre : undefined;
  };
  const byPadre = Map.groupBy(campos, findPadre);
  const build = (padre: CampoPorUbicar | undefined): readonly NodoDeMensaje[] =>
    (byPadre.get(padre) ?? []).flatMap((campo) =>
      campo.elementoVersionId === null
        ? []
        : [
            {
              nombreLocal: campo.nombre,
              elementoVersionId: campo.elementoVersionId,
              minimo: campo.obligatorio ? 1 : 0,
              maximo: campo.repite ? null : 1,
              obligatorioDeNegocio: campo.obligatorio,
              campoSolicitudId: campo.id,
              hijos: build(campo),
            },
          ],
    );
  return build(undefined);
}

/** The operations with their messages, each a tree of its fields; a message without fields is none. */
export function buildOperaciones(
  operaciones: readonly OperacionEscrita[],
  campos: readonly CampoPorUbicar[],
): readonly OperacionConMensajes[] {
  const primera = operaciones[0]?.codigo;
  return operaciones.map((operacion) => {
    const propios = campos.filter((campo) => (campo.operacion || primera) === operacion.codigo);
    return {
      ...operacion,
      mensajes: PAPELES_MENSAJE.map((papel) => ({
        papel,
        campos: buildCampos(propios.filter(({ papeles }) => papeles.includes(papel))),
      })).filter(({ campos: arbol }) => arbol.length > 0),
    };
  });
}

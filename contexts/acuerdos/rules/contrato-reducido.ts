import type { PapelMensaje } from '@marco/servicios/terms';

/** A field of a message with what stands in it. */
export interface RamaReducible {
  readonly id: number;
  readonly hijos: readonly RamaReducible[];
}

/** A message of an operation, as the contract of a version says it. */
export interface MensajeReducible<Rama> {
  readonly papel: PapelMensaje;
  readonly ramas: readonly Rama[];
}

export interface OperacionReducible<Rama> {
  readonly codigo: string;
  readonly mensajes: readonly MensajeReducible<Rama>[];
}

/** The trees with the chosen leaves alone, and what they stand in. A field that is asked for keeps its place and its form. */
export function keepPedidos<Rama extends RamaReducible>(
  ramas: readonly Rama[],
  pedidos: ReadonlySet<number>,
): readonly Rama[] {
  return ramas.flatMap((rama) => {
    if (rama.hijos.length === 0) return pedidos.has(rama.id) ? [rama] : [];
    const hijos = keepPedidos(rama.hijos as readonly Rama[], pedidos);
    return hijos.length === 0 ? [] : [{ ...rama, hijos }];
  });
}

/**
 * The operations of an acuerdo: of each answer only the fields it asks for. A petition and an error stay whole, because
 * whoever calls needs both. An operation whose answer keeps no field is not part of the acuerdo; one without an answer is.
 */
export function buildContratoReducido<Rama extends RamaReducible>(
  operaciones: readonly OperacionReducible<Rama>[],
  pedidos: ReadonlySet<number>,
): readonly OperacionReducible<Rama>[] {
  return operaciones.flatMap((operacion) => {
    const mensajes = operacion.mensajes.map((mensaje) =>
      mensaje.papel === 'respuesta' ? { ...mensaje, ramas: keepPedidos(mensaje.ramas, pedidos) } : mensaje,
    );
    const isVacia = mensajes.some(({ papel, ramas }) => papel === 'respuesta' && ramas.length === 0);
    return isVacia ? [] : [{ ...operacion, mensajes }];
  });
}

import type { PapelMensaje } from '@marco/servicios/terms';
import type { MensajeComprobado, NivelDos } from '../../contract/index.ts';

/** A message of the servicio, of which the entity brings one or more. */
export interface MensajePedido {
  readonly operacion: string;
  readonly nombreOperacion: string;
  readonly papel: PapelMensaje;
  /** Those that were checked already. */
  readonly comprobados: readonly MensajeComprobado[];
}

/** Every message of the servicio that carries something, operation by operation. */
export function listMensajesPedidos(
  arbol: NivelDos['arbol'],
  comprobados: readonly MensajeComprobado[],
): readonly MensajePedido[] {
  return arbol.flatMap(({ codigo, nombre, mensajes }) =>
    mensajes
      .filter(({ campos }) => campos.length > 0)
      .map(({ papel }) => ({
        operacion: codigo,
        nombreOperacion: nombre === '' ? codigo : nombre,
        papel,
        comprobados: comprobados.filter((uno) => uno.operacion === codigo && uno.papel === papel),
      })),
  );
}

export const hasValido = ({ comprobados }: MensajePedido) =>
  comprobados.some(({ resultado }) => resultado === 'valido');

/** How many messages of the servicio have a valid one of the entity, and how many there are. */
export function countMensajes(arbol: NivelDos['arbol'], comprobados: readonly MensajeComprobado[]) {
  const pedidos = listMensajesPedidos(arbol, comprobados);
  return { parte: pedidos.filter(hasValido).length, total: pedidos.length };
}

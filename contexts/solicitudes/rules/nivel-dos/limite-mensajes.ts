import { LIMITES_NIVEL_DOS } from '../../contract/terms.ts';

interface MensajeUbicado {
  readonly operacion: string;
  readonly papel: string;
}

/**
 * Why a request takes no further message of one operation and part, by the code it is refused with; undefined while it does.
 *
 * @param mensajes those of the whole request that were checked
 */
export function findLimiteDeMensajes(
  mensajes: readonly MensajeUbicado[],
  { operacion, papel }: MensajeUbicado,
): 'MENSAJES_EXCEDIDOS' | 'MENSAJES_DE_SOLICITUD_EXCEDIDOS' | undefined {
  const iguales = mensajes.filter((uno) => uno.operacion === operacion && uno.papel === papel);
  if (iguales.length >= LIMITES_NIVEL_DOS.mensajesDeUno) return 'MENSAJES_EXCEDIDOS';
  return mensajes.length >= LIMITES_NIVEL_DOS.mensajes ? 'MENSAJES_DE_SOLICITUD_EXCEDIDOS' : undefined;
}

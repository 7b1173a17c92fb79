import { toEnsayoDeConsumo } from '@marco/acuerdos/paths';
import { toEnsayoXroad } from '@marco/solicitudes/paths';

export { toEnsayoXroad };

/** Addresses of the rehearsals of X-Road, which are of the private area. */
export const ensayosXroadPaths = {
  /** The rehearsals of a version, for who offers it. */
  version: toEnsayoXroad(':id'),
  /** The call of an acuerdo, for who consumes. */
  consumo: toEnsayoDeConsumo(':id'),
} as const;

export const TITULO_ENSAYO_XROAD = 'Ensayo de X-Road';
export const TITULO_ENSAYO_CONSUMO = 'Ensayo de la llamada';

import type { RetiroSolicitado, Solicitud } from '../../contract/index.ts';

/** What a request of type retiro asks for. */
export function getRetiro({ retiro }: Solicitud): RetiroSolicitado {
  if (retiro === null) throw new Error('The request ends no version.');
  return retiro;
}

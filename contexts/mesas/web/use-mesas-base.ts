import { useSession } from '@marco/acceso/widgets';

/**
 * Base of the calls of the mesas: private with an entidad in force, as the shell around them
 * (ROUTE-15). A session that has not chosen an entidad has no permissions yet and reads as a visitor.
 */
export function useMesasBase(): 'private' | 'public' {
  return useSession()?.usuario ? 'private' : 'public';
}

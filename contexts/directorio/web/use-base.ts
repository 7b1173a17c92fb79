import { useSession } from '@marco/acceso/widgets';

/**
 * Base of the calls of the directory: private with an entidad in force, as the shell around its screens (ROUTE-15). A
 * session that has not chosen an entidad reads as a visitor.
 */
export function useBase(): 'private' | 'public' {
  return useSession()?.usuario ? 'private' : 'public';
}

import { useSession } from '@marco/acceso/widgets';

/** Base of the calls of pages that stand in both shells: private with an entidad in force. */
export function useBase(): 'private' | 'public' {
  return useSession()?.usuario ? 'private' : 'public';
}

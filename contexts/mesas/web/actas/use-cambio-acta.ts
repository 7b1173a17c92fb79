import { useSavedChange } from '@marco/web-kit/saved-change';
import type { GestionActa } from '../../contract/index.ts';
import { type DatosActa, toActaKey } from './use-acta.ts';

/** Sends one change of an acta and shows the acta as it is after it. */
export function useCambioActa(idReunion: number) {
  return useSavedChange<GestionActa>({
    show: (queries, gestion) =>
      queries.setQueryData<DatosActa>(toActaKey(idReunion, 'private'), { acta: gestion.acta, gestion }),
    // The screen of the meeting reads again whether it may be changed.
    refresh: ['mesas', 'permisos-documentos', idReunion],
    refreshRefused: ['mesas', 'acta', idReunion],
  });
}

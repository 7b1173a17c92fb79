import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type { ImportacionOperacion, submitPasoImportacionEndpoint } from '../../contract/index.ts';
import type { PasoImportacion } from '../../contract/terms.ts';

const HECHO: Readonly<Record<PasoImportacion, string>> = {
  aplicar: 'La importación se aplicó: sus cifras ya se publican.',
  descartar: 'La importación se descartó. Las cifras quedan como estaban.',
};

/** Steps of one import, each over the version on show. */
export function usePasoImportacion({ id, version }: Pick<ImportacionOperacion, 'id' | 'version'>) {
  const { send, isSaving } = useSavedChange<ImportacionOperacion>({
    show: (queries, saved) => queries.setQueryData(['plataforma', 'importaciones', String(id)], saved),
    refresh: ['plataforma'],
  });
  const seen = useLatest(version);
  const move = (accion: PasoImportacion) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoImportacionEndpoint>(
          { method: 'POST', path: '/xroad/importaciones/{id}/pasos' },
          { params: { id: String(id) }, body: { accion } },
          { ...options, version: seen.current },
        ),
      HECHO[accion],
    );
  return { move, isSaving };
}

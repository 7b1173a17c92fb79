import { useVersionedChange } from '@marco/web-kit/versioned-change';
import type { Autodiagnostico, submitAutodiagnosticoEndpoint } from '../../contract/index.ts';
import { PROPIO_KEY } from './use-autodiagnostico.ts';

/** Presents what is saved, over the version the person saw. */
export function useSubmitAutodiagnostico() {
  const { send, isSaving } = useVersionedChange<Autodiagnostico>({
    show: (queries, saved) => queries.setQueryData(PROPIO_KEY, saved),
    refreshRefused: PROPIO_KEY,
  });

  async function submit(version: number): Promise<boolean> {
    const outcome = await send({
      version,
      send: (api, options) =>
        api.call<typeof submitAutodiagnosticoEndpoint>(
          { method: 'POST', path: '/autodiagnostico/presentar' },
          {},
          options,
        ),
      done: 'El autodiagnóstico quedó presentado.',
    });
    return outcome.kind === 'saved';
  }

  return { submit, isSubmitting: isSaving };
}

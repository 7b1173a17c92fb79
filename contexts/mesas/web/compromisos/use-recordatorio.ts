import { presentEntidad } from '@marco/entidades/terms';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type {
  Compromiso,
  submitRecordatorioCompromisoEndpoint,
  submitRecordatorioReunionEndpoint,
} from '../../contract/index.ts';
import { presentRecordado } from './present-recordado.ts';

/** Reminds those who owe a commitment, or an answer to a meeting, and says whom; a refusal is explained. */
export function useRecordatorio() {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();

  async function run(send: () => Promise<{ readonly en: string | null; readonly a: string }>): Promise<void> {
    try {
      const { en, a } = await send();
      banner.success(presentRecordado(en, a));
    } catch (error) {
      await openFailure(modals, error);
    } finally {
      await queries.invalidateQueries({ queryKey: ['mesas'] });
    }
  }

  return {
    remindCompromiso: ({ id }: Pick<Compromiso, 'id'>) =>
      run(async () => {
        const { recordadoEn, entidad } = await api.call<typeof submitRecordatorioCompromisoEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/compromisos/{idCompromiso}/recordatorio' },
          { params: { idCompromiso: String(id) } },
          { base: 'private' },
        );
        return { en: recordadoEn, a: presentEntidad(entidad) };
      }),
    remindReunion: (idReunion: number) =>
      run(() =>
        api.call<typeof submitRecordatorioReunionEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/reunion/{idReunion}/recordatorio' },
          { params: { idReunion: String(idReunion) } },
          { base: 'private' },
        ),
      ),
  };
}

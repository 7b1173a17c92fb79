import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { saveTextFile } from '@marco/web-kit/file-transfer';
import { useModal } from '@marco/web-kit/modal';
import { CalendarArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { downloadCalendarioEndpoint, GestionReunion } from '../../contract/index.ts';

/** Saves the meeting as a file for one's own calendar. */
export function BotonCalendario({ reunion: { idReunion, permisos } }: { readonly reunion: GestionReunion }) {
  const api = useApi();
  const modals = useModal();
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { nombre, contenido } = await api.call<typeof downloadCalendarioEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/reunion/{idReunion}/calendario' },
        { params: { idReunion: String(idReunion) } },
        { base: 'private' },
      );
      saveTextFile(nombre, contenido, 'text/calendar');
    } catch (error) {
      setBusy(false);
      await openFailure(modals, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="neutral"
      size="small"
      icon={<CalendarArrowDown size={16} />}
      blocked={permisos.invitar}
      busy={isBusy && 'Descargando'}
      onClick={() => void download()}
    >
      Descargar .ics
    </Button>
  );
}

import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Exportacion } from '../../contract/index.ts';
import {
  type AccionExportacion,
  listBotonesExportacion,
} from '../../rules/exportaciones/ciclo-exportacion.ts';
import { startDownload } from '../save-archivo.ts';
import { downloadExportacion, sendCancelacion, sendReintento } from './exportacion-source.ts';
import { EXPORTACIONES_KEY } from './use-exportaciones.ts';

interface Boton {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy: string;
  /** Begins what is told when it does not work. */
  readonly failure: string;
}

const BOTONES: Readonly<Record<AccionExportacion, Boton>> = {
  descargar: {
    label: 'Descargar',
    icon: <Download size={16} />,
    busy: 'Descargando',
    failure: 'No fue posible descargar el archivo.',
  },
  reintentar: {
    label: 'Reintentar',
    icon: <RotateCcw size={16} />,
    busy: 'Reintentando',
    failure: 'No fue posible reintentar.',
  },
  cancelar: {
    label: 'Cancelar',
    icon: <X size={16} />,
    busy: 'Cancelando',
    failure: 'No fue posible cancelar.',
  },
};

/** What can be done with an exportación in its state. */
export function AccionesExportacion({ exportacion }: { readonly exportacion: Exportacion }) {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, estado, titulo } = exportacion;

  async function save(): Promise<void> {
    const { blob, name } = await downloadExportacion(api, id);
    startDownload(blob, name);
    banner.success(`Se descargó ${name}.`);
  }

  const works: Readonly<Record<AccionExportacion, () => Promise<unknown>>> = {
    descargar: save,
    reintentar: () => sendReintento(api, id),
    cancelar: () => sendCancelacion(api, id),
  };

  async function run(hecha: AccionExportacion): Promise<void> {
    setBusy(true);
    try {
      await works[hecha]();
    } catch (error) {
      banner.error(`${BOTONES[hecha].failure} ${errorMessage(error)}`);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: EXPORTACIONES_KEY });
    }
  }

  // A state has one button at most. It stays the same element, and keeps the focus, when the state changes.
  const [accion] = listBotonesExportacion(estado);
  if (accion === undefined) return null;
  const { label, icon, busy } = BOTONES[accion];
  return (
    <Button variant="neutral" size="small" icon={icon} busy={isBusy && busy} onClick={() => void run(accion)}>
      {label} <span className="sr">{titulo}</span>
    </Button>
  );
}

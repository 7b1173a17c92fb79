import { type ReactNode, useState } from 'react';
import type { Compromiso } from '../../contract/index.ts';
import type { BotonDeCompromiso } from '../../rules/compromisos/can-update-compromiso.ts';
import { CompromisoDialog } from './compromiso-dialog.tsx';
import { ProrrogaDialog } from './prorroga-dialog.tsx';
import { useEstadoCompromiso } from './use-estado-compromiso.ts';
import { useRecordatorio } from './use-recordatorio.ts';

export type AccionDeCompromiso = BotonDeCompromiso['accion'];

const ESTADO_TRAS = { cumplir: 'cumplido', reabrir: 'abierto', cancelar: 'cancelado' } as const;

/** What is done with a commitment wherever it is shown, and the dialogs that ask for the rest. */
export function useAccionesCompromiso(): {
  readonly run: (accion: AccionDeCompromiso, compromiso: Compromiso) => void;
  readonly dialogs: ReactNode;
} {
  const [edited, setEdited] = useState<Compromiso | null>(null);
  const [extended, setExtended] = useState<Compromiso | null>(null);
  const sendEstado = useEstadoCompromiso();
  const { remindCompromiso } = useRecordatorio();

  function run(accion: AccionDeCompromiso, compromiso: Compromiso): void {
    if (accion === 'editar') setEdited(compromiso);
    else if (accion === 'prorrogar') setExtended(compromiso);
    else if (accion === 'recordar') void remindCompromiso(compromiso);
    else void sendEstado(compromiso, ESTADO_TRAS[accion]);
  }

  return {
    run,
    dialogs: (
      <>
        {edited ? (
          <CompromisoDialog
            origen={edited}
            compromiso={edited}
            acordadoEn={edited.acordadoEn}
            onClose={() => setEdited(null)}
          />
        ) : null}
        {extended ? <ProrrogaDialog compromiso={extended} onClose={() => setExtended(null)} /> : null}
      </>
    ),
  };
}

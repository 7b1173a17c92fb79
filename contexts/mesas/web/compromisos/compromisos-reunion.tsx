import type { Decision } from '@marco/contract-kit';
import { AddCompromiso } from './add-compromiso.tsx';
import styles from './compromisos.module.css';
import { TablaCompromisos } from './tabla-compromisos.tsx';
import { useTableroLocal } from './use-tablero-local.ts';

interface CompromisosReunionProps {
  readonly idReunion: number;
  readonly idMesa: number;
  /** Whether the minutes may be changed now: commitments are added while they may. */
  readonly editar: Decision;
}

/** What a meeting agreed: who answers for it and until when (MESA-11). */
export function CompromisosReunion({ idReunion, idMesa, editar }: CompromisosReunionProps) {
  const { tablero, state, setState } = useTableroLocal({ idMesa, idReunion });
  const agregar = tablero.data?.agregar ?? null;
  const decision = editar.allowed ? agregar?.decision : editar;
  return (
    <div className={styles['stack']}>
      <TablaCompromisos
        tablero={tablero}
        state={state}
        onStateChange={setState}
        showsMesa={false}
        empty="La reunión aún no tiene compromisos."
      />
      <AddCompromiso
        origen={{ idMesa, idReunion }}
        agregar={agregar && decision ? { ...agregar, decision } : null}
      />
    </div>
  );
}

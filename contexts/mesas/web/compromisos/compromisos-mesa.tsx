import { AddCompromiso } from './add-compromiso.tsx';
import styles from './compromisos.module.css';
import { TablaCompromisos } from './tabla-compromisos.tsx';
import { useTableroLocal } from './use-tablero-local.ts';

/** The commitments of a mesa that the person may see (MESA-11). */
export function CompromisosMesa({ idMesa }: { readonly idMesa: number }) {
  const { tablero, state, setState } = useTableroLocal({ idMesa, idReunion: null });
  // People without the board of all commitments see those of their entidad.
  const seesAll = tablero.data?.vistas.includes('todos') ?? false;
  return (
    <div className={styles['stack']}>
      <div className={styles['bar']}>
        <AddCompromiso origen={{ idMesa, idReunion: null }} agregar={tablero.data?.agregar ?? null} />
      </div>
      <TablaCompromisos
        tablero={tablero}
        state={state}
        onStateChange={setState}
        showsMesa={false}
        search={{ label: 'Compromiso o responsable' }}
        empty={
          seesAll ? 'La mesa aún no tiene compromisos.' : 'Su entidad no tiene compromisos en esta mesa.'
        }
      />
    </div>
  );
}

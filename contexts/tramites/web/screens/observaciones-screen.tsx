import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { Link } from 'react-router';
import type {
  approveObservacionEndpoint,
  listObservacionesEndpoint,
  ObservacionRecibida,
} from '../../contract/index.ts';
import { ESTADOS_OBSERVACION, type EstadoObservacion } from '../../contract/terms.ts';
import { toTramite } from '../../contract/tramites.paths.ts';
import styles from '../observaciones/observaciones.module.css';

const TITULO = 'Reportes de ciudadanos';
const TONOS: Readonly<Record<EstadoObservacion, ChipTone>> = {
  pendiente: 'yellow',
  publicada: 'green',
  descartada: 'gray',
};

const COLUMNAS: readonly TableColumn<ObservacionRecibida>[] = [
  {
    key: 'papel',
    label: 'Papel',
    kind: 'main',
    sortable: false,
    text: ({ papel, estaEnLista }) => (estaEnLista ? papel : `${papel} (no está en la lista del trámite)`),
  },
  {
    key: 'tramite',
    label: 'Trámite',
    sortable: false,
    cell: ({ tramite }) => <Link to={toTramite(tramite.codigo)}>{tramite.nombre}</Link>,
  },
  { key: 'entidad', label: 'Entidad', priority: 2, sortable: false, text: ({ tramite }) => tramite.entidad },
  {
    key: 'municipio',
    label: 'Municipio',
    priority: 3,
    sortable: false,
    text: ({ municipio }) => municipio ?? '—',
  },
  { key: 'recibida', label: 'Recibido', sortable: false, text: ({ recibida }) => formatDate(recibida) },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: ({ estado }) => <Chip tone={TONOS[estado]}>{ESTADOS_OBSERVACION[estado]}</Chip>,
  },
  { key: 'accion', label: 'Acción', kind: 'action', cell: (fila) => <Decidir observacion={fila} /> },
];

/** What citizens reported: what is published counts on the page of the trámite (AREA-09). */
export function ObservacionesScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Papeles que las personas dicen que les pidieron y el Estado ya tiene. Nadie sabe quién los reportó."
      />
      <PagedList
        list="reportes"
        subject="los reportes"
        caption="Reportes de ciudadanos"
        messageEmpty="Nadie ha reportado papeles todavía."
        columns={COLUMNAS}
        rowKey={({ id }) => id}
        queryKey={['tramites', 'observaciones']}
        load={async ({ pagina, tamano }, signal) => {
          const { observaciones, total } = await api.call<typeof listObservacionesEndpoint>(
            { method: 'GET', path: '/tramites/observaciones' },
            { query: { pagina: String(pagina), tamano } },
            { signal, base: 'private' },
          );
          return { rows: observaciones, total };
        }}
      />
    </>
  );
}

function Decidir({ observacion: { id, papel, estado } }: { readonly observacion: ObservacionRecibida }) {
  const { send, isSaving } = useSavedChange<ObservacionRecibida>({
    show: () => undefined,
    refresh: ['tramites'],
  });
  if (estado !== 'pendiente') return null;
  const decide = (decision: 'publicada' | 'descartada', done: string) =>
    void send(
      (api, options) =>
        api.call<typeof approveObservacionEndpoint>(
          { method: 'POST', path: '/tramites/observaciones/{id}/decidir' },
          { params: { id: String(id) }, body: { decision } },
          { ...options, base: 'private' },
        ),
      done,
    );
  return (
    <div className={styles['decidir']}>
      <Button
        size="small"
        variant="secondary"
        busy={isSaving && 'Guardando'}
        onClick={() => decide('publicada', 'El reporte se publicó y ya se cuenta.')}
      >
        Publicar <span className="sr">el reporte de {papel}</span>
      </Button>
      <Button size="small" variant="neutral" onClick={() => decide('descartada', 'El reporte se descartó.')}>
        Descartar <span className="sr">el reporte de {papel}</span>
      </Button>
    </div>
  );
}

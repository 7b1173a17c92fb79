import { ButtonLink } from '@marco/web-kit/button';
import { DataTable, type Sort, type TableColumn } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate, formatMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { CalendarPlus, Settings2 } from 'lucide-react';
import type { ReunionDeMesa, ReunionesDeMesa } from '../../contract/index.ts';
import { toGestionReunion, toProgramarReunion } from '../../contract/mesas-private.paths.ts';
import { ESTADO_REUNION, TAMANOS_PESTANA } from '../../contract/terms.ts';
import { EstadoReunionChip } from './estado-reunion-chip.tsx';
import styles from './gestion-reunion.module.css';
import { useReunionesGestionadas } from './use-gestion-reunion.ts';

const RECIENTES_PRIMERO: Sort = { column: 'inicio', direction: 'desc' };

/** Every meeting of a mesa, in any state, and the way to programme one (MESA-11). */
export function ReunionesPanel({ idMesa }: { readonly idMesa: number }) {
  const reuniones = useReunionesGestionadas(idMesa);
  return (
    <LoadBlock query={reuniones} subject="las reuniones">
      {(data) => <Lista idMesa={idMesa} data={data} />}
    </LoadBlock>
  );
}

function Lista({ idMesa, data }: { readonly idMesa: number; readonly data: ReunionesDeMesa }) {
  const { programar } = data;
  return (
    <div className={styles['panel']}>
      <div className={styles['actions']}>
        <ButtonLink icon={<CalendarPlus size={18} />} to={toProgramarReunion(idMesa)} blocked={programar}>
          Programar reunión
        </ButtonLink>
      </div>
      <DataTable
        caption="Reuniones de la mesa"
        rows={data.reuniones}
        columns={COLUMNAS}
        rowKey={({ idReunion }) => idReunion}
        optionsNumber={TAMANOS_PESTANA}
        initialSort={RECIENTES_PRIMERO}
        search={{ label: 'Filtrar por temática, fecha o estado', live: true }}
        messageEmpty={
          data.reuniones.length === 0 ? (
            <EmptyState
              title="Aún no hay reuniones de la mesa."
              text="Programe la primera: quienes participen recibirán la invitación por correo."
            />
          ) : (
            <EmptyState
              drawing="search"
              title="No hay resultados coincidentes"
              text="Cambie o quite el filtro para ver más filas."
            />
          )
        }
      />
    </div>
  );
}

const COLUMNAS: readonly TableColumn<ReunionDeMesa>[] = [
  { key: 'tematica', label: 'Temática', kind: 'main' },
  {
    key: 'inicio',
    label: 'Fecha',
    nowrap: true,
    value: ({ inicio }) => new Date(inicio),
    text: ({ inicio }) => formatDate(inicio),
    cell: ({ inicio }) => <span className="num">{formatMoment(inicio)}</span>,
  },
  {
    key: 'estado',
    label: 'Estado',
    value: ({ estado }) => ESTADO_REUNION[estado],
    cell: ({ estado }) => <EstadoReunionChip estado={estado} />,
  },
  { key: 'consultorPrincipal', label: 'Consultor principal', cardLabel: 'Consultor' },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ idReunion, tematica }) => (
      <ButtonLink
        variant="neutral"
        size="small"
        icon={<Settings2 size={16} />}
        to={toGestionReunion(idReunion)}
      >
        Gestionar <span className="sr">reunión: {tematica}</span>
      </ButtonLink>
    ),
  },
];

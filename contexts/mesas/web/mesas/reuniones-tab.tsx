import { ButtonLink } from '@marco/web-kit/button';
import { DataTable, type Sort, type TableColumn } from '@marco/web-kit/data-table';
import { formatDate } from '@marco/web-kit/format';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import type { ReunionRow } from '../../contract/index.ts';
import { toReunion } from '../../contract/mesas.paths.ts';
import { TAMANOS_PESTANA } from '../../contract/terms.ts';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { SentenceCase } from '../sentence-case.tsx';
import { ListaVacia } from './lista-vacia.tsx';

interface ReunionesTabProps {
  readonly idMesa: number;
  readonly reuniones: readonly ReunionRow[];
}

const RECIENTES_PRIMERO: Sort = { column: 'fecha', direction: 'desc' };

/** Meetings held (MESA-09). */
export function ReunionesTab({ idMesa, reuniones }: ReunionesTabProps) {
  const columnas = useMemo(() => buildColumnas(idMesa), [idMesa]);
  return (
    <DataTable
      caption="Reuniones de avance"
      rows={reuniones}
      columns={columnas}
      rowKey={({ idReunion }) => idReunion}
      optionsNumber={TAMANOS_PESTANA}
      initialSort={RECIENTES_PRIMERO}
      search={{ label: 'Filtrar por temática o fecha', live: true }}
      messageEmpty={
        <ListaVacia total={reuniones.length} titulo="Aún no hay reuniones de avance registradas." />
      }
    />
  );
}

function buildColumnas(idMesa: number): readonly TableColumn<ReunionRow>[] {
  return [
    { key: 'tematica', label: 'Temática', kind: 'main' },
    {
      key: 'fecha',
      label: 'Fecha',
      nowrap: true,
      value: ({ fecha }) => new Date(fecha),
      text: ({ fecha }) => formatDate(fecha),
      cell: ({ fecha }) => <span className="num">{formatDate(fecha)}</span>,
    },
    {
      key: 'consultoApoyo',
      label: 'Consultores de apoyo',
      cardLabel: 'Consultores',
      // The filter looks into topic and date alone (MESA-09).
      text: () => '',
      cell: ({ consultoApoyo }) => consultoApoyo,
    },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (reunion) => <VerReunion idMesa={idMesa} reunion={reunion} />,
    },
  ];
}

function VerReunion({ idMesa, reunion }: { readonly idMesa: number; readonly reunion: ReunionRow }) {
  const history = useMesasHistory();
  return (
    <ButtonLink
      variant="neutral"
      size="small"
      icon={<Eye size={16} />}
      to={toReunion(reunion.idReunion, idMesa)}
      state={history}
    >
      <SentenceCase>VER</SentenceCase> <span className="sr">reunión: {reunion.tematica}</span>
    </ButtonLink>
  );
}

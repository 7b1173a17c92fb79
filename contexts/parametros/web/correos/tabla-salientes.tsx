import { Button } from '@marco/web-kit/button';
import { DataTable, DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { ResultCount, SearchResults } from '@marco/web-kit/list-search';
import { useMemo } from 'react';
import type { CorreoSaliente } from '../../contract/index.ts';
import { TAMANOS_SALIENTES } from '../../contract/terms.ts';
import type { BusquedaSalientes } from '../../rules/index.ts';
import { presentMomento } from './correo-detalle.tsx';
import { EstadoCorreoChip } from './estado-correo-chip.tsx';
import type { useSalientes } from './use-salientes.ts';

function buildColumnas(onRead: (correo: CorreoSaliente) => void): TableColumn<CorreoSaliente>[] {
  return [
    {
      key: 'estado',
      label: 'Estado',
      sortable: false,
      cell: ({ estado }) => <EstadoCorreoChip estado={estado} />,
    },
    { key: 'asunto', label: 'Asunto', kind: 'main', sortable: false },
    { key: 'destinatario', label: 'Para', sortable: false },
    {
      key: 'creadoEn',
      label: 'Creado',
      sortable: false,
      nowrap: true,
      text: ({ creadoEn }) => presentMomento(creadoEn),
    },
    { key: 'intentos', label: 'Intentos', sortable: false, align: 'end' },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (correo) => (
        <Button variant="neutral" size="small" onClick={() => onRead(correo)}>
          Leer <span className="sr">{correo.asunto}</span>
        </Button>
      ),
    },
  ];
}

export interface TablaSalientesProps {
  readonly busqueda: BusquedaSalientes;
  readonly salientes: ReturnType<typeof useSalientes>;
  readonly onChange: (busqueda: BusquedaSalientes) => void;
  readonly onRead: (correo: CorreoSaliente) => void;
}

/** The page of mails that was found, or why it could not be known. */
export function TablaSalientes({ busqueda, salientes, onChange, onRead }: TablaSalientesProps) {
  const columnas = useMemo(() => buildColumnas(onRead), [onRead]);
  return (
    <SearchResults query={salientes} title="Correos" subject="la bandeja de salida" rows={busqueda.tamano}>
      {(data) => (
        <DataTable
          caption="Correos de la bandeja de salida"
          title="Correos"
          titleMessage={<ResultCount total={data.total} one="correo" many="correos" />}
          mode="server"
          rows={data.correos}
          total={data.total}
          isBusy={salientes.isPlaceholderData}
          columns={columnas}
          rowKey={({ id }) => id}
          optionsNumber={TAMANOS_SALIENTES}
          state={{ ...DEFAULT_TABLE_STATE, page: busqueda.pagina, size: busqueda.tamano }}
          onStateChange={({ page, size }) => onChange({ ...busqueda, pagina: page, tamano: size })}
          messageEmpty={<EmptyState drawing="search" title="No hay correos con este filtro" />}
        />
      )}
    </SearchResults>
  );
}

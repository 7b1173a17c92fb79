import { Button } from '@marco/web-kit/button';
import { DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { ResultsTable } from '@marco/web-kit/list-search';
import { useMemo } from 'react';
import type { CorreoSaliente } from '../../contract/index.ts';
import { TAMANOS_SALIENTES } from '../../contract/terms.ts';
import type { BusquedaSalientes } from '../../rules/busqueda-salientes.ts';
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
    { key: 'destinatario', label: 'Para', priority: 2, sortable: false },
    {
      key: 'creadoEn',
      label: 'Creado',
      sortable: false,
      nowrap: true,
      text: ({ creadoEn }) => presentMomento(creadoEn),
    },
    { key: 'intentos', label: 'Intentos', priority: 3, sortable: false, align: 'end' },
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
    <ResultsTable
      query={salientes}
      caption="Correos de la bandeja de salida"
      title="Correos"
      subject="la bandeja de salida"
      expected={busqueda.tamano}
      toRows={(data) => data.correos}
      one="correo"
      many="correos"
      columns={columnas}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_SALIENTES}
      state={{ ...DEFAULT_TABLE_STATE, page: busqueda.pagina, size: busqueda.tamano }}
      onStateChange={({ page, size }) => onChange({ ...busqueda, pagina: page, tamano: size })}
      messageEmpty={<EmptyState drawing="search" title="No hay correos con este filtro" />}
    />
  );
}

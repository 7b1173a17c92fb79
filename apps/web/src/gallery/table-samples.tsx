import { mesasPaths } from '@marco/mesas/paths';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { DataTable, SpecifiedTable, type TableColumn } from '@marco/web-kit/data-table';
import { useState } from 'react';
import { ChoiceSamples } from './choice-samples.tsx';
import { EventLine, Sample, Samples } from './sample.tsx';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly abierta: boolean;
  readonly servicios: number;
}

const NAMES = ['Pasaportes', 'Historia clínica', 'Catastro', 'Certificados de estudio', 'Registro civil'];
const HALF = 2;
const ROW_COUNT = 13;
const ROWS: readonly Row[] = Array.from({ length: ROW_COUNT }, (_, position) => ({
  id: position + 1,
  nombre: `${NAMES[position % NAMES.length]} ${position + 1}`,
  abierta: position % HALF === 0,
  servicios: (position * NAMES.length) % ROW_COUNT,
}));

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'estado',
    label: 'Estado de la mesa',
    value: ({ abierta }) => (abierta ? 'Abierta' : 'Cerrada'),
    cell: ({ abierta }) => <Chip tone={abierta ? 'green' : 'gray'}>{abierta ? 'Abierta' : 'Cerrada'}</Chip>,
  },
  { key: 'nombre', label: 'Nombre de la mesa', kind: 'main' },
  { key: 'servicios', label: 'No. de servicios', align: 'end' },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (_, emit) => (
      <Button variant="neutral" size="small" onClick={emit}>
        VER MESA
      </Button>
    ),
  },
];

export function TableSamples() {
  const [event, setEvent] = useState('');
  return (
    <Samples title="Tabla">
      <Sample label="Con filas">
        <div>
          <SpecifiedTable
            caption="Mesas de ejemplo"
            title="Resultados de consulta"
            titleMessage={`${ROWS.length} mesas`}
            titleLink={{ label: 'Ver las mesas de interoperabilidad', to: mesasPaths.home }}
            rows={ROWS}
            columns={COLUMNS}
            rowKey={(row) => row.id}
            pageSizeTable={5}
            search={{ optionsSelect: [{ display: 'Nombre', value: 'nombre' }] }}
            columnsState={[
              {
                key: 'estado',
                label: 'Filtrar por estado',
                selections: ['Abierta', 'Cerrada'].map((value) => ({ value, label: value })),
              },
            ]}
            showCreateButton
            onEvent={({ key, type, page }) => setEvent(`Último evento: ${key} · ${type} · página ${page}`)}
          />
          <EventLine text={event} />
        </div>
      </Sample>
      <ChoiceSamples />
      <Sample label="Sin filas">
        <div>
          <DataTable caption="Sin filas" rows={[]} columns={COLUMNS} rowKey={(row) => row.id} />
        </div>
      </Sample>
    </Samples>
  );
}

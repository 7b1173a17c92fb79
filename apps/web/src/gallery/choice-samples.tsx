import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import {
  DataTable,
  DEFAULT_TABLE_STATE,
  type SelectedRows,
  SpecifiedTable,
  type TableColumn,
  type TableEvent,
  type TableState,
} from '@marco/web-kit/data-table';
import { useState } from 'react';
import { EventLine, Sample } from './sample.tsx';
import { answerAsServer } from './sample-server.ts';

interface Version {
  readonly version: string;
  readonly fecha: string;
}

interface Servicio {
  readonly oid: string;
  readonly nombre: string;
  readonly estado: string;
  readonly accion: string;
  readonly actividad: string;
  readonly versiones: readonly Version[];
}

const ESTADOS = ['Identificado', 'Publicado Nivel 3'] as const;
const VERSIONES: readonly Version[] = [
  { version: 'v2.0.0', fecha: '14/07/2026' },
  { version: 'v1.1.0', fecha: '03/03/2025' },
];
const SERVICIOS: readonly Servicio[] = [
  'Atención en urgencias',
  'Certificado de matrícula',
  'Consulta de datos básicos',
  'Registro de proveedores',
  'Validación de pasaporte vigente',
].map((nombre, position) => ({
  oid: `2.16.170.1.5.${position + 1}`,
  nombre,
  estado: ESTADOS[position % ESTADOS.length] ?? ESTADOS[0],
  accion: 'VER',
  actividad: position === 1 ? 'EVALUAR' : '',
  versiones: position === 0 ? [] : VERSIONES,
}));

const COLUMNS: readonly TableColumn<Servicio>[] = [
  { key: 'nombre', label: 'Servicio', kind: 'main' },
  { key: 'oid', label: 'OID', nowrap: true },
  {
    key: 'estado',
    label: 'Estado',
    cell: ({ estado }) => <Chip tone={estado === ESTADOS[0] ? 'gray' : 'green'}>{estado}</Chip>,
  },
  { key: 'accion', label: 'Acción', kind: 'action' },
  { key: 'actividad', label: 'Actividad', kind: 'action' },
];
const FILTER = [
  {
    key: 'estado',
    label: 'Filtrar por estado del servicio',
    selections: ESTADOS.map((value) => ({ value, label: value })),
  },
];
const SUB_ROWS = {
  title: 'Versiones del servicio',
  array: ({ versiones }: Servicio) => versiones,
  key: ({ version }: Version) => version,
  columns: [
    { key: 'version', label: 'Versión', kind: 'main' as const },
    { key: 'fecha', label: 'Fecha' },
  ],
};
const PAGE_SIZE = 3;

function useLastEvent() {
  const [text, setText] = useState('');
  const onEvent = ({ key, type, selected }: TableEvent<Servicio>) =>
    setText(`Último evento: ${key} · ${type} · ${selected.length} en selección`);
  return { onEvent, status: <EventLine text={text} /> };
}

/** Tables whose rows are chosen, opened and downloaded. */
export function ChoiceSamples() {
  return (
    <>
      <Sample label="Con casillas, filas desplegables y descargas">
        <BoxesSample />
      </Sample>
      <Sample label="Con botones de opción y sin líneas">
        <RadioSample />
      </Sample>
      <Sample label="Casillas con páginas del servidor">
        <ServerSample />
      </Sample>
    </>
  );
}

function BoxesSample() {
  const { onEvent, status } = useLastEvent();
  return (
    <div>
      <DataTable<Servicio, Version>
        caption="Servicios de ejemplo"
        title="Servicios de la entidad"
        rows={SERVICIOS}
        columns={COLUMNS}
        rowKey={({ oid }) => oid}
        pageSizeTable={5}
        columnsState={FILTER}
        selection={{
          counted: ['servicio seleccionado', 'servicios seleccionados'],
          actions: (_, clear) => (
            <Button variant="neutral" size="small" onClick={clear}>
              Soltar todos
            </Button>
          ),
        }}
        columnSubRows={SUB_ROWS}
        reporte
        catalogo
        onEvent={onEvent}
      />
      {status}
    </div>
  );
}

function RadioSample() {
  const [oid, setOid] = useState<string | null>(null);
  const { onEvent, status } = useLastEvent();
  return (
    <div>
      <SpecifiedTable
        caption="Servicios para elegir uno"
        rows={SERVICIOS}
        columns={COLUMNS}
        rowKey={(row) => row.oid}
        pageSizeTable={5}
        valueRadio={oid}
        onRadioChange={(row) => setOid(row.oid)}
        separator={false}
        onEvent={onEvent}
      />
      {status}
    </div>
  );
}

function ServerSample() {
  const [state, setState] = useState<TableState>({ ...DEFAULT_TABLE_STATE, size: PAGE_SIZE });
  const [selected, setSelected] = useState<SelectedRows<Servicio>>(new Map());
  const { onEvent, status } = useLastEvent();
  const { rows, total } = answerAsServer({
    rows: SERVICIOS,
    state,
    read: (servicio, key) => servicio[key as 'nombre' | 'oid' | 'estado'],
    filterKey: 'estado',
    selections: [],
  });
  return (
    <div>
      <DataTable
        caption="Servicios por páginas"
        mode="server"
        rows={rows}
        total={total}
        columns={COLUMNS}
        rowKey={({ oid }) => oid}
        optionsNumber={[PAGE_SIZE]}
        state={state}
        onStateChange={setState}
        selection={{ keepAcrossPages: true, selected, onChange: setSelected }}
        reporte
        onEvent={onEvent}
      />
      {status}
    </div>
  );
}

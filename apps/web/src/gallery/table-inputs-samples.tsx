import { Checkbox } from '@marco/web-kit/checkbox';
import {
  DataTable,
  DEFAULT_TABLE_STATE,
  SpecifiedTable,
  type SpecifiedTableProps,
  type TableEvent,
  type TableState,
} from '@marco/web-kit/data-table';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useMemo, useState } from 'react';
import { EventLine, Sample, Samples } from './sample.tsx';
import { answerAsServer } from './sample-server.ts';
import { CHOICES, FLAGS, INITIAL_INPUTS, parseNumbers, type TableInputs, TEXTS } from './table-inputs.ts';
import {
  ANIDADAS,
  COLUMNAS,
  COLUMNAS_ANIDADAS,
  ESTADO,
  SERVICIOS,
  type Servicio,
  VERSIONES_DE_FILA,
  type Version,
} from './table-inputs-data.tsx';

const NO_ROWS: readonly Servicio[] = [];
const OPTIONS = [
  { display: 'Servicio', value: 'nombre' },
  { display: 'Entidad', value: 'entidad' },
];

function readServicio(row: Servicio, key: string) {
  if (key === 'estado') return row.estado.nombre;
  if (key === 'oid' || key === 'entidad') return row[key];
  return row.nombre;
}

/** The table with every input it takes, each of them changed by hand. */
export function TableInputsSamples() {
  const [inputs, setInputs] = useState(INITIAL_INPUTS);
  const [event, setEvent] = useState('');
  const onEvent = ({ key, type, column, page, selected, data }: TableEvent<Servicio>) =>
    setEvent(
      `Último evento: ${key} · ${type} · columna ${column ?? 'ninguna'} · página ${page} · ` +
        `${selected.length} en selección · ${describe(data)}`,
    );
  return (
    <Samples title="Tabla con todas sus entradas">
      {/* The inputs by their names in the specification (TABLE-09), which are not texts of the product. */}
      <div lang="en" translate="no">
        <InputsForm inputs={inputs} onChange={setInputs} />
      </div>
      <div>
        <InputsTable
          key={`${inputs.page} ${inputs.pageSizeTable} ${inputs.server}`}
          inputs={inputs}
          onEvent={onEvent}
        />
        <EventLine text={event} />
      </div>
      <Sample label="Filas con parentKey en una sola lista">
        <div>
          <DataTable
            caption="Reuniones con compromisos"
            rows={ANIDADAS}
            columns={COLUMNAS_ANIDADAS}
            rowKey={({ key }) => key}
            pagination={false}
            columnSubRows={{ title: 'Compromisos', columns: COLUMNAS_ANIDADAS }}
          />
        </div>
      </Sample>
    </Samples>
  );
}

/** What the data of an event is, in a word. */
function describe(data: unknown): string {
  if (data === null || typeof data !== 'object') return String(data);
  return 'nombre' in data ? String(data.nombre) : Object.keys(data).join(', ');
}

interface InputsFormProps {
  readonly inputs: TableInputs;
  readonly onChange: (inputs: TableInputs) => void;
}

function InputsForm({ inputs, onChange }: InputsFormProps) {
  return (
    <FormGrid>
      {FLAGS.map(([key, label]) => (
        <FormCell key={key} span={3}>
          <Checkbox
            label={label}
            checked={inputs[key]}
            onChange={(value) => onChange({ ...inputs, [key]: value })}
          />
        </FormCell>
      ))}
      {TEXTS.map(([key, label]) => (
        <FormCell key={key} span={3}>
          <TextInput
            label={label}
            value={inputs[key]}
            onChange={(value) => onChange({ ...inputs, [key]: value })}
          />
        </FormCell>
      ))}
      <FormCell span={12}>
        <RadioGroup
          label="Elección de filas"
          options={CHOICES}
          value={inputs.choice}
          onChange={(choice) => onChange({ ...inputs, choice })}
        />
      </FormCell>
    </FormGrid>
  );
}

interface InputsTableProps {
  readonly inputs: TableInputs;
  readonly onEvent: (event: TableEvent<Servicio>) => void;
}

function InputsTable({ inputs, onEvent }: InputsTableProps) {
  const [radio, setRadio] = useState<string | null>(null);
  const all = inputs.rows ? SERVICIOS : NO_ROWS;
  const source = useSource(all, inputs);
  const choice: Partial<SpecifiedTableProps<Servicio, Version>> = {
    casillas: {
      selection: {
        showHeadCheckbox: inputs.showHeadCheckbox,
        keepAcrossPages: true,
        counted: ['servicio seleccionado', 'servicios seleccionados'] as const,
      },
    },
    opcion: { valueRadio: radio, onRadioChange: ({ oid }: Servicio) => setRadio(oid) },
    ninguna: {},
  }[inputs.choice];
  return (
    <SpecifiedTable<Servicio, Version>
      caption="Servicios con todas las entradas"
      columns={COLUMNAS}
      rowKey={({ oid }) => oid}
      optionsNumber={parseNumbers(inputs.optionsNumber)}
      title={inputs.title}
      search={inputs.optionsSelect ? { optionsSelect: OPTIONS } : {}}
      messageEmpty={inputs.messageEmpty}
      pagination={inputs.pagination}
      numPages={inputs.numPages}
      showCreateButton={inputs.showCreateButton}
      titleCreateButton={inputs.titleCreateButton}
      columnsActions={inputs.actividadAction ? ['accion', 'actividad'] : ['accion']}
      columnSubRows={VERSIONES_DE_FILA}
      reporte={inputs.reporte}
      reporteLabel={inputs.reporteLabel}
      catalogo
      viewKey="componentes"
      onEvent={onEvent}
      {...choice}
      {...source}
    />
  );
}

/** Rows, state and counts of either mode. */
function useSource(rows: readonly Servicio[], inputs: TableInputs) {
  const [pageSizeTable = DEFAULT_TABLE_STATE.size] = parseNumbers(inputs.pageSizeTable);
  const [page = 1] = parseNumbers(inputs.page);
  const [state, setState] = useState<TableState>({ ...DEFAULT_TABLE_STATE, size: pageSizeTable, page });
  const estado = useMemo(() => ({ ...ESTADO, filter: inputs.filter }), [inputs.filter]);
  const { selections } = estado;
  const answer = answerAsServer({ rows, state, read: readServicio, filterKey: ESTADO.key, selections });
  const clientStates = useMemo(() => [estado], [estado]);
  if (!inputs.server) return { rows, columnsState: clientStates, pageSizeTable, page };
  return {
    mode: 'server' as const,
    rows: answer.rows,
    total: answer.total,
    columnsState: [{ ...estado, counts: answer.counts }],
    state,
    onStateChange: setState,
  };
}

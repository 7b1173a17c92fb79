import { Chip } from '@marco/web-kit/chip';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import type { IncumplimientoRegla } from '../../contract/index.ts';
import type { ResultadoPrueba } from './prueba.ts';

const SEVERIDADES = {
  error: { label: 'Error', tone: 'red' },
  advertencia: { label: 'Advertencia', tone: 'yellow' },
  informacion: { label: 'Información', tone: 'blue' },
} as const;

type Fila = IncumplimientoRegla & { readonly numero: number };

const COLUMNAS: readonly TableColumn<Fila>[] = [
  { key: 'mensaje', label: 'Mensaje', kind: 'main', sortable: false, cell: ({ mensaje }) => mensaje },
  { key: 'nodo', label: 'Quién', sortable: false, cell: ({ nodo }) => <code>{nodo}</code> },
  {
    key: 'propiedad',
    label: 'Propiedad',
    priority: 2,
    sortable: false,
    cell: ({ propiedad }) => (propiedad === null ? '—' : <code>{propiedad}</code>),
  },
  { key: 'valor', label: 'Valor', sortable: false, text: ({ valor }) => valor ?? '—' },
  {
    key: 'esperado',
    label: 'Se esperaba',
    priority: 3,
    sortable: false,
    text: ({ esperado }) => esperado ?? '—',
  },
  {
    key: 'severidad',
    label: 'Severidad',
    sortable: false,
    cell: ({ severidad }) => <Chip tone={SEVERIDADES[severidad].tone}>{SEVERIDADES[severidad].label}</Chip>,
  },
];

/** What a rule found in the sample. */
export function ResultadoRegla({ resultado }: { readonly resultado: ResultadoPrueba }) {
  const { conforme, hechos, revisados, hallazgos, omitidos } = resultado;
  if (conforme && hechos > 0 && revisados === 0)
    return (
      <Notice tone="warn">
        La regla no trata de ninguno de estos datos: no hubo qué revisar. Escriba datos de la clase y con las
        propiedades que la regla revisa.
      </Notice>
    );
  if (conforme)
    return (
      <Notice tone="ok">
        {hechos === 0
          ? 'Los datos de prueba no dicen nada: no hay qué revisar.'
          : `Los datos cumplen la regla. ${revisados === 1 ? 'Se revisó 1 caso' : `Se revisaron ${formatNumber(revisados)} casos`}.`}
      </Notice>
    );
  const total = hallazgos.length + omitidos;
  return (
    <>
      <Notice tone="err">
        {total === 1
          ? 'Los datos incumplen la regla una vez.'
          : `Los datos incumplen la regla ${formatNumber(total)} veces.`}
        {omitidos > 0 ? ` Se muestran las primeras ${formatNumber(hallazgos.length)}.` : ''}
      </Notice>
      <DataTable
        caption="Incumplimientos de la regla"
        rows={hallazgos.map((hallazgo, numero) => ({ ...hallazgo, numero }))}
        rowKey={({ numero }) => numero}
        columns={COLUMNAS}
      />
    </>
  );
}

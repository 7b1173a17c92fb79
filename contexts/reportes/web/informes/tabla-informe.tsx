import { useDescargaTabla } from '@marco/archivos/widgets';
import { DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { formatDate, formatMoment, formatNumber } from '@marco/web-kit/format';
import { ResultsTable } from '@marco/web-kit/list-search';
import { Link } from 'react-router';
import type { InformeLeido } from '../../contract/index.ts';
import { INFORMES, type PalabraInforme, TAMANOS_INFORME } from '../../contract/informes.terms.ts';
import type { ConsultaInforme } from '../../rules/informes/consulta-informe.ts';
import { toFiltro, type useInforme } from './use-informe.ts';

type Fila = InformeLeido['filas'][number];
type Columna = InformeLeido['columnas'][number];

function presentCelda(celda: Fila['celdas'][number], clase: Columna['clase']): string {
  if (celda === null || celda === '') return '–';
  if (typeof celda === 'number') return formatNumber(celda);
  if (clase === 'day') return formatDate(`${celda.slice(0, 10)}T12:00:00Z`);
  return clase === 'moment' ? formatMoment(celda) : celda;
}

/** Letters of a cell that stay on one line. */
const CORTO = 22;

/** The column that names the record of a row leads to it. What is short everywhere stays on one line. */
function toColumns({ columnas, filas }: InformeLeido): readonly TableColumn<Fila>[] {
  return columnas.map(({ titulo, clase, enlace }, at) => ({
    key: `${at}`,
    label: titulo,
    sortable: false,
    nowrap: filas.every(({ celdas }) => presentCelda(celdas[at] ?? null, clase).length <= CORTO),
    ...(enlace ? { kind: 'main' as const } : {}),
    ...(clase === 'number' ? { align: 'end' as const } : {}),
    cell: ({ celdas, url }: Fila) => {
      const text = presentCelda(celdas[at] ?? null, clase);
      return enlace && url !== null ? <Link to={url}>{text}</Link> : text;
    },
  }));
}

interface TablaInformeProps {
  readonly palabra: PalabraInforme;
  readonly consulta: ConsultaInforme;
  readonly informe: ReturnType<typeof useInforme>;
  readonly onChange: (consulta: ConsultaInforme) => void;
}

/** The rows of a report, and the whole of it as a file. */
export function TablaInforme({ palabra, consulta, informe, onChange }: TablaInformeProps) {
  const { titulo } = INFORMES[palabra];
  const descarga = useDescargaTabla<Fila>({
    path: `/reportes/${palabra}/exportar`,
    title: titulo,
    toBody: (scope) => (scope === 'table' ? toFiltro(palabra, consulta.filtro) : {}),
  });
  return (
    <ResultsTable
      query={informe}
      caption={titulo}
      title="Filas del reporte"
      subject="el reporte"
      expected={consulta.tamano}
      toRows={({ filas }) => filas}
      one="fila"
      many="filas"
      columns={informe.data ? toColumns(informe.data) : []}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_INFORME}
      viewKey={`reporte-${palabra}${consulta.filtro.vista ?? ''}`}
      state={{ ...DEFAULT_TABLE_STATE, page: consulta.pagina, size: consulta.tamano }}
      onStateChange={({ page, size }) => onChange({ ...consulta, pagina: page, tamano: size })}
      download={descarga}
    />
  );
}

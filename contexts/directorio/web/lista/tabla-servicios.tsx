import { useDescargaTabla } from '@marco/archivos/widgets';
import { DataTable, DEFAULT_TABLE_STATE } from '@marco/web-kit/data-table';
import type { ReactNode } from 'react';
import { TITULO_DIRECTORIO } from '../../contract/directorio.paths.ts';
import type { ResultadoDirectorio, ServicioDirectorio } from '../../contract/index.ts';
import { TAMANOS_DIRECTORIO } from '../../contract/terms.ts';
import { type ConsultaDirectorio, toFiltro } from '../../rules/consulta-directorio.ts';
import { useBase } from '../use-base.ts';
import { COLUMNAS } from './columnas.tsx';

interface TablaServiciosProps {
  readonly consulta: ConsultaDirectorio;
  readonly resultado: ResultadoDirectorio;
  readonly isBusy: boolean;
  /** Beside the pages. */
  readonly porQue: ReactNode;
  readonly onChange: (consulta: ConsultaDirectorio) => void;
}

/** What was found as a table, which may be taken along as a file. */
export function TablaServicios({ consulta, resultado, isBusy, porQue, onChange }: TablaServiciosProps) {
  const descarga = useDescargaTabla<ServicioDirectorio>({
    path: '/directorio/exportar',
    base: useBase(),
    title: TITULO_DIRECTORIO,
    toBody: (scope) => (scope === 'table' ? { ...toFiltro(consulta), orden: consulta.orden } : {}),
  });
  return (
    <>
      <DataTable
        caption="Servicios encontrados"
        mode="server"
        rows={resultado.servicios}
        total={resultado.total}
        isBusy={isBusy}
        columns={COLUMNAS}
        rowKey={({ servicioId }) => servicioId}
        optionsNumber={TAMANOS_DIRECTORIO}
        viewKey="directorio"
        besideRange={porQue}
        state={{ ...DEFAULT_TABLE_STATE, page: consulta.pagina, size: consulta.tamano }}
        onStateChange={({ page, size }) => onChange({ ...consulta, pagina: page, tamano: size })}
        {...descarga.table}
      />
      {descarga.dialog}
    </>
  );
}

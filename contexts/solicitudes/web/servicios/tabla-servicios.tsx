import { DEFAULT_TABLE_STATE } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { NothingFound, ResultsTable } from '@marco/web-kit/list-search';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ConsultaServicios, TAMANOS_SERVICIOS } from '../../rules/consulta-servicios.ts';
import { COLUMNAS } from './columnas-servicios.tsx';
import type { ServiciosNivel } from './use-servicios-nivel.ts';

interface TablaServiciosProps {
  readonly consulta: ConsultaServicios;
  readonly servicios: UseQueryResult<ServiciosNivel>;
  readonly onChange: (consulta: ConsultaServicios) => void;
}

/** The page of services that was found, or why it could not be known. */
export function TablaServicios({ consulta, servicios, onChange }: TablaServiciosProps) {
  const { texto, estadoServicioId, pagina, tamano } = consulta;
  const isFiltered = texto !== '' || estadoServicioId !== null;
  return (
    <ResultsTable
      query={servicios}
      caption="Servicios de la entidad por niveles"
      title="Servicios de su entidad"
      subject="los servicios de su entidad"
      expected={tamano}
      toRows={(data) => data.servicios}
      one="servicio"
      many="servicios"
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_SERVICIOS}
      viewKey="servicios-niveles"
      messageEmpty={
        isFiltered ? (
          <NothingFound />
        ) : (
          <EmptyState
            title="Su entidad no tiene servicios en el directorio."
            text="Presente el primero con «Nueva solicitud»: entra al directorio cuando la radique."
          />
        )
      }
      state={{ ...DEFAULT_TABLE_STATE, page: pagina, size: tamano }}
      onStateChange={({ page, size }) => onChange({ ...consulta, pagina: page, tamano: size })}
    />
  );
}

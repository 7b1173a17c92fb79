import type { TableState } from '@marco/web-kit/data-table';
import { fromTableState, ResultsTable, toStateFilter, toTableState } from '@marco/web-kit/list-search';
import {
  ESTADO_CERTIFICADO,
  ESTADOS_CERTIFICADO,
  ORDENES_CERTIFICADO,
  TAMANOS_CERTIFICADOS,
} from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaCertificados } from '../../rules/consulta-certificados.ts';
import { COLUMNAS } from './columnas-certificados.tsx';
import type { useCertificados } from './use-certificados.ts';

interface TablaCertificadosProps {
  readonly consulta: ConsultaCertificados;
  readonly certificados: ReturnType<typeof useCertificados>;
  readonly onChange: (consulta: ConsultaCertificados) => void;
}

const ESTADOS = ESTADOS_CERTIFICADO.map((value) => ({ value, label: ESTADO_CERTIFICADO[value] }));

/** The page of certificates that was found, or why it could not be known. */
export function TablaCertificados({ consulta, certificados, onChange }: TablaCertificadosProps) {
  const { estado } = consulta;
  return (
    <ResultsTable
      query={certificados}
      caption="Certificados encontrados"
      title="Certificados"
      subject="los certificados"
      expected={consulta.tamano}
      toRows={(data) => data.certificados}
      one="certificado"
      many="certificados"
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={TAMANOS_CERTIFICADOS}
      viewKey="certificados"
      toStates={({ porEstado }) => toStateFilter(ESTADOS, porEstado)}
      state={toTableState(consulta, estado === null ? {} : { estado })}
      onStateChange={(state) => onChange(fromViewState(consulta, state))}
    />
  );
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaCertificados, state: TableState): ConsultaCertificados {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_CERTIFICADO, CONSULTA_VACIA.orden),
    estado: ESTADOS_CERTIFICADO.find((estado) => estado === state.filters['estado']) ?? null,
  };
}

import { presentEntidad } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import { DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { ResultsTable } from '@marco/web-kit/list-search';
import type { FilaTramite } from '../../contract/index.ts';
import { TAMANO_TRAMITES, TAMANOS_TRAMITES, TIPOS_TRAMITE } from '../../contract/terms.ts';
import { toTramite } from '../../contract/tramites.paths.ts';
import type { ConsultaTramites } from '../../rules/consulta-tramites.ts';
import { presentCuenta } from '../../rules/mapa/frase-cuenta.ts';
import type { useTramites } from '../use-tramites.ts';

const COLUMNAS: readonly TableColumn<FilaTramite>[] = [
  { key: 'codigo', label: 'Código', nowrap: true, sortable: false },
  { key: 'nombre', label: 'Trámite', kind: 'main', sortable: false },
  {
    key: 'entidad',
    label: 'Entidad',
    sortable: false,
    text: ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla),
  },
  { key: 'tipo', label: 'Tipo', priority: 3, sortable: false, text: ({ tipo }) => TIPOS_TRAMITE[tipo] },
  {
    key: 'nivelDigital',
    label: 'Nivel digital',
    priority: 3,
    align: 'end',
    sortable: false,
    text: ({ nivelDigital }) => (nivelDigital === null ? '—' : formatNumber(nivelDigital)),
  },
  { key: 'cuenta', label: 'Papeles que pide', sortable: false, text: ({ cuenta }) => presentCuenta(cuenta) },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ codigo, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toTramite(codigo)}>
        Ver <span className="sr">{nombre}</span>
      </ButtonLink>
    ),
  },
];

interface TablaTramitesProps {
  readonly consulta: ConsultaTramites;
  readonly tramites: ReturnType<typeof useTramites>;
  readonly onChange: (consulta: ConsultaTramites) => void;
}

/** The page of trámites that was found, or why it could not be known. */
export function TablaTramites({ consulta, tramites, onChange }: TablaTramitesProps) {
  return (
    <ResultsTable
      query={tramites}
      caption="Trámites encontrados"
      title="Trámites encontrados"
      subject="los trámites"
      expected={TAMANO_TRAMITES}
      toRows={(data) => data.tramites}
      one="trámite"
      many="trámites"
      columns={COLUMNAS}
      rowKey={({ codigo }) => codigo}
      optionsNumber={TAMANOS_TRAMITES}
      state={{ ...DEFAULT_TABLE_STATE, page: consulta.pagina, size: consulta.tamano }}
      onStateChange={({ page, size }) => {
        const tamano = TAMANOS_TRAMITES.find((one) => one === size) ?? TAMANO_TRAMITES;
        onChange({ ...consulta, pagina: page, tamano });
      }}
    />
  );
}

import { toDiccionario } from '@marco/oid/paths';
import { DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatDate, formatNumber } from '@marco/web-kit/format';
import { ResultsTable, useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Link } from 'react-router';
import { TITULO_DEMANDAS, toDirectorioConDatos } from '../../contract/directorio.paths.ts';
import type { DemandaDeDato } from '../../contract/index.ts';
import { TAMANOS_DEMANDAS } from '../../contract/terms.ts';
import { formatConsultaDemandas, parseConsultaDemandas } from '../../rules/consulta-demandas.ts';
import { useDemandas } from '../demandas/use-demandas.ts';

const DIRECCION = { parse: parseConsultaDemandas, format: formatConsultaDemandas };

/** What is needed and nobody serves, with how many asked for it (AREA-15). */
export function DemandasScreen() {
  usePageTitle(TITULO_DEMANDAS);
  const { search, show } = useAddressSearch(DIRECCION);
  const demandas = useDemandas(search);
  useExistingPage(search, demandas, show);
  return (
    <>
      <PageHeading
        title={TITULO_DEMANDAS}
        lead="Lo que las entidades y los visitantes buscaron y ningún servicio entregaba. De quién lo pidió solo se guarda la cuenta."
      />
      <ResultsTable
        query={demandas}
        title="Datos pedidos"
        subject="los datos pedidos"
        expected={5}
        toRows={(found) => found.demandas}
        one="dato"
        many="datos"
        caption="Datos que se piden"
        columns={COLUMNAS}
        rowKey={({ elemento, dato }) => elemento?.elementoId ?? dato}
        optionsNumber={TAMANOS_DEMANDAS}
        messageEmpty={
          <EmptyState
            drawing="search"
            title="Nadie ha pedido un dato todavía"
            text="Cuando una búsqueda no encuentra un dato, se puede pedir desde el directorio."
          />
        }
        state={{ ...DEFAULT_TABLE_STATE, page: search.pagina, size: search.tamano }}
        onStateChange={({ page, size }) => show({ pagina: page, tamano: size })}
      />
    </>
  );
}

const COLUMNAS: readonly TableColumn<DemandaDeDato>[] = [
  {
    key: 'dato',
    label: 'Dato',
    kind: 'main',
    sortable: false,
    cell: ({ elemento, dato }) =>
      elemento === null ? dato : <Link to={toDiccionario(elemento.identificador)}>{dato}</Link>,
  },
  {
    key: 'entidades',
    label: 'Entidades que lo piden',
    sortable: false,
    text: ({ entidades }) => formatNumber(entidades),
  },
  {
    key: 'visitantes',
    label: 'Visitantes que lo piden',
    sortable: false,
    priority: 2,
    text: ({ visitantes }) => formatNumber(visitantes),
  },
  {
    key: 'servicios',
    label: 'Servicios que ya lo entregan',
    sortable: false,
    priority: 2,
    cell: (demanda) => presentServicios(demanda),
  },
  {
    key: 'ultima',
    label: 'Última petición',
    sortable: false,
    priority: 3,
    nowrap: true,
    text: ({ ultima }) => formatDate(ultima),
  },
];

function presentServicios({ elemento, servicios }: DemandaDeDato) {
  if (elemento === null || servicios === 0) return 'Ninguno';
  return (
    <Link to={toDirectorioConDatos([elemento.elementoId])}>
      {servicios === 1 ? 'Ver 1 servicio' : `Ver ${formatNumber(servicios)} servicios`}
    </Link>
  );
}

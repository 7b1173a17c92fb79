import { formatShortDay } from '@marco/country/day-text';
import { presentEntidad } from '@marco/entidades/terms';
import { INICIO } from '@marco/parametros/paths';
import { Termino } from '@marco/parametros/widgets';
import { useNombreEnMenu } from '@marco/usuarios/widgets';
import { CardStack } from '@marco/web-kit/card-stack';
import { DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { ResultsTable, useAddressSearch, useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { Segmented } from '@marco/web-kit/segmented';
import { Link } from 'react-router';
import type { VersionEnLista } from '../../contract/index.ts';
import { toVidaVersion, VERSIONES_SERVICIOS } from '../../contract/servicios.paths.ts';
import {
  TAMANOS_VERSIONES,
  VISTA_VERSIONES,
  VISTAS_VERSIONES,
  type VistaVersiones,
} from '../../contract/vida.terms.ts';
import { formatConsultaVersiones, parseConsultaVersiones } from '../../rules/consulta-versiones.ts';
import { EstadoVersionChip } from '../versiones/estado-version-chip.tsx';
import { useVersiones } from '../vida/use-vida.ts';

const DIRECCION = { parse: parseConsultaVersiones, format: formatConsultaVersiones };
const ARRIBA = [INICIO];
const SEGMENTOS = VISTAS_VERSIONES.map((value) => ({ value, label: VISTA_VERSIONES[value] }));

const NINGUNA: Readonly<Record<VistaVersiones, string>> = {
  'por-terminar': 'No hay versiones obsoletas ni suspendidas',
  publicadas: 'No hay versiones publicadas',
  retiradas: 'No hay versiones retiradas',
};

/** '/app/versiones': the versions that others use, those that end first (AREA-05). */
export function VersionesScreen() {
  const titulo = useNombreEnMenu(VERSIONES_SERVICIOS.nombre);
  useRecordTrail(titulo, ARRIBA);
  const { search, show } = useAddressSearch(DIRECCION);
  const versiones = useVersiones(search);
  useExistingPage(search, versiones, show);
  return (
    <>
      <PageHeading
        title={titulo}
        lead={
          <>
            Las versiones que otras entidades usan: cuáles quedaron{' '}
            <Termino clave="obsoleta">obsoletas</Termino>, qué las reemplaza y qué día dejan de responder.
          </>
        }
      />
      <CardStack>
        <Segmented
          label="Qué versiones se muestran"
          segments={SEGMENTOS}
          value={search.vista ?? 'por-terminar'}
          onChange={(vista) => show({ ...search, vista, pagina: 1 })}
        />
        <ResultsTable
          query={versiones}
          title="Versiones"
          caption="Versiones encontradas"
          subject="las versiones"
          expected={search.tamano}
          toRows={(data) => data.versiones}
          one="versión"
          many="versiones"
          columns={COLUMNAS}
          rowKey={({ id }) => id}
          optionsNumber={TAMANOS_VERSIONES}
          messageEmpty={
            <EmptyState
              title={NINGUNA[search.vista ?? 'por-terminar']}
              text="Una versión publicada queda obsoleta cuando otra ocupa su lugar, o cuando la entidad que la ofrece lo declara."
            />
          }
          state={{ ...DEFAULT_TABLE_STATE, page: search.pagina, size: search.tamano }}
          onStateChange={({ page, size }) => show({ ...search, pagina: page, tamano: size })}
        />
      </CardStack>
    </>
  );
}

const COLUMNAS: readonly TableColumn<VersionEnLista>[] = [
  {
    key: 'servicio',
    label: 'Servicio y versión',
    kind: 'main',
    sortable: false,
    cell: ({ id, servicio, numero }) => (
      <Link to={toVidaVersion(id)}>
        {servicio}, versión {numero}
      </Link>
    ),
  },
  {
    key: 'entidad',
    label: 'Entidad',
    sortable: false,
    priority: 2,
    text: ({ entidad }) => presentEntidad(entidad),
  },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: ({ estado }) => <EstadoVersionChip estado={estado} />,
  },
  {
    key: 'retiro',
    label: 'Se retira',
    sortable: false,
    nowrap: true,
    text: ({ fechaRetiro }) => (fechaRetiro === null ? '—' : formatShortDay(fechaRetiro)),
  },
  {
    key: 'sucesora',
    label: 'La reemplaza',
    sortable: false,
    priority: 3,
    text: ({ sucesora }) => (sucesora === null ? '—' : `Versión ${sucesora}`),
  },
];

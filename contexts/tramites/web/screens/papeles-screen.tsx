import { presentEntidad } from '@marco/entidades/terms';
import { ApiError } from '@marco/web-kit/api-client';
import { CardStack } from '@marco/web-kit/card-stack';
import { DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { ResultsTable } from '@marco/web-kit/list-search';
import { NotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, type TrailStep, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { toOptions } from '@marco/web-kit/select';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { TAMANO_TRAMITES, TAMANOS_TRAMITES, VEREDICTOS, type VeredictoPapel } from '../../contract/terms.ts';
import { TITULO_MAPA, toTramite, tramitesPaths } from '../../contract/tramites.paths.ts';
import { presentCuenta } from '../../rules/mapa/frase-cuenta.ts';
import { AhorroCard } from '../ahorro/ahorro-card.tsx';
import { usePapeles } from '../mapa/use-mapa.ts';
import { VeredictoPapelChip } from '../veredicto-chip.tsx';

type Hallados = NonNullable<ReturnType<typeof usePapeles>['data']>;

const TRAIL: readonly TrailStep[] = [
  { nombre: 'Inicio', to: '/' },
  { nombre: TITULO_MAPA, to: tramitesPaths.mapa },
];
const OPCIONES = toOptions(VEREDICTOS);

const COLUMNAS: readonly TableColumn<Hallados['papeles'][number]>[] = [
  { key: 'nombre', label: 'Papel', kind: 'main', sortable: false },
  {
    key: 'tramite',
    label: 'Trámite',
    sortable: false,
    cell: ({ tramite }) => <Link to={toTramite(tramite.codigo)}>{tramite.nombre}</Link>,
  },
  {
    key: 'veredicto',
    label: 'Qué dice el mapa',
    sortable: false,
    cell: ({ veredicto, esPosible }) => <VeredictoPapelChip veredicto={veredicto} esPosible={esPosible} />,
  },
];

/** What one entidad asks citizens for (AREA-09). */
export function PapelesScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <EntidadSinMapa /> : <Papeles key={id} id={id} />;
}

const EntidadSinMapa = () => (
  <NotFound
    title="Entidad no encontrada"
    message="La entidad que busca no existe."
    hint="Búsquela en el mapa por su nombre."
    to={tramitesPaths.mapa}
    backLabel="Ver el mapa"
  />
);

function Papeles({ id }: { readonly id: number }) {
  const { params, change } = useAddressParams();
  const [page, setPage] = useState({ pagina: 1, tamano: TAMANO_TRAMITES as number });
  const veredicto = OPCIONES.find(({ value }) => value === params.get('veredicto'))?.value ?? null;
  const papeles = usePapeles({ entidadId: String(id), ...page, veredicto });
  const { data } = papeles;
  const nombre = data
    ? presentEntidad(data.entidad.nombre, data.entidad.sigla)
    : 'Papeles que pide una entidad';
  useRecordTrail(nombre, TRAIL);
  if (papeles.error instanceof ApiError && papeles.error.status === 404) return <EntidadSinMapa />;

  function choose(next: VeredictoPapel | null): void {
    const query = new URLSearchParams(params);
    if (next === null) query.delete('veredicto');
    else query.set('veredicto', next);
    setPage((before) => ({ ...before, pagina: 1 }));
    change(query, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <PageHeading title={nombre} lead={data ? presentEncabezado(data) : undefined} />
      <CardStack>
        {data?.hayMas ? <Notice>Solo se miran los primeros papeles de la entidad.</Notice> : null}
        <ResultsTable
          query={papeles}
          caption="Papeles que pide"
          title="Papeles que pide"
          subject="los papeles de la entidad"
          expected={TAMANO_TRAMITES}
          toRows={({ papeles: rows }) => rows}
          one="papel"
          many="papeles"
          columns={COLUMNAS}
          rowKey={({ requisitoId }) => requisitoId}
          optionsNumber={TAMANOS_TRAMITES}
          toStates={({ cuenta }) => ({
            key: 'veredicto',
            label: 'Filtrar por lo que dice el mapa',
            selections: OPCIONES,
            counts: OPCIONES.map((option) => ({ ...option, count: cuenta.veredictos[option.value] ?? 0 })),
            total: cuenta.papeles,
          })}
          state={{
            ...DEFAULT_TABLE_STATE,
            page: page.pagina,
            size: page.tamano,
            filters: veredicto === null ? {} : { veredicto },
          }}
          onStateChange={({ page: pagina, size: tamano, filters }) => {
            const next = OPCIONES.find(({ value }) => value === filters['veredicto'])?.value ?? null;
            if (next === veredicto) setPage({ pagina, tamano });
            else choose(next);
          }}
        />
        {data ? <AhorroCard ahorro={data.ahorro} de="estos trámites" /> : null}
      </CardStack>
    </>
  );
}

function presentEncabezado({ tramites, cuenta }: Hallados): string {
  const cuantos = tramites === 1 ? 'Su trámite pide' : `Sus ${formatNumber(tramites)} trámites piden`;
  if (tramites === 0) return 'No tiene trámites en el mapa.';
  return cuenta.papeles === 0 ? `${cuantos} ningún papel.` : `${cuantos} ${presentCuenta(cuenta)}.`;
}

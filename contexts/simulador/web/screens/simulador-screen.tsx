import { directorioPaths, TITULO_DIRECTORIO } from '@marco/directorio/paths';
import { Chip } from '@marco/web-kit/chip';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { TITULO_SIMULADOR } from '../../contract/simulador.paths.ts';
import { SimuladorPanel } from '../simulador-panel.tsx';
import { type SimuladorEnPagina, useSimulador } from '../use-simulador.ts';

const NO_ENCONTRADO = 'Simulador no encontrado';

/** '/probar-servicio/{id}': a servicio tried in a page of its own. */
export function SimuladorScreen() {
  const servicioId = readId(useParams()['id'] ?? '') ?? 0;
  const { params } = useAddressParams();
  const version = params.get('version');
  const simulador = useSimulador(servicioId, version);
  const isUnknown = servicioId === 0 || isNotFound(simulador.error);
  usePageTitle(isUnknown ? NO_ENCONTRADO : TITULO_SIMULADOR);
  const { data } = simulador;
  useTrail(data);
  if (isUnknown)
    return (
      <NotFound
        title={NO_ENCONTRADO}
        message="No hay un simulador en esa dirección."
        hint="Se simulan las versiones de servicios activos desde el nivel 1, mientras no se retiren."
        to={directorioPaths.home}
        backLabel="Ir al directorio de servicios"
      />
    );
  return (
    <>
      <PageHeading
        title={TITULO_SIMULADOR}
        chip={<Chip tone="yellow">Simulado</Chip>}
        lead={<Presentacion simulador={data} />}
      />
      <SimuladorPanel servicioId={servicioId} version={version} />
    </>
  );
}

/** Below the page of the servicio, where it has one. */
function useTrail(simulador: SimuladorEnPagina | undefined): void {
  const { servicio, pagina = null } = simulador ?? {};
  const trail = useMemo(
    () =>
      servicio === undefined || pagina === null
        ? undefined
        : {
            trail: [
              { nombre: 'Inicio', to: '/' },
              { nombre: TITULO_DIRECTORIO, to: directorioPaths.home },
              { nombre: servicio, to: pagina },
            ],
            current: TITULO_SIMULADOR,
          },
    [servicio, pagina],
  );
  useScreenTrail(trail);
}

/** What is tried, and what that means. */
function Presentacion({ simulador }: { readonly simulador: SimuladorEnPagina | undefined }) {
  const promesa = 'Responde como el servicio, con personas inventadas. No guarda lo que usted envía.';
  if (!simulador) return promesa;
  const { servicio, entidad, version, pagina } = simulador;
  return (
    <>
      {pagina === null ? servicio : <Link to={pagina}>{servicio}</Link>}, versión {version} ({entidad}).{' '}
      {promesa}
    </>
  );
}

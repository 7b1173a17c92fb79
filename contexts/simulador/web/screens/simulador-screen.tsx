import { directorioPaths } from '@marco/directorio/paths';
import { Chip } from '@marco/web-kit/chip';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { useParams } from 'react-router';
import { TITULO_SIMULADOR } from '../../contract/simulador.paths.ts';
import { SimuladorPanel } from '../simulador-panel.tsx';
import { useSimulador } from '../use-simulador.ts';

const NO_ENCONTRADO = 'Simulador no encontrado';

/** '/probar-servicio/{id}': a servicio tried in a page of its own. */
export function SimuladorScreen() {
  const servicioId = readId(useParams()['id'] ?? '') ?? 0;
  const { params } = useAddressParams();
  const version = params.get('version');
  const simulador = useSimulador(servicioId, version);
  const isUnknown = servicioId === 0 || isNotFound(simulador.error);
  usePageTitle(isUnknown ? NO_ENCONTRADO : TITULO_SIMULADOR);
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
  const { data } = simulador;
  return (
    <>
      <PageHeading
        title={TITULO_SIMULADOR}
        chip={<Chip tone="yellow">Simulado</Chip>}
        lead={
          data
            ? `${data.servicio}, de ${data.entidad}, versión ${data.version}. Responde como el servicio, con personas inventadas. No guarda lo que usted envía.`
            : 'Responde como el servicio, con personas inventadas. No guarda lo que usted envía.'
        }
      />
      <SimuladorPanel servicioId={servicioId} version={version} />
    </>
  );
}

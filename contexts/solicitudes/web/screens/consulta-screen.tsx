import { INICIO } from '@marco/parametros/paths';
import { Termino } from '@marco/parametros/widgets';
import { useNombreEnMenu } from '@marco/usuarios/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { useExistingPage } from '@marco/web-kit/list-search';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { Archive, ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { FILTRO_VACIO } from '../../rules/consulta-solicitudes.ts';
import { FiltroDeSolicitudes } from '../lista/filtro-solicitudes.tsx';
import { TablaSolicitudes } from '../lista/tabla-solicitudes.tsx';
import { useConsulta, useSolicitudes } from '../lista/use-consulta-solicitudes.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';

const ARRIBA = [INICIO];

/** 'app/level/process-levelconsult': the requests a person may read (AREA-05, ROUTE-12). */
export function ConsultaScreen() {
  const titulo = useNombreEnMenu('Solicitudes');
  useRecordTrail(titulo, ARRIBA);
  const { search: consulta, show } = useConsulta();
  const solicitudes = useSolicitudes(consulta);
  const opciones = useOpcionesSolicitud();
  const { data, isFetching } = solicitudes;
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, solicitudes, show);

  function clear(): void {
    setTimesCleared((times) => times + 1);
    show({ ...consulta, filtro: FILTRO_VACIO, estado: null, pagina: 1 });
  }

  return (
    <>
      <PageHeading
        title={titulo}
        lead={
          <>
            Cada solicitud lleva un <Termino clave="servicio">servicio de intercambio</Termino> a un{' '}
            <Termino clave="nivel">nivel del marco</Termino>. Busque una y vea en qué paso está.
          </>
        }
        actions={<Acciones opciones={opciones} />}
      />
      <CardStack>
        <FiltroDeSolicitudes
          key={timesCleared}
          filtro={consulta.filtro}
          opciones={opciones}
          deTodas={opciones.data?.todasLasEntidades ?? false}
          isSearching={isFetching && !data}
          takesFocus={timesCleared > 0}
          onSearch={(filtro) => show({ ...consulta, filtro, pagina: 1 })}
          onClear={clear}
        />
        <TablaSolicitudes
          consulta={consulta}
          solicitudes={solicitudes}
          permisos={opciones.data?.permisos}
          onChange={show}
        />
      </CardStack>
    </>
  );
}

/**
 * The link to begin a request, for people who may, and to the services of the entity by level. The search below has the
 * primary button of the view.
 */
function Acciones({ opciones }: { readonly opciones: ReturnType<typeof useOpcionesSolicitud> }) {
  if (!opciones.data || opciones.data.todasLasEntidades) return null;
  const { crear } = opciones.data.permisos;
  const icon = <Plus size={18} />;
  return (
    <>
      <ButtonLink variant="neutral" icon={<ListChecks size={18} />} to={solicitudesPaths.servicios}>
        Servicios por niveles
      </ButtonLink>
      {crear.allowed ? (
        <ButtonLink variant="neutral" icon={<Archive size={18} />} to={solicitudesPaths.retiro}>
          Retirar una versión
        </ButtonLink>
      ) : null}
      {crear.allowed ? (
        <ButtonLink variant="secondary" icon={icon} to={solicitudesPaths.nivelUno}>
          Nueva solicitud
        </ButtonLink>
      ) : (
        <Button variant="secondary" icon={icon} blocked={crear}>
          Nueva solicitud
        </Button>
      )}
    </>
  );
}

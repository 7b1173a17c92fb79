import { explainDecision } from '@marco/contract-kit/decision';
import { Termino } from '@marco/parametros/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { useExistingPage } from '@marco/web-kit/list-search';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { keepDatosNivel } from '../nivel/datos-nivel.ts';
import { Borradores } from '../servicios/borradores.tsx';
import { FiltroServicios } from '../servicios/filtro-servicios.tsx';
import { TablaServicios } from '../servicios/tabla-servicios.tsx';
import { useBorradores, useConsultaServicios, useServiciosNivel } from '../servicios/use-servicios-nivel.ts';
import { type OpcionesSolicitud, useOpcionesSolicitud } from '../use-opciones-solicitud.ts';

const TITULO = 'Servicios por niveles';

/** 'app/level/process-levelservices/home': the services of the entidad and the level each may ask for (AREA-05). */
export function ServiciosNivelesScreen() {
  usePageTitle(TITULO);
  const opciones = useOpcionesSolicitud();
  const crear = opciones.data?.permisos.crear;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            Los servicios de su entidad, el <Termino clave="nivel">nivel</Termino> en que está cada uno y el
            que puede pedir.
          </>
        }
        actions={crear ? <NuevaSolicitud crear={crear} /> : null}
      />
      <LoadBlock query={opciones} subject="lo que usted puede solicitar">
        {({ permisos }) => (permisos.crear.allowed ? <Lista /> : <SinServicios crear={permisos.crear} />)}
      </LoadBlock>
    </>
  );
}

type Crear = Pick<OpcionesSolicitud['permisos'], 'crear'>;

/** Presents a servicio that is not in the directory yet. The search below has the primary button of the view. */
function NuevaSolicitud({ crear }: Crear) {
  const icon = <FilePlus2 size={18} />;
  if (!crear.allowed)
    return (
      <Button variant="secondary" icon={icon} blocked={crear}>
        Nueva solicitud
      </Button>
    );
  return (
    <ButtonLink
      variant="secondary"
      icon={icon}
      to={solicitudesPaths.nivelUno}
      onClick={() => keepDatosNivel({ servicio: null })}
    >
      Nueva solicitud
    </ButtonLink>
  );
}

/** For people who make no requests, such as the ministry: the reason, and where to read the requests. */
function SinServicios({ crear }: Crear) {
  return (
    <Card>
      <EmptyState
        title="Aquí las entidades piden los niveles de sus servicios."
        text={explainDecision(crear)}
      >
        <ButtonLink variant="secondary" to={solicitudesPaths.consulta}>
          Consultar las solicitudes
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

function Lista() {
  const { search: consulta, show } = useConsultaServicios();
  const servicios = useServiciosNivel(consulta);
  const borradores = useBorradores();
  const { data, isFetching } = servicios;
  const [timesCleared, setTimesCleared] = useState(0);
  useExistingPage(consulta, servicios, show);
  const { texto, estadoServicioId } = consulta;

  return (
    <CardStack>
      <Borradores solicitudes={borradores} />
      <FiltroServicios
        key={timesCleared}
        filtro={{ texto, estadoServicioId }}
        isSearching={isFetching && !data}
        takesFocus={timesCleared > 0}
        onSearch={(filtro) => show({ ...consulta, ...filtro, pagina: 1 })}
        onClear={() => {
          setTimesCleared((times) => times + 1);
          show({ ...consulta, texto: '', estadoServicioId: null, pagina: 1 });
        }}
      />
      <TablaServicios consulta={consulta} servicios={servicios} onChange={show} />
    </CardStack>
  );
}

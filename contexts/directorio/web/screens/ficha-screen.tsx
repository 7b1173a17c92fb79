import { ApiError } from '@marco/web-kit/api-client';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, type TrailStep, useRecordTrail } from '@marco/web-kit/page';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { directorioPaths, TITULO_DIRECTORIO } from '../../contract/directorio.paths.ts';
import type { FichaServicio } from '../../contract/index.ts';
import { ContenidoFicha } from '../ficha/contenido-ficha.tsx';
import { EncabezadoFicha } from '../ficha/encabezado-ficha.tsx';
import { listPaneles } from '../ficha/paneles-de-ficha.tsx';
import { type FichaPedida, useFicha } from '../ficha/use-ficha.ts';
import type { FichaPanel } from '../ficha-slots.ts';

// Who comes by a right address does not fetch the box that looks for another one.
const FichaNoPublicada = lazy(async () => ({
  default: (await import('../ficha/ficha-no-publicada.tsx')).FichaNoPublicada,
}));

const TRAIL: readonly TrailStep[] = [
  { nombre: 'Inicio', to: '/', seccion: 1 },
  { nombre: TITULO_DIRECTORIO, to: directorioPaths.home },
];

/** The living page of a servicio (AREA-15), with the panels of later contexts. */
export function createFichaRoute(panels: readonly FichaPanel[]) {
  return function FichaRoute() {
    const { entidad = '', servicio = '', version } = useParams();
    const pedida = { entidad, servicio, version };
    return <Pedida key={JSON.stringify(pedida)} pedida={pedida} panels={panels} />;
  };
}

interface PedidaProps {
  readonly pedida: FichaPedida;
  readonly panels: readonly FichaPanel[];
}

function Pedida({ pedida, panels }: PedidaProps) {
  const ficha = useFicha(pedida);
  const status = ficha.error instanceof ApiError ? ficha.error.status : null;
  if (status === 404 || status === 400)
    return (
      <Suspense fallback={<PageHeading title="Servicio" />}>
        <FichaNoPublicada {...pedida} />
      </Suspense>
    );
  if (ficha.data)
    return <Ficha ficha={ficha.data} isVersion={pedida.version !== undefined} panels={panels} />;
  return (
    <>
      <PageHeading title="Servicio" />
      <LoadBlock query={ficha} subject="el servicio">
        {() => null}
      </LoadBlock>
    </>
  );
}

interface FichaProps {
  readonly ficha: FichaServicio;
  readonly isVersion: boolean;
  readonly panels: readonly FichaPanel[];
}

function Ficha({ ficha, isVersion, panels }: FichaProps) {
  const { servicioId, nombre, version, direccion } = ficha;
  useRecordTrail(nombre, TRAIL);
  useOwnAddress(isVersion ? (version?.direccion ?? direccion) : direccion);
  const servicio = {
    servicioId,
    nombre,
    version: version === null ? null : { id: version.id, numero: version.numero },
  };
  const paneles = { servicio, panels };
  return (
    <>
      <EncabezadoFicha
        ficha={ficha}
        servicio={servicio}
        acciones={listPaneles(paneles, 'acciones')}
        isProbable={listPaneles(paneles, 'probar').length > 0}
      />
      <ContenidoFicha ficha={ficha} paneles={paneles} />
    </>
  );
}

/** Who came by an older address of the page goes on to the one it has now. */
function useOwnAddress(direccion: string): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (pathname !== direccion) void navigate({ pathname: direccion, search, hash }, { replace: true });
  }, [pathname, direccion, search, hash, navigate]);
}

import { INICIO } from '@marco/parametros/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import {
  PageHeading,
  type ScreenTrail,
  type TrailStep,
  usePageTitle,
  useScreenTrail,
} from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { ArrowLeft, Building2, GitBranch, Hash } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toSolicitud, toVerificacion } from '../../contract/solicitudes.paths.ts';
import { DIMENSION, DIMENSIONES, type Dimension } from '../../contract/terms.ts';
import { EstadoSolicitudChip } from '../estado-solicitud-chip.tsx';
import { AvanceCard } from '../nivel-tres/avance-card.tsx';
import { CifrasVerificacion } from '../nivel-tres/cifras-verificacion.tsx';
import { ConceptoCard } from '../nivel-tres/concepto-card.tsx';
import { ListaAnterior } from '../nivel-tres/etapa-certificados.tsx';
import { getNivelTres } from '../nivel-tres/get-nivel-tres.ts';
import { ListaVerificacion } from '../nivel-tres/lista-verificacion.tsx';
import { MarcasPropuestasCard } from '../nivel-tres/marcas-propuestas-card.tsx';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { CONSULTA, CONSULTA_TRES_ARRIBA } from '../trail.ts';
import { useSolicitud } from '../use-solicitud.ts';

const TITULO = 'Verificación de nivel 3';

/** The items of a request of level 3, for the consultor and the operator who decide them (design 13, AREA-05). */
export function VerificacionScreen() {
  const { id: texto, dimension: dicha } = useParams();
  const id = readId(texto);
  if (id === null) return <SolicitudNoEncontrada />;
  const dimension = DIMENSIONES.find((una) => una === dicha);
  if (dicha !== undefined && dimension === undefined) return <Navigate to={toVerificacion(id)} replace />;
  return <Verificacion key={`${id} ${dimension}`} id={id} dimension={dimension} />;
}

interface VerificacionProps {
  readonly id: number;
  /** The one whose items are on show; all of them without it. */
  readonly dimension: Dimension | undefined;
}

function Verificacion({ id, dimension }: VerificacionProps) {
  const solicitud = useSolicitud(id);
  const { data } = solicitud;
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  if (data && data.nivel !== 3) return <Navigate to={toSolicitud(id)} replace />;
  return (
    <>
      {data ? <Encabezado solicitud={data} dimension={dimension} /> : <PageHeading title={TITULO} />}
      <LoadBlock query={solicitud} subject="la solicitud">
        {(one) => <Contenido solicitud={one} dimension={dimension} />}
      </LoadBlock>
    </>
  );
}

interface ParteProps {
  readonly solicitud: Solicitud;
  readonly dimension: Dimension | undefined;
}

/** The steps above the list of a request, or above one dimension of it. */
function listPasosDeRuta(id: number, nombre: string, dimension: Dimension | undefined): ScreenTrail {
  const solicitud = { nombre, to: toSolicitud(id) };
  if (dimension === undefined) return { trail: [INICIO, CONSULTA, solicitud], current: 'Verificación' };
  const verificacion: TrailStep = { nombre: 'Verificación', to: toVerificacion(id), seccion: 5 };
  return {
    trail: [INICIO, CONSULTA_TRES_ARRIBA, solicitud, verificacion],
    current: DIMENSION[dimension],
  };
}

function Encabezado({ solicitud, dimension }: ParteProps) {
  const { id, servicioNombre, radicado, estado, entidad } = solicitud;
  const { servicioVersion } = getNivelTres(solicitud);
  const nombre = radicado ?? servicioNombre;
  usePageTitle([TITULO, ...(dimension ? [DIMENSION[dimension]] : []), nombre].join(', '));
  useScreenTrail(useMemo(() => listPasosDeRuta(id, nombre, dimension), [id, nombre, dimension]));
  return (
    <PageHeading
      title={TITULO}
      chip={<EstadoSolicitudChip estado={estado} />}
      facts={[
        { icon: <Hash size={16} />, text: radicado ?? 'Sin radicar' },
        { icon: <Building2 size={16} />, text: entidad.sigla ?? entidad.nombre },
        { icon: <GitBranch size={16} />, text: `${servicioNombre}, versión ${servicioVersion.numero}` },
      ]}
      actions={
        <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={toSolicitud(id)}>
          Volver a la solicitud
        </ButtonLink>
      }
    />
  );
}

function Contenido({ solicitud, dimension }: ParteProps) {
  return (
    <CardStack>
      <CifrasVerificacion solicitud={solicitud} />
      <ListaAnterior solicitud={solicitud} />
      <SideLayout
        sideLabel="Avance, concepto y marcas"
        size="slim"
        side={
          <>
            <AvanceCard solicitud={solicitud} />
            <ConceptoCard solicitud={solicitud} />
            <MarcasPropuestasCard solicitud={solicitud} />
          </>
        }
      >
        <ListaVerificacion solicitud={solicitud} dimension={dimension} />
      </SideLayout>
    </CardStack>
  );
}

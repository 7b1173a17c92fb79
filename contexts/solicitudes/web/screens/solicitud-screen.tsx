import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Tabs, useShownPanels } from '@marco/web-kit/tabs';
import { ArrowLeft, GitBranch, Hash, Layers, Printer } from 'lucide-react';
import { type ComponentType, useMemo } from 'react';
import { useParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { type Nivel, TIPO_SOLICITUD } from '../../contract/terms.ts';
import { ConversacionCard } from '../conversacion/conversacion-card.tsx';
import { CatalogacionPanel } from '../detalle/catalogacion-panel.tsx';
import { ConstanciaCard } from '../detalle/constancia-card.tsx';
import { DatosPanel } from '../detalle/datos-panel.tsx';
import { DocumentosPanel } from '../detalle/documentos-panel.tsx';
import { PasosPanel } from '../detalle/pasos-panel.tsx';
import { PersonasCard } from '../detalle/personas-card.tsx';
import { EstadoSolicitudChip } from '../estado-solicitud-chip.tsx';
import { NumeroPrevistoCard } from '../impacto/numero-previsto-card.tsx';
import { MarcasCard } from '../marcas/marcas-card.tsx';
import { PESTANAS_NIVEL_DOS } from '../nivel-dos/pestanas-nivel-dos.ts';
import { PESTANAS_NIVEL_TRES } from '../nivel-tres/pestanas-nivel-tres.ts';
import { SinCambiosCard } from '../reafirmacion/sin-cambios-card.tsx';
import { EnManosCard } from '../reloj/en-manos-card.tsx';
import { LineaDeVida } from '../reloj/linea-de-vida.tsx';
import { RelojCard } from '../reloj/reloj-card.tsx';
import { useReloj } from '../reloj/use-reloj.ts';
import { PanelRetiro } from '../retiro/panel-retiro.tsx';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { CONSULTA } from '../trail.ts';
import { useSolicitud } from '../use-solicitud.ts';

interface Pestana {
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<{ readonly solicitud: Solicitud }>;
}

const NIVEL_UNO: readonly Pestana[] = [
  { id: 'elementos', label: 'Elementos de dato', Panel: CatalogacionPanel },
  { id: 'servicio', label: 'Datos del servicio', Panel: DatosPanel },
  { id: 'documentos', label: 'Documentos', Panel: DocumentosPanel },
];

const PESTANAS: Readonly<Record<Nivel, readonly Pestana[]>> = {
  1: NIVEL_UNO,
  2: PESTANAS_NIVEL_DOS,
  3: PESTANAS_NIVEL_TRES,
};

const DE_RETIRO: readonly Pestana[] = [{ id: 'retiro', label: 'Retiro de la versión', Panel: PanelRetiro }];

/** What a request is made of, by its level, or to end a version: the part who decides reads first comes first. */
function listPestanas({ nivel, tipo }: Solicitud): readonly Pestana[] {
  return tipo === 'retiro' ? DE_RETIRO : PESTANAS[nivel];
}

/** A request with its steps, for its entity and for the ministry (AREA-05). */
export function SolicitudScreen() {
  const id = readId(useParams()['id']);
  return id === null ? <SolicitudNoEncontrada /> : <Ficha key={id} id={id} />;
}

function Ficha({ id }: { readonly id: number }) {
  const solicitud = useSolicitud(id);
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  return (
    <>
      {solicitud.data ? <Encabezado solicitud={solicitud.data} /> : <PageHeading title="Solicitud" />}
      <LoadBlock query={solicitud} subject="la solicitud">
        {(data) => <Contenido solicitud={data} />}
      </LoadBlock>
    </>
  );
}

function Encabezado({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioNombre, radicado, nivel, estado, tipo } = solicitud;
  const { nivelDos, nivelTres, retiro } = solicitud;
  const version = (nivelDos ?? nivelTres ?? retiro)?.servicioVersion.numero;
  usePageTitle(servicioNombre);
  useScreenTrail(
    useMemo(
      () => ({ trail: [INICIO, CONSULTA], current: radicado ?? servicioNombre }),
      [radicado, servicioNombre],
    ),
  );
  return (
    <PageHeading
      title={servicioNombre}
      chip={<EstadoSolicitudChip estado={estado} />}
      facts={[
        { icon: <Hash size={16} />, text: radicado ?? 'Sin radicar' },
        { icon: <Layers size={16} />, text: `Nivel ${nivel}, ${TIPO_SOLICITUD[tipo].toLowerCase()}` },
        ...(version === undefined
          ? []
          : [{ icon: <GitBranch size={16} />, text: `Servicio versión ${version}` }]),
      ]}
      actions={
        <>
          <ButtonLink
            variant="neutral"
            icon={<ArrowLeft size={18} />}
            to={solicitudesPaths.consultaRestaurada}
          >
            Volver
          </ButtonLink>
          <Button variant="neutral" icon={<Printer size={18} />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    />
  );
}

function Contenido({ solicitud }: { readonly solicitud: Solicitud }) {
  const { params, change } = useAddressParams();
  const reloj = useReloj(solicitud);
  const pestanas = listPestanas(solicitud);
  const pedida = params.get('pestana');
  const selected = pestanas.find(({ id }) => id === pedida)?.id ?? pestanas[0]?.id ?? '';
  // On paper, all that is here already.
  const isShown = useShownPanels(
    selected,
    pestanas.map(({ id }) => id).filter((id) => id !== 'informe'),
  );
  return (
    <CardStack>
      <EnManosCard solicitud={solicitud} />
      <LineaDeVida solicitud={solicitud} reloj={reloj.data} />
      <SideLayout
        sideLabel="Reloj, documentos y personas"
        side={
          <>
            <RelojCard solicitud={solicitud} reloj={reloj} />
            <NumeroPrevistoCard solicitud={solicitud} />
            <ConstanciaCard solicitud={solicitud} />
            <PersonasCard solicitud={solicitud} />
          </>
        }
      >
        <SinCambiosCard solicitud={solicitud} />
        <MarcasCard solicitud={solicitud} />
        <Tabs
          label="Partes de la solicitud"
          tabs={pestanas}
          selected={selected}
          onSelect={(pestana) => change({ pestana }, { replace: true, preventScrollReset: true })}
        >
          <CardStack>
            {pestanas.map(({ id, Panel }) => (isShown(id) ? <Panel key={id} solicitud={solicitud} /> : null))}
          </CardStack>
        </Tabs>
        <ConversacionCard solicitud={solicitud} />
        <PasosPanel solicitud={solicitud} />
      </SideLayout>
    </CardStack>
  );
}

import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, type TrailStep, useRecordTrail } from '@marco/web-kit/page';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toEditarSolicitud } from '../../contract/solicitudes.paths.ts';
import { useServicioNivel } from '../servicios/use-servicios-nivel.ts';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { useSolicitud } from '../use-solicitud.ts';
import { ComienzoDeNivel, type ComienzoDeNivelProps, PARTE_DEL_SERVICIO } from './comienzo-de-nivel.tsx';
import { ConPermiso, Devolucion, NoSeComienza, NoSeEdita, SinServicio } from './formulario-permitido.tsx';

interface FormularioProps {
  readonly titulo: string;
  readonly solicitud: Solicitud;
  readonly children?: ReactNode;
}

/** A level that rests on the one below: how its requests begin and in which form they are written. */
export interface FormaDeNivel<Etapa extends string>
  extends Omit<ComienzoDeNivelProps<Etapa>, 'titulo' | 'inicial'> {
  /** Above the form in its trail. */
  readonly sobre: readonly TrailStep[];
  readonly Formulario: ComponentType<FormularioProps>;
}

interface PantallaDeNivelProps<Etapa extends string> {
  readonly forma: FormaDeNivel<Etapa>;
}

const toNueva = (nivel: number) => `Nueva solicitud de servicio, Nivel ${nivel}`;

/** A request of a level that begins, a draft, or one that was returned (AREA-05). */
export function PantallaDeNivel<Etapa extends string>({ forma }: PantallaDeNivelProps<Etapa>) {
  const { id: texto } = useParams();
  if (texto === 'new') return <Nueva forma={forma} />;
  const id = readId(texto);
  return id === null ? <SolicitudNoEncontrada /> : <Edicion key={id} forma={forma} id={id} />;
}

function Nueva<Etapa extends string>({ forma }: PantallaDeNivelProps<Etapa>) {
  const { sobre, Formulario: _, ...comienzo } = forma;
  const titulo = toNueva(forma.nivel);
  useRecordTrail('Nueva solicitud', sobre);
  const [pedido] = useState(useSearchParams()[0].get('servicio'));
  const id = pedido === null ? null : readId(pedido);
  const opciones = useOpcionesSolicitud();
  const servicio = useServicioNivel(id);
  if (pedido !== null && (id === null || servicio.data === null)) return <SinServicio titulo={titulo} />;
  const parte = PARTE_DEL_SERVICIO[forma.nivel];
  return (
    <ConPermiso titulo={titulo} query={opciones}>
      {() => {
        if (pedido === null) return <ComienzoDeNivel {...comienzo} titulo={titulo} inicial={null} />;
        if (servicio.data?.[parte].solicitar.allowed)
          return <ComienzoDeNivel {...comienzo} titulo={titulo} inicial={servicio.data} />;
        return (
          <>
            <PageHeading title={titulo} />
            <LoadBlock query={servicio} subject="el servicio">
              {(data) => (data ? <NoSeComienza decision={data[parte].solicitar} /> : null)}
            </LoadBlock>
          </>
        );
      }}
    </ConPermiso>
  );
}

interface EdicionProps<Etapa extends string> extends PantallaDeNivelProps<Etapa> {
  readonly id: number;
}

function Edicion<Etapa extends string>({ forma, id }: EdicionProps<Etapa>) {
  const solicitud = useSolicitud(id);
  const { data } = solicitud;
  useRecordTrail(data ? (data.radicado ?? 'Borrador de solicitud') : 'Solicitud', forma.sobre);
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  if (data)
    return data.nivel === forma.nivel && data.retiro === null ? (
      <Escritura forma={forma} detalle={data} />
    ) : (
      <Navigate to={toEditarSolicitud(data)} replace />
    );
  return (
    <>
      {/* It is not known yet whether the request is new or returned. */}
      <PageHeading title={`Solicitud de servicio, Nivel ${forma.nivel}`} />
      <LoadBlock query={solicitud} subject="la solicitud">
        {() => null}
      </LoadBlock>
    </>
  );
}

interface EscrituraProps<Etapa extends string> extends PantallaDeNivelProps<Etapa> {
  readonly detalle: Solicitud;
}

function Escritura<Etapa extends string>({ forma, detalle }: EscrituraProps<Etapa>) {
  const { nivel, Formulario } = forma;
  // New data that arrive while a person types must not overwrite the typed text.
  const [solicitud] = useState(detalle);
  if (!solicitud.acciones.editar.allowed)
    return <NoSeEdita titulo={`Solicitud de servicio, Nivel ${nivel}`} solicitud={solicitud} />;
  const titulo =
    solicitud.estado === 'devuelta' ? `Corregir solicitud de servicio, Nivel ${nivel}` : toNueva(nivel);
  return (
    <Formulario titulo={titulo} solicitud={solicitud}>
      <Devolucion solicitud={solicitud} />
    </Formulario>
  );
}

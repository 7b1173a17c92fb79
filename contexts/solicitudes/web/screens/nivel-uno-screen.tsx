import { INICIO } from '@marco/parametros/paths';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toEditarNivelUno, toEditarSolicitud } from '../../contract/solicitudes.paths.ts';
import {
  ConPermiso,
  Devolucion,
  NoSeComienza,
  NoSeEdita,
  SinServicio,
} from '../formulario/formulario-permitido.tsx';
import { FormularioSolicitud } from '../formulario/formulario-solicitud.tsx';
import { createValores, toValores } from '../formulario/valores.ts';
import { readDatosNivel, type ServicioDeNivel } from '../nivel/datos-nivel.ts';
import { ReafirmacionCard } from '../reafirmacion/reafirmacion-card.tsx';
import { useServicioNivel } from '../servicios/use-servicios-nivel.ts';
import { SolicitudNoEncontrada } from '../solicitud-no-encontrada.tsx';
import { CONSULTA, NIVEL_UNO } from '../trail.ts';
import { type OpcionesSolicitud, useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { useSolicitud } from '../use-solicitud.ts';

const NUEVA = 'Nueva solicitud de servicio, Nivel 1';
const CORREGIR = 'Corregir solicitud de servicio, Nivel 1';
/** Title while it is not known whether the request is new or returned. */
const SOLICITUD = 'Solicitud de servicio, Nivel 1';

/** 'solicitud/nivel-uno': a request of level 1 that begins, a draft, or one that was returned (AREA-05). */
export function NivelUnoScreen() {
  const { id: texto } = useParams();
  // The form that begins a request goes on with it once it has an id: nothing typed is lost on the way.
  const [lugar, setLugar] = useState({ texto, vuelta: 0, creada: null as string | null });
  if (lugar.texto !== texto)
    setLugar({
      texto,
      vuelta: lugar.vuelta + (texto === lugar.creada ? 0 : 1),
      creada: texto === lugar.creada ? lugar.creada : null,
    });
  if (texto === 'new' || texto === lugar.creada)
    return (
      <Nueva
        key={lugar.vuelta}
        onCreated={(id) => setLugar((before) => ({ ...before, creada: String(id) }))}
      />
    );
  const id = readId(texto);
  return id === null ? <SolicitudNoEncontrada /> : <Edicion key={id} id={id} />;
}

/** Above the form in its trail. */
const SOBRE_ELLA = [INICIO, CONSULTA, NIVEL_UNO];

interface NuevaProps {
  readonly onCreated: (id: number) => void;
}

function Nueva({ onCreated }: NuevaProps) {
  useRecordTrail('Nueva solicitud', SOBRE_ELLA);
  const [pedido] = useState(useSearchParams()[0].get('servicio'));
  // What the list handed over; a reload of the page has forgotten it.
  const [elegido] = useState(() => {
    const { servicio } = readDatosNivel();
    return String(servicio?.id) === pedido ? servicio : null;
  });
  const id = pedido === null || elegido !== null ? null : readId(pedido);
  const buscado = useServicioNivel(id);
  if (pedido === null || elegido !== null) return <Comienzo servicio={elegido} onCreated={onCreated} />;
  if (id === null || buscado.data === null) return <SinServicio titulo={NUEVA} />;
  if (buscado.data?.solicitar.allowed) return <Comienzo servicio={buscado.data} onCreated={onCreated} />;
  return (
    <>
      <PageHeading title={NUEVA} />
      <LoadBlock query={buscado} subject="el servicio">
        {(servicio) => (servicio ? <NoSeComienza decision={servicio.solicitar} /> : null)}
      </LoadBlock>
    </>
  );
}

interface ComienzoProps extends NuevaProps {
  /** Of the directory; null for one that begins with the request. */
  readonly servicio: ServicioDeNivel | null;
}

function Comienzo({ servicio, onCreated }: ComienzoProps) {
  const navigate = useNavigate();
  const opciones = useOpcionesSolicitud();
  const [inicial] = useState(() => createValores(servicio));
  return (
    <ConPermiso titulo={NUEVA} query={opciones}>
      {(listas) => (
        <FormularioSolicitud
          titulo={NUEVA}
          inicial={inicial}
          solicitud={null}
          estadoServicio={servicio?.estado ?? null}
          opciones={listas}
          onCreated={async (id, paso) => {
            onCreated(id);
            await navigate(`${toEditarNivelUno(id)}?paso=${paso}`, { replace: true });
          }}
        >
          {servicio === null ? null : <ReafirmacionCard servicioId={servicio.id} nivel={1} />}
        </FormularioSolicitud>
      )}
    </ConPermiso>
  );
}

function Edicion({ id }: { readonly id: number }) {
  const solicitud = useSolicitud(id);
  const opciones = useOpcionesSolicitud();
  const { data } = solicitud;
  useRecordTrail(data ? (data.radicado ?? 'Borrador de solicitud') : 'Solicitud', SOBRE_ELLA);
  if (isNotFound(solicitud.error)) return <SolicitudNoEncontrada />;
  if (data && (data.nivel !== 1 || data.retiro !== null))
    return <Navigate to={toEditarSolicitud(data)} replace />;
  if (data && opciones.data) return <Formulario detalle={data} opciones={opciones.data} />;
  return (
    <>
      <PageHeading title={data ? findTitulo(data) : SOLICITUD} />
      <LoadBlock query={solicitud} subject="la solicitud">
        {() => (
          <LoadBlock query={opciones} subject="las listas del formulario">
            {() => null}
          </LoadBlock>
        )}
      </LoadBlock>
    </>
  );
}

interface FormularioProps {
  readonly detalle: Solicitud;
  readonly opciones: OpcionesSolicitud;
}

function Formulario({ detalle, opciones }: FormularioProps) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [solicitud] = useState(detalle);
  const [inicial] = useState(() => toValores(detalle));
  if (!solicitud.acciones.editar.allowed) return <NoSeEdita titulo={SOLICITUD} solicitud={solicitud} />;
  return (
    <FormularioSolicitud
      titulo={findTitulo(solicitud)}
      inicial={inicial}
      solicitud={solicitud}
      estadoServicio={solicitud.estadoServicio}
      opciones={opciones}
      onCreated={() => undefined}
    >
      <Devolucion solicitud={solicitud} />
    </FormularioSolicitud>
  );
}

function findTitulo({ estado }: Solicitud): string {
  return estado === 'devuelta' ? CORREGIR : NUEVA;
}

import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, useAddressParams, usePageTitle, useScreenTrail } from '@marco/web-kit/page';
import { Tabs } from '@marco/web-kit/tabs';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { GestionMesa } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { BotonVolver } from '../boton-volver.tsx';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { CompromisosMesa } from '../compromisos/compromisos-mesa.tsx';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import { HistorialPanel } from '../historial/historial-panel.tsx';
import { MesaForm } from '../mesas/mesa-form.tsx';
import { ParticipantesPanel } from '../mesas/participantes-panel.tsx';
import { ServiciosPanel } from '../mesas/servicios-panel.tsx';
import { type Consultor, useConsultores } from '../mesas/use-consultores.ts';
import { useGestion } from '../mesas/use-gestion.ts';
import { useSaveMesa } from '../mesas/use-save-mesa.ts';
import { toValores } from '../mesas/valores.ts';
import { toTrailInMesas } from '../mesas-trail.ts';
import { NoEncontrada } from '../no-encontrada.tsx';
import { ReunionesPanel } from '../reuniones/reuniones-panel.tsx';

const PESTANAS = ['informacion', 'entidades', 'servicios', 'reuniones', 'compromisos', 'historial'] as const;
const NO_EXISTE = (
  <NoEncontrada titulo="Mesa no encontrada" mensaje="La mesa de interoperabilidad que busca no existe." />
);

const HISTORIAL = 'Historial de la mesa';
const EN_HISTORIAL = toTrailInMesas(HISTORIAL);

/** Edits a mesa (MESA-11). */
export function UpdateMesaScreen() {
  const idMesa = readId(useParams()['id']);
  return idMesa === null ? NO_EXISTE : <Edicion key={idMesa} idMesa={idMesa} />;
}

function Edicion({ idMesa }: { readonly idMesa: number }) {
  const gestion = useGestion(idMesa);
  // People who take part in a mesa without running it open this screen for its historial.
  const isReader = gestion.data?.gestiona === false;
  const titulo = isReader ? HISTORIAL : 'Editar mesa';
  usePageTitle(titulo);
  useScreenTrail(isReader ? EN_HISTORIAL : undefined);
  if (isNotFound(gestion.error)) return NO_EXISTE;
  return (
    <>
      <PageHeading
        title={titulo}
        lead={gestion.data?.nombre}
        chip={gestion.data ? <EstadoMesaChip activa={gestion.data.estado} /> : null}
        actions={<BotonVolver texto="VOLVER" to={toMesa(idMesa)} />}
      />
      <LoadBlock query={gestion} subject="la mesa">
        {(mesa) => (mesa.gestiona ? <Pestanas mesa={mesa} /> : <Historial mesa={mesa} />)}
      </LoadBlock>
    </>
  );
}

function Pestanas({ mesa }: { readonly mesa: GestionMesa }) {
  const consultores = useConsultores();
  const { state } = useLocation();
  const { params, change } = useAddressParams();
  const selected = PESTANAS.find((pestana) => pestana === params.get('pestana')) ?? 'informacion';

  function choose(pestana: (typeof PESTANAS)[number]): void {
    change({ pestana }, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Tabs
      label="Secciones de la mesa"
      tabs={[
        { id: 'informacion', label: 'Información' },
        { id: 'entidades', label: 'Entidades participantes', count: mesa.entidades.length },
        { id: 'servicios', label: 'Servicios de la mesa', count: mesa.servicios.length },
        { id: 'reuniones', label: 'Reuniones' },
        { id: 'compromisos', label: 'Compromisos' },
        { id: 'historial', label: 'Historial' },
      ]}
      selected={selected}
      onSelect={choose}
    >
      {selected === 'informacion' ? (
        <LoadBlock query={consultores} subject="los consultores del ministerio">
          {(lista) => <Formulario mesa={mesa} consultores={lista} />}
        </LoadBlock>
      ) : null}
      {selected === 'entidades' ? <ParticipantesPanel mesa={mesa} /> : null}
      {selected === 'servicios' ? <ServiciosPanel mesa={mesa} /> : null}
      {selected === 'reuniones' ? <ReunionesPanel idMesa={mesa.id} /> : null}
      {selected === 'compromisos' ? <CompromisosMesa idMesa={mesa.id} /> : null}
      {selected === 'historial' ? <Historial mesa={mesa} /> : null}
    </Tabs>
  );
}

function Historial({ mesa: { id, permisos } }: { readonly mesa: GestionMesa }) {
  const { historial } = permisos;
  if (historial.allowed) return <HistorialPanel idMesa={id} />;
  return <Notice tone="warn">{explainDecision(historial)}</Notice>;
}

interface FormularioProps {
  readonly mesa: GestionMesa;
  readonly consultores: readonly Consultor[];
}

function Formulario({ mesa, consultores }: FormularioProps) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(mesa);
  const history = useMesasHistory();
  const navigate = useNavigate();
  const banner = useBanner();
  const save = useSaveMesa(initial, consultores);
  const { editar } = mesa.permisos;
  if (!editar.allowed) return <Notice tone="warn">{explainDecision(editar)}</Notice>;
  return (
    <MesaForm
      version={initial.version}
      inicial={toValores(initial)}
      consultores={consultores}
      submitLabel="Guardar cambios"
      cancelTo={toMesa(initial.id)}
      onSend={async (valores) => {
        if (!(await save(valores))) return;
        banner.success('Se guardaron los cambios de la mesa.');
        await navigate(`${toMesa(initial.id)}?pestana=1`, { state: history });
      }}
    />
  );
}

import { explainDecision } from '@marco/contract-kit/decision';
import { useBanner } from '@marco/web-kit/banner';
import { ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { DirtyPartsContext, usePanelGuard } from '@marco/web-kit/unsaved-changes';
import { ArrowLeft } from 'lucide-react';
import { type MouseEventHandler, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GestionMesa } from '../../contract/index.ts';
import { toEditMesa } from '../../contract/mesas-private.paths.ts';
import { VISTAS_DE_MESA, type VistaDeMesa } from '../../rules/espacio/vista-de-mesa.ts';
import { useMesasHistory } from '../busqueda/mesas-storage.tsx';
import { CompromisosMesa } from '../compromisos/compromisos-mesa.tsx';
import { HistorialPanel } from '../historial/historial-panel.tsx';
import { MesaForm } from '../mesas/mesa-form.tsx';
import { ParticipantesPanel } from '../mesas/participantes-panel.tsx';
import { ServiciosPanel } from '../mesas/servicios-panel.tsx';
import { type Consultor, useConsultores } from '../mesas/use-consultores.ts';
import { useGestion } from '../mesas/use-gestion.ts';
import { useSaveMesa } from '../mesas/use-save-mesa.ts';
import { toValores } from '../mesas/valores.ts';
import { ReunionesPanel } from '../reuniones/reuniones-panel.tsx';
import { EncabezadoMesa } from './encabezado-mesa.tsx';
import styles from './espacio.module.css';
import { MESA_NO_EXISTE } from './no-existe.tsx';

interface VistaProps {
  readonly idMesa: number;
  readonly vista: VistaDeMesa;
}

/** One block of the workspace whole: all its rows with what is done with each, or the form of the mesa. */
export function VistaMesa({ idMesa, vista }: VistaProps) {
  const gestion = useGestion(idMesa);
  const history = useMesasHistory();
  const navigate = useNavigate();
  const guard = usePanelGuard();
  const back = toEditMesa(idMesa);
  // The workspace is the same page to the router, which asks about other pages alone.
  const goBack: MouseEventHandler = (event) => {
    if (!guard.parts.isAnyDirty()) return;
    event.preventDefault();
    guard.leave(() => void navigate(back, { state: history }));
  };
  if (isNotFound(gestion.error)) return MESA_NO_EXISTE;
  return (
    <>
      <EncabezadoMesa
        mesa={gestion.data}
        actions={
          <ButtonLink
            variant="neutral"
            icon={<ArrowLeft size={18} />}
            to={back}
            state={history}
            onClick={goBack}
          >
            Volver a la mesa
          </ButtonLink>
        }
      />
      <h2 className={styles['view']}>{VISTAS_DE_MESA[vista]}</h2>
      <DirtyPartsContext value={guard.parts}>
        <LoadBlock query={gestion} subject="la mesa">
          {(mesa) => <Contenido mesa={mesa} vista={vista} onCancel={goBack} />}
        </LoadBlock>
      </DirtyPartsContext>
    </>
  );
}

interface ContenidoProps extends Pick<VistaProps, 'vista'> {
  readonly mesa: GestionMesa;
  /** Goes back to the workspace, asking before what was typed is lost. */
  readonly onCancel: MouseEventHandler;
}

function Contenido({ mesa, vista, onCancel }: ContenidoProps) {
  const { editar, historial } = mesa.permisos;
  switch (vista) {
    case 'informacion':
      return editar.allowed ? (
        <Datos mesa={mesa} onCancel={onCancel} />
      ) : (
        <Notice tone="warn">{explainDecision(editar)}</Notice>
      );
    case 'entidades':
      return <ParticipantesPanel mesa={mesa} />;
    case 'servicios':
      return <ServiciosPanel mesa={mesa} />;
    case 'reuniones':
      return <ReunionesPanel idMesa={mesa.id} />;
    case 'compromisos':
      return <CompromisosMesa idMesa={mesa.id} />;
    case 'historial':
      return historial.allowed ? (
        <HistorialPanel idMesa={mesa.id} />
      ) : (
        <Notice tone="warn">{explainDecision(historial)}</Notice>
      );
  }
}

function Datos({ mesa, onCancel }: Omit<ContenidoProps, 'vista'>) {
  const consultores = useConsultores();
  return (
    <LoadBlock query={consultores} subject="los consultores del ministerio">
      {(lista) => <Formulario mesa={mesa} consultores={lista} onCancel={onCancel} />}
    </LoadBlock>
  );
}

interface FormularioProps extends Omit<ContenidoProps, 'vista'> {
  readonly consultores: readonly Consultor[];
}

function Formulario({ mesa, consultores, onCancel }: FormularioProps) {
  // New data that arrive while a person types must not overwrite the typed text.
  const [initial] = useState(mesa);
  const history = useMesasHistory();
  const navigate = useNavigate();
  const banner = useBanner();
  const save = useSaveMesa(initial, consultores);
  return (
    <MesaForm
      version={initial.version}
      inicial={toValores(initial)}
      consultores={consultores}
      submitLabel="Guardar cambios"
      cancelTo={toEditMesa(initial.id)}
      onCancel={onCancel}
      onSend={async (valores) => {
        if (!(await save(valores))) return;
        banner.success('Se guardaron los cambios de la mesa.');
        await navigate(toEditMesa(initial.id), { state: history });
      }}
    />
  );
}

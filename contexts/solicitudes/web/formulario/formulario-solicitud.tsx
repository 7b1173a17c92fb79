import { ALLOWED, explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading } from '@marco/web-kit/page';
import { type SaveState, SaveStatus } from '@marco/web-kit/save-status';
import { SideLayout } from '@marco/web-kit/side-layout';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { toSolicitud } from '../../contract/solicitudes.paths.ts';
import { listLugares } from '../../rules/marcas/lugares.ts';
import { MarcasEnFormulario, MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import { useRespuestaEnFormulario } from '../marcas/use-respuesta-en-formulario.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { AccionesFormulario } from './acciones-formulario.tsx';
import { listPendientes, type PendienteDeEtapa } from './errores.ts';
import { EtapaDocumentos } from './etapa-documentos.tsx';
import { EtapaElementos } from './etapa-elementos.tsx';
import { EtapaRevision } from './etapa-revision.tsx';
import { EtapaServicio } from './etapa-servicio.tsx';
import { ETAPAS, type EtapaId, listRequisitosDeEtapa } from './etapas.ts';
import { EtapasSolicitud } from './etapas-solicitud.tsx';
import styles from './formulario.module.css';
import { PanelRequisitos, PanelResumen } from './panel-resumen.tsx';
import { SolicitudRadicada } from './solicitud-radicada.tsx';
import type { Diligenciamiento } from './use-diligenciamiento.ts';
import { type Formulario, type OrigenFormulario, useFormulario } from './use-formulario.ts';

export interface FormularioSolicitudProps extends OrigenFormulario {
  readonly titulo: string;
  /** State of its servicio in the directory; null while it is not there. */
  readonly estadoServicio: string | null;
  /** Over the steps: why it was returned. */
  readonly children?: ReactNode;
}

/** A request of level 1 in four steps, kept as a draft between them (design 07, AREA-05). */
export function FormularioSolicitud(props: FormularioSolicitudProps) {
  const { titulo, estadoServicio, opciones, children } = props;
  const formulario = useFormulario(props);
  const { paso, diligenciamiento, cargas, tramite, radicada, isDirty, documentos, carga, move } = formulario;
  const { values: valores, stored: guardada } = diligenciamiento;
  if (radicada) return <SolicitudRadicada solicitud={radicada} />;
  const pendientes = listPendientes(valores, diligenciamiento.isDirty ? null : guardada);

  return (
    <>
      <PageHeading
        title={titulo}
        lead={formulario.lead}
        actions={<Guardado diligenciamiento={diligenciamiento} isDirty={isDirty} />}
      />
      {guardada?.acciones.editar.allowed === false ? <YaNoSeEdita solicitud={guardada} /> : children}
      <div className={styles['stack']}>
        <DraftOffer draft={formulario.enEsteEquipo} />
        <EtapasSolicitud valores={valores} actual={paso} onSelect={(next) => void move(next, false)} />
      </div>
      <SideLayout
        sideLabel="Resumen"
        side={
          <>
            <PanelResumen
              valores={valores}
              estadoServicio={guardada?.estadoServicio ?? estadoServicio}
              documentos={documentos.length + carga.listos.length}
            />
            <PanelRequisitos requisitos={listRequisitosDeEtapa(valores, paso)} />
            <Eliminar guardada={guardada} tramite={tramite} />
          </>
        }
      >
        <Pasos
          key={formulario.enEsteEquipo.takes}
          formulario={formulario}
          opciones={opciones}
          pendientes={pendientes}
        />
        {cargas.fallidos > 0 ? (
          <Notice tone="warn" role="status">
            Para continuar, elimine o reemplace{' '}
            <b>{cargas.fallidos === 1 ? 'el archivo' : `los ${cargas.fallidos} archivos`} con error</b>.
          </Notice>
        ) : null}
        <AccionesFormulario
          paso={paso}
          editar={guardada?.acciones.editar ?? ALLOWED}
          radicar={guardada?.acciones.radicar ?? null}
          faltantes={pendientes.map(({ mensaje }) => mensaje)}
          esDeNuevo={guardada?.estado === 'devuelta'}
          fallidos={cargas.fallidos}
          busy={
            (tramite.working === 'radicar' && 'Radicando') ||
            (diligenciamiento.isSaving && 'Guardando') ||
            (cargas.isBusy && 'Cargando archivos')
          }
          onSave={() => void formulario.save()}
          onMove={(next, isForward) => void move(next, isForward)}
          onRadicar={() => void formulario.radicar()}
        />
      </SideLayout>
    </>
  );
}

interface PasosProps {
  readonly formulario: Formulario;
  readonly opciones: OpcionesSolicitud;
  readonly pendientes: readonly PendienteDeEtapa[];
}

/** The step on show; who moves on by keyboard or screen reader begins at its top. */
function Pasos({ formulario, opciones, pendientes }: PasosProps) {
  const { paso, diligenciamiento, carga, cargas, documentos } = formulario;
  const { values: valores } = diligenciamiento;
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(paso);
  useEffect(() => {
    if (shown.current === paso) return;
    shown.current = paso;
    steps.current?.querySelector<HTMLElement>(`[data-paso="${paso}"]`)?.focus();
  }, [paso]);
  const parts: Readonly<Record<EtapaId, ReactNode>> = {
    servicio: <EtapaServicio diligenciamiento={diligenciamiento} opciones={opciones} />,
    elementos: <EtapaElementos diligenciamiento={diligenciamiento} />,
    documentos: <EtapaDocumentos diligenciamiento={diligenciamiento} carga={carga} onCarga={cargas.report} />,
    revision: (
      <EtapaRevision
        valores={valores}
        dominio={opciones.dominios.find(({ id }) => String(id) === valores.dominioId)?.nombre ?? null}
        documentos={documentos}
        pendientes={pendientes}
      />
    ),
  };
  const sendRespuesta = useRespuestaEnFormulario(diligenciamiento);
  return (
    <MarcasEnFormulario
      solicitud={diligenciamiento.stored}
      lugares={listLugares({ nivel: 1, ...valores })}
      onSend={sendRespuesta}
    >
      <div ref={steps}>
        {ETAPAS.map(({ id, nombre }, at) => (
          <section
            key={id}
            aria-label={`Paso ${at + 1} de ${ETAPAS.length}: ${nombre}`}
            tabIndex={-1}
            data-paso={id}
            className={styles['stack']}
            hidden={id !== paso}
          >
            <MarcasEnLugar lugar={id === 'elementos' ? 'campos' : id} />
            {/* The documents stay, so that a file goes on while another step shows. */}
            {id === paso || id === 'documentos' ? parts[id] : null}
          </section>
        ))}
      </div>
    </MarcasEnFormulario>
  );
}

/** Somebody filed it, or ended it, while it was written here. */
function YaNoSeEdita({ solicitud: { id, acciones } }: { readonly solicitud: Solicitud }) {
  return (
    <Notice tone="warn" role="alert">
      <p>
        <b>Esta solicitud ya no se puede editar.</b> {explainDecision(acciones.editar)}
      </p>
      <p>
        Lo que ve aquí sin guardar no quedó en ella. <Link to={toSolicitud(id)}>Ver la solicitud</Link>
      </p>
    </Notice>
  );
}

interface EliminarProps {
  readonly guardada: Solicitud | null;
  readonly tramite: Formulario['tramite'];
}

/** A draft that was never filed can be deleted. */
function Eliminar({ guardada, tramite }: EliminarProps) {
  if (guardada?.estado !== 'borrador') return null;
  return (
    <Button
      variant="ghost"
      icon={<Trash2 size={18} />}
      blocked={guardada.acciones.eliminar}
      busy={tramite.working === 'eliminar' && 'Eliminando'}
      onClick={() => void tramite.eliminar(guardada)}
    >
      Eliminar borrador
    </Button>
  );
}

/** Whether the written values are saved. */
function Guardado({
  diligenciamiento,
  isDirty,
}: {
  readonly diligenciamiento: Diligenciamiento;
  readonly isDirty: boolean;
}) {
  const state = toSaveState(diligenciamiento, isDirty);
  return state === null ? null : <SaveStatus state={state} savedLabel="Borrador guardado" />;
}

/** An automatic save that did not reach the server. */
const DETENIDO: ReadonlySet<SaveState['kind']> = new Set(['held', 'offline', 'refused']);

function toSaveState(diligenciamiento: Diligenciamiento, isDirty: boolean): SaveState | null {
  const { isSaving, wasTried, errores, state, guardadoEn } = diligenciamiento;
  if (isSaving || state.kind === 'saving') return { kind: 'saving' };
  if (diligenciamiento.isDirty && DETENIDO.has(state.kind)) return state;
  if (wasTried && Object.keys(errores).length > 0)
    return { kind: 'held', reason: 'complete los campos señalados' };
  if (isDirty) return { kind: 'pending' };
  return guardadoEn === null ? null : { kind: 'saved', at: guardadoEn };
}

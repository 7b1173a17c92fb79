import { DraftOffer } from '@marco/web-kit/form-draft';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import type { ReactNode } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { listLugares } from '../../rules/marcas/lugares.ts';
import { AccionesFormulario } from '../formulario/acciones-formulario.tsx';
import { EliminarBorrador, Guardado, YaNoSeEdita } from '../formulario/borrador-solicitud.tsx';
import { EtapasSolicitud } from '../formulario/etapas-solicitud.tsx';
import styles from '../formulario/formulario.module.css';
import { PanelRequisitos } from '../formulario/panel-resumen.tsx';
import { PasosFormulario } from '../formulario/pasos-formulario.tsx';
import { SolicitudRadicada } from '../formulario/solicitud-radicada.tsx';
import { useRespuestaEnFormulario } from '../formulario/use-respuesta-en-formulario.ts';
import { MarcasEnFormulario } from '../marcas/marcas-en-formulario.tsx';
import { EtapaAprobacion } from './etapa-aprobacion.tsx';
import { EtapaContrato } from './etapa-contrato.tsx';
import { EtapaCorrespondencia } from './etapa-correspondencia.tsx';
import { EtapaMensajes } from './etapa-mensajes.tsx';
import { EtapaVersion } from './etapa-version.tsx';
import { ETAPAS_NIVEL_DOS, type EtapaNivelDos, listEtapasNivelDos } from './etapas-nivel-dos.ts';
import { PanelNivelDos } from './panel-nivel-dos.tsx';
import { listRequisitosDeForma } from './requisitos-de-forma.ts';
import { type FormularioDeNivelDos, useFormularioNivelDos } from './use-formulario-nivel-dos.ts';

/** Steps whose tables take the whole width; the summary stands below them (design 12). */
const ANCHAS: ReadonlySet<EtapaNivelDos> = new Set<EtapaNivelDos>(['correspondencia', 'mensajes']);

interface FormularioNivelDosProps {
  readonly titulo: string;
  readonly solicitud: Solicitud;
  /** Over the steps: why it was returned. */
  readonly children?: ReactNode;
}

/** A request of level 2 in five steps, kept as a draft between them (design 12, AREA-05). */
export function FormularioNivelDos({ titulo, solicitud, children }: FormularioNivelDosProps) {
  const formulario = useFormularioNivelDos(solicitud);
  const { paso, guardada, diligenciamiento, tramite, radicada, isDirty, move } = formulario;
  const { values: valores } = diligenciamiento;
  if (radicada) return <SolicitudRadicada solicitud={radicada} />;
  const requisitos = listRequisitosDeForma(guardada, valores);
  const side = (
    <>
      <PanelNivelDos solicitud={guardada} valores={valores} />
      <PanelRequisitos
        requisitos={paso === 'aprobacion' ? requisitos : requisitos.filter(({ parte }) => parte === paso)}
      />
      <EliminarBorrador guardada={guardada} tramite={tramite} />
    </>
  );
  return (
    <>
      <PageHeading
        title={titulo}
        lead={formulario.lead}
        actions={<Guardado diligenciamiento={diligenciamiento} isDirty={isDirty} />}
      />
      <div className={styles['stack']}>
        {guardada.acciones.editar.allowed ? children : <YaNoSeEdita solicitud={guardada} />}
        <DraftOffer draft={formulario.enEsteEquipo} />
        <EtapasSolicitud
          etapas={listEtapasNivelDos(guardada, valores, paso)}
          actual={paso}
          onSelect={(next) => void move(next, false)}
        />
      </div>
      <SideLayout sideLabel="Resumen" side={side} size={ANCHAS.has(paso) ? 'below' : 'narrow'}>
        <Principal formulario={formulario} />
      </SideLayout>
    </>
  );
}

function Principal({ formulario }: { readonly formulario: FormularioDeNivelDos }) {
  const { paso, guardada, diligenciamiento, tramite, fallidos, isUploading, enEsteEquipo } = formulario;
  const pendientes = listPendientes(formulario);
  const sendRespuesta = useRespuestaEnFormulario(diligenciamiento);
  return (
    <>
      <MarcasEnFormulario solicitud={guardada} lugares={listLugares(guardada)} onSend={sendRespuesta}>
        <PasosFormulario
          key={enEsteEquipo.takes}
          etapas={ETAPAS_NIVEL_DOS}
          paso={paso}
          conArchivos={[]}
          parts={{
            servicio: <EtapaVersion solicitud={guardada} />,
            contrato: <EtapaContrato formulario={formulario} />,
            correspondencia: <EtapaCorrespondencia formulario={formulario} />,
            mensajes: <EtapaMensajes formulario={formulario} />,
            aprobacion: <EtapaAprobacion formulario={formulario} pendientes={pendientes} />,
          }}
        />
      </MarcasEnFormulario>
      {fallidos === 0 ? null : (
        <Notice tone="warn" role="status">
          Para continuar, elimine o reemplace el archivo con error.
        </Notice>
      )}
      <AccionesFormulario
        etapas={ETAPAS_NIVEL_DOS}
        paso={paso}
        editar={guardada.acciones.editar}
        radicar={guardada.acciones.radicar}
        faltantes={pendientes.map(({ mensaje }) => mensaje)}
        esDeNuevo={guardada.estado === 'devuelta'}
        fallidos={fallidos}
        busy={
          (tramite.working === 'radicar' && 'Radicando') ||
          (diligenciamiento.isSaving && 'Guardando') ||
          (isUploading && 'Cargando archivos')
        }
        onSave={() => void formulario.save()}
        onMove={(next, isForward) => void formulario.move(next, isForward)}
        onRadicar={() => void formulario.radicar()}
      />
    </>
  );
}

/** What it lacks to be filed; of what is saved, the server has the last word. */
function listPendientes({ guardada, diligenciamiento }: FormularioDeNivelDos) {
  if (!diligenciamiento.isDirty)
    return guardada.pendientes.map(({ campo, mensaje }) => ({
      paso: ETAPAS_NIVEL_DOS.find(({ id }) => id === campo)?.id ?? 'servicio',
      mensaje,
    }));
  return listRequisitosDeForma(guardada, diligenciamiento.values)
    .filter(({ cumplido }) => !cumplido)
    .map(({ parte, mensaje }) => ({ paso: parte, mensaje }));
}

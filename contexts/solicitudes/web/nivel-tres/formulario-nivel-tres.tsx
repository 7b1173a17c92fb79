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
import { EtapaCertificados } from './etapa-certificados.tsx';
import { EtapaConsumo } from './etapa-consumo.tsx';
import { EtapaOrganizacional } from './etapa-organizacional.tsx';
import { EtapaPoliticoLegal } from './etapa-politico-legal.tsx';
import { EtapaRevisionNivelTres, type PendienteNivelTres } from './etapa-revision-nivel-tres.tsx';
import { EtapaTecnico } from './etapa-tecnico.tsx';
import { ETAPAS_NIVEL_TRES, type EtapaNivelTres, listEtapasNivelTres, toEtapa } from './etapas-nivel-tres.ts';
import { PanelNivelTres } from './panel-nivel-tres.tsx';
import { listRequisitosDeForma } from './requisitos-de-forma.ts';
import { type FormularioDeNivelTres, useFormularioNivelTres } from './use-formulario-nivel-tres.ts';

/** Steps that stay, so that their files go on while another step shows. */
const CON_ARCHIVOS: readonly EtapaNivelTres[] = ['politico-legal', 'organizacional', 'tecnico'];

interface FormularioNivelTresProps {
  readonly titulo: string;
  readonly solicitud: Solicitud;
  /** Over the steps: why it was returned. */
  readonly children?: ReactNode;
}

/** A request of level 3 in six steps, kept as a draft between them (domain niveles §4.3, AREA-05). */
export function FormularioNivelTres({ titulo, solicitud, children }: FormularioNivelTresProps) {
  const formulario = useFormularioNivelTres(solicitud);
  const { paso, guardada, diligenciamiento, tramite, radicada, isDirty, move } = formulario;
  const { values: valores } = diligenciamiento;
  if (radicada) return <SolicitudRadicada solicitud={radicada} />;
  const requisitos = listRequisitosDeForma(guardada, valores);
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
          etapas={listEtapasNivelTres(guardada, valores, paso)}
          actual={paso}
          onSelect={(next) => void move(next, false)}
        />
      </div>
      <SideLayout
        sideLabel="Resumen"
        side={
          <>
            <PanelNivelTres solicitud={guardada} valores={valores} />
            <PanelRequisitos
              requisitos={paso === 'revision' ? requisitos : requisitos.filter(({ parte }) => parte === paso)}
            />
            <EliminarBorrador guardada={guardada} tramite={tramite} />
          </>
        }
      >
        <Principal formulario={formulario} />
      </SideLayout>
    </>
  );
}

function Principal({ formulario }: { readonly formulario: FormularioDeNivelTres }) {
  const { paso, guardada, diligenciamiento, tramite, cargas, enEsteEquipo } = formulario;
  const pendientes = listPendientes(formulario);
  const sendRespuesta = useRespuestaEnFormulario(diligenciamiento);
  return (
    <>
      <MarcasEnFormulario solicitud={guardada} lugares={listLugares(guardada)} onSend={sendRespuesta}>
        <PasosFormulario
          key={enEsteEquipo.takes}
          etapas={ETAPAS_NIVEL_TRES}
          paso={paso}
          conArchivos={CON_ARCHIVOS}
          parts={{
            servicio: <EtapaCertificados solicitud={guardada} />,
            'politico-legal': <EtapaPoliticoLegal formulario={formulario} />,
            organizacional: <EtapaOrganizacional formulario={formulario} />,
            tecnico: <EtapaTecnico formulario={formulario} />,
            consumo: <EtapaConsumo formulario={formulario} />,
            revision: <EtapaRevisionNivelTres valores={diligenciamiento.values} pendientes={pendientes} />,
          }}
        />
      </MarcasEnFormulario>
      {cargas.fallidos === 0 ? null : (
        <Notice tone="warn" role="status">
          Para continuar, elimine o reemplace{' '}
          <b>{cargas.fallidos === 1 ? 'el archivo' : `los ${cargas.fallidos} archivos`} con error</b>.
        </Notice>
      )}
      <AccionesFormulario
        etapas={ETAPAS_NIVEL_TRES}
        paso={paso}
        editar={guardada.acciones.editar}
        radicar={guardada.acciones.radicar}
        faltantes={pendientes.map(({ mensaje }) => mensaje)}
        esDeNuevo={guardada.estado === 'devuelta'}
        fallidos={cargas.fallidos}
        busy={
          (tramite.working === 'radicar' && 'Radicando') ||
          (diligenciamiento.isSaving && 'Guardando') ||
          (cargas.isBusy && 'Cargando archivos')
        }
        onSave={() => void formulario.save()}
        onMove={(next, isForward) => void formulario.move(next, isForward)}
        onRadicar={() => void formulario.radicar()}
      />
    </>
  );
}

/** What it lacks to be filed; of what is saved, the server has the last word. */
function listPendientes({
  guardada,
  diligenciamiento,
}: FormularioDeNivelTres): readonly PendienteNivelTres[] {
  if (diligenciamiento.isDirty)
    return listRequisitosDeForma(guardada, diligenciamiento.values)
      .filter(({ cumplido }) => !cumplido)
      .map(({ parte, mensaje, lugar }) => ({ paso: toEtapa(parte), mensaje, lugar }));
  return guardada.pendientes.map(({ campo, mensaje }) => ({
    paso: toEtapa(campo),
    mensaje,
    lugar: campo.includes('.') ? campo : null,
  }));
}

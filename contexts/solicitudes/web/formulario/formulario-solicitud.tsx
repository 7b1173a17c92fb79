import { ALLOWED } from '@marco/contract-kit/decision';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading } from '@marco/web-kit/page';
import { SideLayout } from '@marco/web-kit/side-layout';
import { type ReactNode, useState } from 'react';
import { listLugares } from '../../rules/marcas/lugares.ts';
import { MarcasEnFormulario } from '../marcas/marcas-en-formulario.tsx';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { AccionesFormulario } from './acciones-formulario.tsx';
import { EliminarBorrador, Guardado, YaNoSeEdita } from './borrador-solicitud.tsx';
import { EtapaDocumentos } from './etapa-documentos.tsx';
import { EtapaElementos } from './etapa-elementos.tsx';
import { EtapaRevision } from './etapa-revision.tsx';
import { EtapaServicio } from './etapa-servicio.tsx';
import {
  ETAPAS,
  listEtapasDichas,
  listPendientes,
  listRequisitosDeEtapa,
  type PendienteDeEtapa,
} from './etapas.ts';
import { EtapasSolicitud } from './etapas-solicitud.tsx';
import styles from './formulario.module.css';
import { PanelRequisitos, PanelResumen } from './panel-resumen.tsx';
import { PasosFormulario } from './pasos-formulario.tsx';
import { SolicitudRadicada } from './solicitud-radicada.tsx';
import { type Formulario, type OrigenFormulario, useFormulario } from './use-formulario.ts';
import { useRespuestaEnFormulario } from './use-respuesta-en-formulario.ts';

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
  const [seRevisa, setRevisa] = useState(false);
  if (radicada) return <SolicitudRadicada solicitud={radicada} />;
  const pendientes = listPendientes(valores, diligenciamiento.isDirty ? null : guardada);

  return (
    <>
      <PageHeading
        title={titulo}
        lead={formulario.lead}
        actions={<Guardado diligenciamiento={diligenciamiento} isDirty={isDirty} />}
      />
      <div className={styles['stack']}>
        {guardada?.acciones.editar.allowed === false ? <YaNoSeEdita solicitud={guardada} /> : children}
        <DraftOffer draft={formulario.enEsteEquipo} />
        <EtapasSolicitud
          etapas={listEtapasDichas(valores, paso)}
          actual={paso}
          onSelect={(next) => void move(next, false)}
        />
      </div>
      <SideLayout
        sideLabel="Resumen"
        // The review of a file needs the whole width, and is left before anything else goes on.
        size={seRevisa ? 'below' : 'narrow'}
        side={
          <>
            <PanelResumen
              valores={valores}
              estadoServicio={guardada?.estadoServicio ?? estadoServicio}
              documentos={documentos.length + carga.listos.length}
            />
            <PanelRequisitos requisitos={listRequisitosDeEtapa(valores, paso)} />
            <EliminarBorrador guardada={guardada} tramite={tramite} />
          </>
        }
      >
        <Pasos
          key={formulario.enEsteEquipo.takes}
          formulario={formulario}
          opciones={opciones}
          pendientes={pendientes}
          seRevisa={seRevisa}
          onRevisa={setRevisa}
        />
        {cargas.fallidos > 0 ? (
          <Notice tone="warn" role="status">
            Para continuar, elimine o reemplace{' '}
            <b>{cargas.fallidos === 1 ? 'el archivo' : `los ${cargas.fallidos} archivos`} con error</b>.
          </Notice>
        ) : null}
        {seRevisa ? null : (
          <AccionesFormulario
            etapas={ETAPAS}
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
        )}
      </SideLayout>
    </>
  );
}

interface PasosProps {
  readonly formulario: Formulario;
  readonly opciones: OpcionesSolicitud;
  readonly pendientes: readonly PendienteDeEtapa[];
  /** Whether the fields of a file are reviewed. */
  readonly seRevisa: boolean;
  readonly onRevisa: (seRevisa: boolean) => void;
}

function Pasos({ formulario, opciones, pendientes, seRevisa, onRevisa }: PasosProps) {
  const { paso, diligenciamiento, carga, cargas, documentos } = formulario;
  const { values: valores } = diligenciamiento;
  const sendRespuesta = useRespuestaEnFormulario(diligenciamiento);
  return (
    <MarcasEnFormulario
      solicitud={diligenciamiento.stored}
      lugares={listLugares({ nivel: 1, ...valores })}
      onSend={sendRespuesta}
    >
      <PasosFormulario
        etapas={ETAPAS}
        paso={paso}
        conArchivos={['documentos']}
        parts={{
          servicio: <EtapaServicio diligenciamiento={diligenciamiento} opciones={opciones} />,
          elementos: (
            <EtapaElementos diligenciamiento={diligenciamiento} seRevisa={seRevisa} onRevisa={onRevisa} />
          ),
          documentos: (
            <EtapaDocumentos diligenciamiento={diligenciamiento} carga={carga} onCarga={cargas.report} />
          ),
          revision: (
            <EtapaRevision
              valores={valores}
              dominio={opciones.dominios.find(({ id }) => String(id) === valores.dominioId)?.nombre ?? null}
              documentos={documentos}
              pendientes={pendientes}
            />
          ),
        }}
      />
    </MarcasEnFormulario>
  );
}

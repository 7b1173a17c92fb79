import { explainDecision } from '@marco/contract-kit/decision';
import { Card } from '@marco/web-kit/card';
import { Notice } from '@marco/web-kit/notice';
import { SaveStatus } from '@marco/web-kit/save-status';
import { SideLayout } from '@marco/web-kit/side-layout';
import type { Dispatch, SetStateAction } from 'react';
import type { GestionReunion } from '../../contract/index.ts';
import { AddDocumentos } from './add-documentos.tsx';
import { Asistencia } from './asistencia.tsx';
import { CampoConApuntes } from './campo-con-apuntes.tsx';
import { CampoDesarrollo } from './campo-desarrollo.tsx';
import { Decisiones } from './decisiones.tsx';
import styles from './desarrollo.module.css';
import { DocumentosReunion } from './documentos-reunion.tsx';
import { SubmitAvance } from './submit-avance.tsx';
import { TextosSueltos } from './textos-sueltos.tsx';
import type { Adjuntos } from './use-adjuntos.ts';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

interface DesarrolloPanelProps {
  readonly reunion: GestionReunion;
  readonly desarrollo: DesarrolloEscrito;
  readonly adjuntos: Adjuntos;
  readonly nueva: string;
  readonly onNueva: Dispatch<SetStateAction<string>>;
}

/** The minutes while the meeting runs, and after it. */
export function DesarrolloPanel({ reunion, desarrollo, adjuntos, nueva, onNueva }: DesarrolloPanelProps) {
  const { idReunion, estado, puntos, participantes, archivos, permisos } = reunion;
  const readOnly = !permisos.anotar.allowed;
  const own = { desarrollo, readOnly };
  return (
    <>
      {readOnly ? (
        <Notice tone="info">{explainDecision(permisos.anotar)}</Notice>
      ) : (
        <SaveStatus
          state={desarrollo.estado}
          onRetry={() => void desarrollo.flush()}
          savedLabel={estado === 'realizada' ? 'Borrador guardado' : 'Guardado'}
        />
      )}
      {estado === 'realizada' && !readOnly ? (
        <SubmitAvance reunion={reunion} desarrollo={desarrollo} />
      ) : null}
      <TextosSueltos desarrollo={desarrollo} />
      <SideLayout
        size="wide"
        side={
          <>
            <Asistencia {...own} participantes={participantes} />
            <Card title="Participantes">
              <CampoDesarrollo
                {...own}
                campo="participante"
                label="Participantes como se publicarán"
                hint="Si lo deja vacío, se publica cuántas personas asistieron de cada entidad."
                rows={4}
              />
            </Card>
            <DocumentosReunion idReunion={idReunion} archivos={archivos} />
            <AddDocumentos adjuntos={adjuntos} />
          </>
        }
      >
        <Card title="Avance de la reunión">
          <CampoConApuntes
            {...own}
            reunion={reunion}
            campo="avance"
            label="Avance"
            hint={
              estado === 'realizada'
                ? 'Lo que se trató y se logró. Es público: sus cambios se ven cuando los publique.'
                : 'Lo que se trató y se logró. Será público cuando finalice la reunión.'
            }
            required
            rows={8}
          />
        </Card>
        <Card title="Orden del día">
          {puntos.length === 0 ? (
            <p className={styles['none']}>No hay puntos. Agréguelos en Programación.</p>
          ) : (
            <ol className={styles['points']}>
              {puntos.map(({ id, titulo }, lugar) => (
                <li key={id}>
                  <CampoConApuntes
                    {...own}
                    reunion={reunion}
                    campo={`punto:${id}`}
                    label={`${lugar + 1}. ${titulo}`}
                    rows={3}
                  />
                </li>
              ))}
            </ol>
          )}
        </Card>
        <Decisiones reunion={reunion} {...own} nueva={nueva} onNueva={onNueva} />
      </SideLayout>
    </>
  );
}

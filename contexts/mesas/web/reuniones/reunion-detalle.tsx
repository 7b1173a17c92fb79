import { toMomentText } from '@marco/country/local-time';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate, formatTime } from '@marco/web-kit/format';
import { SideLayout } from '@marco/web-kit/side-layout';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import type { Reunion } from '../../contract/index.ts';
import { ActaReunion } from '../actas/acta-reunion.tsx';
import { AddDocumentos } from './add-documentos.tsx';
import { DocumentosReunion } from './documentos-reunion.tsx';
import styles from './reunion-detalle.module.css';
import { useAdjuntos } from './use-adjuntos.ts';

export interface ReunionDetalleProps {
  readonly idReunion: number;
  readonly reunion: Reunion;
}

/** What was said in a meeting, who was there and what was handed out. */
export function ReunionDetalle({ idReunion, reunion }: ReunionDetalleProps) {
  const { usersParticipantes } = reunion;
  const adjuntos = useAdjuntos(idReunion, reunion.archivos.length);
  useUnsavedChanges(adjuntos.isDirty);
  return (
    <CardStack>
      <SideLayout
        size="wide"
        side={
          <>
            <DocumentosReunion idReunion={idReunion} archivos={reunion.archivos} />
            <AddDocumentos adjuntos={adjuntos} />
          </>
        }
      >
        <Card title="Información de la reunión">
          <FactSheet>
            <Fact name="Temática" wide>
              {reunion.tematica}
            </Fact>
            <Fact name="Avance" wide>
              {reunion.avance}
            </Fact>
            <Fact name="Fecha">
              <span className="num">{formatDate(reunion.fechaCreacion)}</span>
            </Fact>
            <Fact name="Hora">
              <span className="num">{toHora(reunion.hora)}</span>
            </Fact>
            <Fact name="Consultor principal de apoyo">{reunion.consultorPrincipal.nombreUsuario}</Fact>
            <Fact name="Consultores de apoyo">
              {usersParticipantes.map(({ nombreUsuario }) => nombreUsuario).join(', ')}
            </Fact>
            <Fact name="Participantes" wide>
              <Participantes texto={reunion.participante} />
            </Fact>
          </FactSheet>
        </Card>
      </SideLayout>
      <ActaReunion idReunion={idReunion} />
    </CardStack>
  );
}

/** One line each: of every entidad how many came, or what the ministry wrote. */
function Participantes({ texto }: { readonly texto: string }) {
  const lineas = texto.split('\n').filter((linea) => linea.trim() !== '');
  if (lineas.length < 2) return texto.trim() || 'Sin registro';
  return (
    <ul className={styles['participants']}>
      {lineas.map((linea, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are as they were written and may repeat
        <li key={lugar}>{linea}</li>
      ))}
    </ul>
  );
}

/** 'HH:mm' in Colombia as '10:42 a. m.'; any other text as it comes. */
function toHora(hora: string): string {
  return formatTime(toMomentText('2000-01-01', `${hora}:00`)) || hora;
}

import { Card } from '@marco/web-kit/card';
import { formatDate, formatTime } from '@marco/web-kit/format';
import type { Reunion } from '../../contract/index.ts';
import { Dato, Ficha } from '../ficha.tsx';
import { AdjuntarDocumentos } from './adjuntar-documentos.tsx';
import { DocumentosReunion } from './documentos-reunion.tsx';
import styles from './reunion-detalle.module.css';

export interface ReunionDetalleProps {
  readonly idReunion: number;
  readonly reunion: Reunion;
}

/** What was said in a meeting, who was there and what was handed out. */
export function ReunionDetalle({ idReunion, reunion }: ReunionDetalleProps) {
  const { usersParticipantes } = reunion;
  return (
    <div className={styles['grid']}>
      <Card title="Información de la reunión">
        <Ficha>
          <Dato titulo="Temática" ancho>
            {reunion.tematica}
          </Dato>
          <Dato titulo="Avance" ancho>
            {reunion.avance}
          </Dato>
          <Dato titulo="Fecha">
            <span className="num">{formatDate(reunion.fechaCreacion)}</span>
          </Dato>
          <Dato titulo="Hora">
            <span className="num">{toHora(reunion.hora)}</span>
          </Dato>
          <Dato titulo="Consultor principal de apoyo">{reunion.consultorPrincipal.nombreUsuario}</Dato>
          <Dato titulo="Consultores de apoyo">
            {usersParticipantes.map(({ nombreUsuario }) => nombreUsuario).join(', ')}
          </Dato>
          <Dato titulo="Participantes" ancho>
            {reunion.participante}
          </Dato>
        </Ficha>
      </Card>
      <div className={styles['column']}>
        <DocumentosReunion idReunion={idReunion} archivos={reunion.archivos} />
        <AdjuntarDocumentos idReunion={idReunion} guardados={reunion.archivos.length} />
      </div>
    </div>
  );
}

/** 'HH:mm' in Colombia as '10:42 am'; any other text as it comes. */
function toHora(hora: string): string {
  return formatTime(`2000-01-01T${hora}:00-05:00`) || hora;
}

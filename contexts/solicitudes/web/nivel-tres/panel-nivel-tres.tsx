import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import type { Solicitud } from '../../contract/index.ts';
import styles from '../formulario/formulario.module.css';
import { DatoResumen } from '../formulario/panel-resumen.tsx';
import { CertificadoDeNivel } from './etapa-certificados.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import { listRequisitosDeForma } from './requisitos-de-forma.ts';
import type { ValoresNivelTres } from './valores-nivel-tres.ts';

interface PanelNivelTresProps {
  readonly solicitud: Solicitud;
  readonly valores: ValoresNivelTres;
}

/** What the request is about so far (design 07). */
export function PanelNivelTres({ solicitud, valores }: PanelNivelTresProps) {
  const { servicioVersion } = getNivelTres(solicitud);
  const requisitos = listRequisitosDeForma(solicitud, valores);
  const cumplidos = requisitos.filter(({ cumplido }) => cumplido).length;
  return (
    <Card title="Resumen de la solicitud">
      <dl className={styles['facts']}>
        <DatoResumen nombre="Servicio">{solicitud.servicioNombre}</DatoResumen>
        <DatoResumen nombre="Versión">{servicioVersion.numero}</DatoResumen>
        <DatoResumen nombre="Certificado de nivel 2">
          <CertificadoDeNivel solicitud={solicitud} nivel={2} />
        </DatoResumen>
        <DatoResumen nombre="Requisitos">{`${cumplidos} de ${requisitos.length}`}</DatoResumen>
        <DatoResumen nombre="Estado del servicio">
          {solicitud.estadoServicio === null ? '' : <EstadoServicioChip nombre={solicitud.estadoServicio} />}
        </DatoResumen>
      </dl>
    </Card>
  );
}

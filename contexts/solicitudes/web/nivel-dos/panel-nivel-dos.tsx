import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import type { Solicitud } from '../../contract/index.ts';
import styles from '../formulario/formulario.module.css';
import { DatoResumen } from '../formulario/panel-resumen.tsx';
import { countObligatorios } from './correspondencia.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { countMensajes } from './mensajes.ts';
import { listCamposDe, type ValoresNivelDos } from './valores-nivel-dos.ts';

interface PanelNivelDosProps {
  readonly solicitud: Solicitud;
  readonly valores: ValoresNivelDos;
}

/** What the request is about so far (design 07). */
export function PanelNivelDos({ solicitud, valores }: PanelNivelDosProps) {
  const { servicioVersion, arbol, mensajes } = getNivelDos(solicitud);
  const obligatorios = countObligatorios(listCamposDe(arbol), valores.vinculos);
  const probados = countMensajes(arbol, mensajes);
  return (
    <Card title="Resumen de la solicitud">
      <dl className={styles['facts']}>
        <DatoResumen nombre="Servicio">{solicitud.servicioNombre}</DatoResumen>
        <DatoResumen nombre="Versión">{servicioVersion.numero}</DatoResumen>
        <DatoResumen nombre="Contrato">{valores.contrato?.nombre ?? 'Sin adjuntar'}</DatoResumen>
        <DatoResumen nombre="Obligatorios con lugar">{`${obligatorios.parte} de ${obligatorios.total}`}</DatoResumen>
        <DatoResumen nombre="Mensajes comprobados">{`${probados.parte} de ${probados.total}`}</DatoResumen>
        <DatoResumen nombre="Estado del servicio">
          {solicitud.estadoServicio === null ? '' : <EstadoServicioChip nombre={solicitud.estadoServicio} />}
        </DatoResumen>
      </dl>
    </Card>
  );
}

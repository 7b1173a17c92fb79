import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { formatMoment, formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import type { OperacionServicioMedida } from '../../contract/index.ts';
import { CLASE_FALLA, CLASES_FALLA, VEREDICTO_ANS, type VeredictoAns } from '../../contract/terms.ts';
import { presentPercentil } from '../../rules/servicios/percentil.ts';
import { FranjaDias } from './franja-dias.tsx';
import styles from './operacion-servicio.module.css';

const TONO: Readonly<Record<VeredictoAns, ChipTone>> = {
  cumple: 'green',
  'no-cumple': 'red',
  'en-el-limite': 'yellow',
  'sin-datos': 'gray',
  'sin-declarar': 'gray',
};

/** Two decimals at most: '99,87 %'. */
export const formatPorcentaje = (value: number) => `${formatNumber(Math.round(value * 100) / 100)} %`;

/** Promised beside measured; what is not known says so. */
export function OperacionServicio({ operacion }: { readonly operacion: OperacionServicioMedida }) {
  const { disponibilidad, p95, tasaError, datosHasta, diasMedidos, llamadas } = operacion;
  const lineas = [
    {
      nombre: 'Disponibilidad',
      prometido:
        disponibilidad.prometido === null ? null : `${formatPorcentaje(disponibilidad.prometido)} o más`,
      medido: disponibilidad.medido === null ? null : formatPorcentaje(disponibilidad.medido),
      veredicto: disponibilidad.veredicto,
    },
    {
      nombre: 'Tiempo de respuesta (percentil 95)',
      prometido: p95.prometido === null ? null : `${formatNumber(p95.prometido)} ms o menos`,
      medido: p95.medido === null ? null : presentPercentil(p95.medido),
      veredicto: p95.veredicto,
    },
    {
      nombre: 'Tasa de error',
      prometido: tasaError.prometido === null ? null : `${formatPorcentaje(tasaError.prometido)} o menos`,
      medido: tasaError.medido === null ? null : formatPorcentaje(tasaError.medido),
      veredicto: tasaError.veredicto,
    },
  ];
  return (
    <div className={styles['operacion']}>
      {operacion.deriva?.estado === 'distinto' ? (
        <Notice tone="warn">
          El contrato en producción no es el certificado, según la comparación del{' '}
          {formatMoment(operacion.deriva.comparadoEn)}
        </Notice>
      ) : null}
      <table className={styles['tabla']}>
        <caption className="sr">Lo que se prometió y lo que se midió en {diasMedidos} días</caption>
        <thead>
          <tr>
            <th scope="col">Compromiso</th>
            <th scope="col">Prometido</th>
            <th scope="col">Medido</th>
            <th scope="col">Resultado</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map(({ nombre, prometido, medido, veredicto }) => (
            <tr key={nombre}>
              <th scope="row">{nombre}</th>
              <td data-label="Prometido">{prometido ?? 'Sin declarar'}</td>
              <td data-label="Medido">{medido ?? 'Sin datos'}</td>
              <td data-label="Resultado">
                <Chip tone={TONO[veredicto]}>{VEREDICTO_ANS[veredicto]}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {datosHasta === null ? (
        <p className={styles['nota']}>
          Sin datos de operación: la Agencia Nacional Digital no los ha cargado.
        </p>
      ) : (
        <>
          <FranjaDias dias={operacion.dias} hoy={operacion.hoy} />
          <p className={styles['nota']}>
            {formatNumber(llamadas)} llamadas en {diasMedidos} días. {presentFallas(operacion)}
            Fuente: monitoreo operacional de la plataforma X-Road, cargado por la Agencia Nacional Digital;
            datos hasta el {formatMoment(datosHasta)}
            {operacion.ultimoIncidente === null
              ? null
              : `; último incidente, el ${formatMoment(operacion.ultimoIncidente)}`}
          </p>
        </>
      )}
    </div>
  );
}

function presentFallas({ porFalla }: OperacionServicioMedida): string {
  const partes = CLASES_FALLA.filter((clase) => porFalla[clase] > 0).map(
    (clase) => `${CLASE_FALLA[clase].toLowerCase()} ${formatNumber(porFalla[clase])}`,
  );
  return partes.length === 0 ? '' : `Fallas: ${partes.join(', ')}. `;
}

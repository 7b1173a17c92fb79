import { LOCALE } from '@marco/country/zone';
import { toneClass } from '@marco/web-kit/tone';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { InformeConformidad } from '../../contract/index.ts';
import { INDICE_MINIMO, VEREDICTOS } from '../../contract/terms.ts';
import styles from './veredicto.module.css';

const LOOKS = {
  favorable: { icon: CircleCheck, tone: 'ok' },
  'con-observaciones': { icon: TriangleAlert, tone: 'warn' },
  'no-favorable': { icon: CircleX, tone: 'err' },
} as const;

const formatPorcentaje = (valor: number) => `${valor.toLocaleString(LOCALE, { maximumFractionDigits: 1 })} %`;
const count = (cuantas: number, una: string, varias: string) => `${cuantas} ${cuantas === 1 ? una : varias}`;

/** The verdict with the two numbers, each with what it is of. */
export function VeredictoCard({ informe }: { readonly informe: InformeConformidad }) {
  const { veredicto, indice, puntaje } = informe;
  const { icon: Icon, tone } = LOOKS[veredicto];
  const sinContar = puntaje.cumplen - puntaje.cuentan;
  return (
    <section className={styles['verdict']} aria-label="Resultado del banco de conformidad">
      <div className={styles['parts']}>
        <div className={toneClass(tone)}>
          <h2>
            <Icon size={24} aria-hidden />
            {VEREDICTOS[veredicto]}
          </h2>
          <p>{explainVeredicto(informe)}</p>
        </div>
        <div>
          <h3>Índice de cobertura</h3>
          {indice ? (
            <>
              <p className={styles['figure']}>
                {formatPorcentaje(indice.porcentaje)} <small>lo que se pudo probar</small>
              </p>
              <div className={styles['bar']} aria-hidden>
                <i className={styles['known']} style={{ width: `${indice.porcentaje}%` }} />
                <u style={{ left: `${INDICE_MINIMO}%` }} />
              </div>
              <p className={styles['note']}>
                {indice.obligatorios.parte} de {indice.obligatorios.total} obligatorios ×{' '}
                {indice.reglas.parte} de {indice.reglas.total} reglas. Mínimo {INDICE_MINIMO} %
              </p>
            </>
          ) : (
            <p className={styles['note']}>
              {informe.servicio
                ? 'No se sabe: el contrato no se pudo leer.'
                : 'Elija un servicio para comparar sus datos con el contrato.'}
            </p>
          )}
        </div>
        <div>
          <h3>Puntaje de conformidad</h3>
          <p className={styles['figure']}>
            {puntaje.cuentan} de {puntaje.ejecutadas} <small>{formatPorcentaje(puntaje.porcentaje)}</small>
          </p>
          <div className={styles['bar']} aria-hidden>
            <i className={styles['passed']} style={{ flex: puntaje.cuentan }} />
            <i className={styles['unknown']} style={{ flex: sinContar }} />
            <i className={styles['observed']} style={{ flex: puntaje.observaciones }} />
            <i className={styles['blocking']} style={{ flex: puntaje.impiden }} />
          </div>
          <p className={styles['note']}>
            {count(puntaje.impiden, 'impide continuar', 'impiden continuar')},{' '}
            {count(puntaje.observaciones, 'observación', 'observaciones')}.
            {sinContar > 0
              ? ` ${count(sinContar, 'cumple', 'cumplen')} sin contar: el índice no deja saber más.`
              : ''}
          </p>
        </div>
      </div>
    </section>
  );
}

function explainVeredicto({ veredicto, servicio, puntaje, indice }: InformeConformidad): string {
  const alcance = servicio
    ? `Se comparó con «${servicio.nombre}», versión ${servicio.version}.`
    : 'Se comprobó el contrato solo, sin comparar sus datos.';
  if (veredicto === 'favorable') return `Nada impide continuar. ${alcance}`;
  if (veredicto === 'con-observaciones') return `Nada impide continuar; revise lo observado. ${alcance}`;
  if (puntaje.impiden === 0 && indice)
    return `Los ejemplos del contrato no alcanzan a probar el ${INDICE_MINIMO} % de sus reglas. Agregue ejemplos. ${alcance}`;
  const cuantas = count(puntaje.impiden, 'comprobación impide', 'comprobaciones impiden');
  return `${cuantas} continuar. ${alcance}`;
}

import { Card } from '@marco/web-kit/card';
import { formatDate } from '@marco/web-kit/format';
import type { ReactNode } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { VEREDICTO_CONCEPTO } from '../../contract/terms.ts';
import { presentPlazo } from '../../rules/ciclo/present-plazo.ts';
import { AccionesVerificacion } from './acciones-verificacion.tsx';
import styles from './cifras.module.css';
import { explainEspera } from './concepto-card.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import { listIncumplidos, listPorDecidir } from './verificacion.ts';

/** The four facts that say where a verification stands, and what ends it (design 13). */
export function CifrasVerificacion({ solicitud }: { readonly solicitud: Solicitud }) {
  const nivelTres = getNivelTres(solicitud);
  const { items, concepto } = nivelTres;
  const { plazo } = solicitud;
  const decididos = items.filter(({ veredicto }) => veredicto !== null).length;
  const incumplidos = listIncumplidos(nivelTres).map(({ codigo }) => codigo);
  const suyos = listPorDecidir(nivelTres).length;
  return (
    <Card flush>
      <dl className={styles['cifras']}>
        <Cifra nombre="Decididos" detalle={explainSuyos(suyos)}>
          {`${decididos} de ${items.length}`}
        </Cifra>
        <Cifra nombre="No cumplen" detalle={incumplidos.join(', ')}>
          {String(incumplidos.length)}
        </Cifra>
        <Cifra nombre="Concepto de la AND" detalle={concepto === null ? explainEspera(nivelTres) : ''}>
          {concepto === null ? 'Pendiente' : VEREDICTO_CONCEPTO[concepto.veredicto]}
        </Cifra>
        <Cifra nombre="Plazo de la verificación" detalle={plazo === null ? '' : presentPlazo(plazo)}>
          {plazo === null ? 'Sin plazo' : formatDate(plazo.venceEn)}
        </Cifra>
      </dl>
      <div className={styles['acciones']} data-print="hide">
        <AccionesVerificacion solicitud={solicitud} />
      </div>
    </Card>
  );
}

function explainSuyos(suyos: number): string {
  if (suyos === 0) return '';
  return suyos === 1 ? 'Usted debe decidir 1' : `Usted debe decidir ${suyos}`;
}

interface CifraProps {
  readonly nombre: string;
  readonly detalle: string;
  readonly children: ReactNode;
}

function Cifra({ nombre, detalle, children }: CifraProps) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd className="num">
        {children}
        {detalle === '' ? null : <small>{detalle}</small>}
      </dd>
    </div>
  );
}

import { Card } from '@marco/web-kit/card';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import { LoadBlock } from '@marco/web-kit/load-block';
import { lazy, Suspense } from 'react';
import { ESTADO_ACTA, type EstadoActa } from '../../contract/actas.terms.ts';
import styles from './acta-panel.module.css';
import { ActaResumen } from './acta-resumen.tsx';
import { ActaSello } from './acta-sello.tsx';
import { type DatosActa, useActa } from './use-acta.ts';

// Visitors download none of it.
const LazyGestion = lazy(async () => ({
  default: (await import('./gestion-acta-panel.tsx')).GestionActaPanel,
}));

const TONO: Readonly<Record<EstadoActa, ChipTone>> = {
  emitida: 'blue',
  'en-enmienda': 'yellow',
  sellada: 'green',
};

export interface ActaPanelProps {
  readonly idReunion: number;
}

/**
 * The acta of a meeting (MESA-11): its state, its files and its seal for anybody; issuing, amending and sealing for
 * those who may. Shows nothing if the meeting has no acta and the person could not issue one.
 */
export function ActaPanel({ idReunion }: ActaPanelProps) {
  const query = useActa(idReunion);
  return (
    <LoadBlock query={query} subject="el acta">
      {(datos) => <Contenido idReunion={idReunion} datos={datos} />}
    </LoadBlock>
  );
}

function Contenido({ idReunion, datos }: ActaPanelProps & { readonly datos: DatosActa }) {
  const { acta, gestion } = datos;
  if (acta === null && gestion?.gestiona !== true) return null;
  const chip = acta ? <Chip tone={TONO[acta.estado]}>{ESTADO_ACTA[acta.estado]}</Chip> : null;
  return (
    <Card title="Acta de la reunión" aside={chip}>
      <div className={styles['panel']}>
        {acta ? <ActaResumen acta={acta} /> : <p>El acta de esta reunión aún no se ha emitido.</p>}
        {gestion ? (
          <Suspense fallback={null}>
            <LazyGestion idReunion={idReunion} gestion={gestion} />
          </Suspense>
        ) : null}
        {acta?.sello ? <ActaSello idReunion={idReunion} acta={acta} sello={acta.sello} /> : null}
      </div>
    </Card>
  );
}

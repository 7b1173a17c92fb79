import { Skeleton } from '@marco/web-kit/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import type { VistaIndicador } from '../../contract/terms.ts';
import type { VistaProps } from './vista-mostrada.ts';

/** A view whose code comes when an indicador asks for it. */
const load = (cual: () => Promise<ComponentType<VistaProps>>) =>
  lazy(async () => ({ default: await cual() }));

const Dibujada = load(async () => (await import('./vista-dibujada.tsx')).VistaDibujada);
const Grados = load(async () => (await import('./grados-card.tsx')).GradosCard);
const Cohorte = load(async () => (await import('./vista-cohorte.tsx')).VistaCohorte);
const Mapa = load(async () => (await import('./vista-mapa.tsx')).VistaMapa);
const Calibracion = load(async () => (await import('./vista-calibracion.tsx')).VistaCalibracion);
const Lista = load(async () => (await import('./vista-lista.tsx')).VistaLista);

/** Those of times are the plot of the page itself. */
const VISTAS: Readonly<Record<Exclude<VistaIndicador, 'tiempos'>, ComponentType<VistaProps>>> = {
  anual: Dibujada,
  franja: Dibujada,
  matriz: Dibujada,
  rango: Dibujada,
  puntos: Dibujada,
  grados: Grados,
  lista: Lista,
  mapa: Mapa,
  cohorte: Cohorte,
  calibracion: Calibracion,
};

/** What shows an indicador beside its months, where its definition asks for it (domain reportes §6.1). */
export function VistaCard(props: VistaProps) {
  const { vista } = props.indicador;
  if (vista === undefined || vista === 'tiempos') return null;
  const Vista = VISTAS[vista];
  return (
    <Suspense fallback={<Skeleton label="Cargando la gráfica" rows={6} shape="text" />}>
      <Vista {...props} />
    </Suspense>
  );
}

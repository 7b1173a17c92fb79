import type { AccionElementos } from '@marco/elementos-de-dato/widgets';
import { lazy, Suspense } from 'react';

// The button comes with the first element somebody chooses: most who read a list choose none.
const DownloadEsquemas = lazy(async () => ({
  default: (await import('../esquemas/download-esquemas.tsx')).DownloadEsquemas,
}));

/** The schemas of the chosen elements are taken together. */
const EsquemasDeElegidos: AccionElementos['Accion'] = ({ elementos }) => (
  <Suspense fallback={null}>
    <DownloadEsquemas elementos={elementos} />
  </Suspense>
);

/** What is done with the elements chosen in a list. */
export const elementosAcciones: readonly AccionElementos[] = [{ order: 10, Accion: EsquemasDeElegidos }];

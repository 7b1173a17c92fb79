import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ImportacionTramites } from '../importacion/importacion.tsx';

const TITULO = 'Importar trámites';

/** Trámites from a file, with a review before anything changes (AREA-09). */
export function ImportacionScreen() {
  usePageTitle(TITULO);
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Primero se muestra qué cambiaría, fila por fila. Ningún trámite se borra."
      />
      <ImportacionTramites />
    </>
  );
}

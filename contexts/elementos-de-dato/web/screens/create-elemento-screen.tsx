import { explainDecision } from '@marco/contract-kit/decision';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { NuevoElemento } from '../formulario/nuevo-elemento.tsx';
import { useCapasDeElementos, usePermisosElementos } from '../lista/use-elementos.ts';

const TITULO = 'Crear elemento de dato';

/** Begins an element: what it is in all its versions; the rest is written in its draft (AREA-06). */
export function CreateElementoScreen() {
  usePageTitle(TITULO);
  const permisos = usePermisosElementos();
  const capas = useCapasDeElementos();
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Elija su capa de uso y su dominio, y dele un identificador. Después escribirá su definición y su estructura en el borrador de la versión 1.0."
      />
      <LoadBlock query={permisos} subject="sus permisos">
        {({ crear }) =>
          crear.allowed ? (
            <LoadBlock query={capas} subject="las capas y los dominios">
              {(opciones) => <NuevoElemento opciones={opciones} />}
            </LoadBlock>
          ) : (
            <Notice tone="warn">{explainDecision(crear)}</Notice>
          )
        }
      </LoadBlock>
    </>
  );
}

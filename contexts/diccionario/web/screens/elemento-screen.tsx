import type { ElementoSlots } from '@marco/elementos-de-dato/widgets';
import { ApiError } from '@marco/web-kit/api-client';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { sortPanels } from '@marco/web-kit/panels';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { ElementoPublico } from '../elemento-publico.tsx';
import { PANELES_PROPIOS } from '../para-otros-programas.tsx';
import { type ElementoPedido, useElemento } from '../use-elemento.ts';

// Who comes by a right address fetches neither.
const NoPublicado = lazy(async () => ({ default: (await import('../no-publicado.tsx')).NoPublicado }));
const OpcionesElemento = lazy(async () => ({
  default: (await import('../opciones-elemento.tsx')).OpcionesElemento,
}));

/** Name of the screen there is no element for. */
const NO_ENCONTRADO = 'Elemento de dato no encontrado';

/** An element of the dictionary, or one of its versions, at its stable address, with the panels of other contexts. */
export function createElementoRoute(given: ElementoSlots) {
  const slots = sortPanels([...given, ...PANELES_PROPIOS]);
  return function ElementoRoute() {
    const { clave = '', capa, dominio, version } = useParams();
    const pedido = { clave, capa, dominio, version };
    return <Pedido key={JSON.stringify(pedido)} pedido={pedido} slots={slots} />;
  };
}

interface PedidoProps {
  readonly pedido: ElementoPedido;
  readonly slots: ElementoSlots;
}

function Pedido({ pedido, slots }: PedidoProps) {
  const elemento = useElemento(pedido);
  const status = elemento.error instanceof ApiError ? elemento.error.status : null;
  const isMissing = status === 404 || status === 400;
  usePageTitle(elemento.data?.nombre ?? (isMissing ? NO_ENCONTRADO : 'Elemento de dato'));
  if (isMissing)
    return (
      <>
        <PageHeading title={NO_ENCONTRADO} />
        <Suspense fallback={null}>
          <NoPublicado pedido={pedido} />
        </Suspense>
      </>
    );
  if (status === 409)
    return (
      <Suspense fallback={<PageHeading title={pedido.clave} />}>
        <OpcionesElemento clave={pedido.clave} version={pedido.version} />
      </Suspense>
    );
  if (elemento.data) return <ElementoPublico detalle={elemento.data} slots={slots} />;
  return (
    <>
      <PageHeading title="Elemento de dato" />
      <LoadBlock query={elemento} subject="el elemento de dato">
        {() => null}
      </LoadBlock>
    </>
  );
}

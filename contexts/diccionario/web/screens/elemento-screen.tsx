import { ApiError } from '@marco/web-kit/api-client';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useParams } from 'react-router';
import { ElementoPublico } from '../elemento-publico.tsx';
import { NO_ENCONTRADO, NoPublicado } from '../no-publicado.tsx';
import { OpcionesElemento } from '../opciones-elemento.tsx';
import { type ElementoPedido, useElemento } from '../use-elemento.ts';

/** An element of the dictionary, or one of its versions, at its stable address. */
export function ElementoScreen() {
  const { clave = '', capa, dominio, version } = useParams();
  const pedido = { clave, capa, dominio, version };
  return <Pedido key={JSON.stringify(pedido)} pedido={pedido} />;
}

function Pedido({ pedido }: { readonly pedido: ElementoPedido }) {
  const elemento = useElemento(pedido);
  const status = elemento.error instanceof ApiError ? elemento.error.status : null;
  const isMissing = status === 404 || status === 400;
  usePageTitle(elemento.data?.nombre ?? (isMissing ? NO_ENCONTRADO : 'Elemento de dato'));
  if (isMissing) return <NoPublicado pedido={pedido} />;
  if (status === 409) return <OpcionesElemento clave={pedido.clave} version={pedido.version} />;
  if (elemento.data) return <ElementoPublico detalle={elemento.data} />;
  return (
    <>
      <PageHeading title="Elemento de dato" />
      <LoadBlock query={elemento} subject="el elemento de dato">
        {() => null}
      </LoadBlock>
    </>
  );
}

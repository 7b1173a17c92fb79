import { useApi } from '@marco/web-kit/api-client';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound, NotFound, readId } from '@marco/web-kit/not-found';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowLeftRight, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  elementosDeDatoPaths,
  toComparacionElementos,
  toVersionesElemento,
} from '../../contract/elementos-de-dato.paths.ts';
import type { Comparacion, compareElementosEndpoint } from '../../contract/index.ts';
import { VeredictoCambio } from '../ciclo/numero-version.tsx';
import { TablaDiferencias } from '../comparacion/tabla-diferencias.tsx';
import { VersionComparada } from '../comparacion/version-comparada.tsx';
import { ElementoNoEncontrado } from '../elemento-no-encontrado.tsx';

const TITULO = 'Comparar versiones';

/** Two versions field by field, whether one is compatible with the other, and why (AREA-06). */
export function ComparacionScreen() {
  usePageTitle(TITULO);
  const [params] = useSearchParams();
  const [a, b] = [readId(params.get('a')), readId(params.get('b'))];
  if (a === null || b === null) return <SinVersiones />;
  return <Comparada key={`${a} ${b}`} a={a} b={b} />;
}

function SinVersiones() {
  return (
    <NotFound
      title={TITULO}
      message="Faltan las versiones que quiere comparar."
      hint="Abra un elemento y elija dos de sus versiones."
      to={elementosDeDatoPaths.homeRestored}
      backLabel="Buscar elementos"
    />
  );
}

interface ComparadaProps {
  readonly a: number;
  readonly b: number;
}

function Comparada({ a, b }: ComparadaProps) {
  const api = useApi();
  const comparacion = useQuery({
    queryKey: ['elementos', 'comparacion', a, b],
    queryFn: ({ signal }) =>
      api.call<typeof compareElementosEndpoint>(
        { method: 'GET', path: '/elemento-dato/comparar' },
        { query: { desde: String(a), hasta: String(b) } },
        { signal, base: 'private' },
      ),
  });
  if (isNotFound(comparacion.error)) return <ElementoNoEncontrado />;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={comparacion.data?.hasta.nombre}
        actions={
          <>
            <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={toVersionesElemento(b)}>
              Versiones
            </ButtonLink>
            <ButtonLink
              variant="neutral"
              icon={<ArrowLeftRight size={18} />}
              to={toComparacionElementos(b, a)}
            >
              Invertir
            </ButtonLink>
            <Button variant="neutral" icon={<Printer size={18} />} onClick={() => window.print()}>
              Imprimir
            </Button>
          </>
        }
      />
      <LoadBlock query={comparacion} subject="la comparación">
        {({ desde, hasta, diferencias, veredicto }) => (
          <CardStack>
            <VersionComparada desde={desde} hasta={hasta} />
            <Dictamen desde={desde} hasta={hasta} diferencias={diferencias} veredicto={veredicto} />
            <TablaDiferencias diferencias={diferencias} desde={desde.numero} hasta={hasta.numero} />
          </CardStack>
        )}
      </LoadBlock>
    </>
  );
}

/**
 * The meaning of the comparison. Two different elements do not replace each other, and between equal versions nothing
 * changed.
 */
function Dictamen({ desde, hasta, diferencias, veredicto }: Comparacion) {
  if (desde.elementoId !== hasta.elementoId)
    return (
      <Notice>
        Son versiones de dos elementos distintos: la comparación muestra en qué difieren, no si una puede
        reemplazar a la otra.
      </Notice>
    );
  return diferencias.length === 0 ? null : <VeredictoCambio veredicto={veredicto} />;
}

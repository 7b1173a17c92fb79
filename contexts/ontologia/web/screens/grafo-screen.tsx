import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound } from '@marco/web-kit/not-found';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { ArrowLeft, FileText } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ontologiaPaths } from '../../contract/ontologia.paths.ts';
import { FichaNoEncontrada } from '../ficha-no-encontrada.tsx';
import type { ClaseDibujo } from '../grafo/estilo.ts';
import styles from '../grafo/grafo.module.css';
import { Leyenda, leaveOut } from '../grafo/leyenda.tsx';
import { ListaVecinos } from '../grafo/lista-vecinos.tsx';
import { readFoco, toPagina } from '../grafo/nodos.ts';
import { useAncho } from '../grafo/use-ancho.ts';
import { useGrafo } from '../grafo/use-grafo.ts';

// The library that draws loads with the first graph on a wide screen, not with the list.
const Dibujo = lazy(() => import('../grafo/dibujo.tsx').then((module) => ({ default: module.Dibujo })));

const TITULO = 'Grafo de la ontología';

/** The ontology as a graph around one node, with its list (AREA-07). Who names no node begins at the one with most relations. */
export function GrafoScreen() {
  usePageTitle(TITULO);
  const { params, change } = useAddressParams();
  const pedido = readFoco(params.get('foco'));
  const navigate = useNavigate();
  const isWide = useAncho();
  const raices = useGrafo(null, pedido === null);
  const clave = pedido ?? raices.data?.masConectado ?? null;
  const vecinos = useGrafo(clave, clave !== null);
  const grafo = clave === null ? raices : vecinos;
  const [ocultas, setOcultas] = useState<ReadonlySet<ClaseDibujo>>(new Set());
  const mostrada = useMemo(() => grafo.data && leaveOut(grafo.data, ocultas), [grafo.data, ocultas]);
  if (isNotFound(grafo.error)) return <FichaNoEncontrada />;
  const foco = grafo.data?.foco ?? null;
  const focus = (next: string) => change({ foco: next }, { preventScrollReset: true });

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={foco ? `Alrededor de «${foco.nombre}».` : 'Elija un nodo para ver con qué se relaciona.'}
        actions={
          <>
            <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={ontologiaPaths.homeRestaurada}>
              Volver
            </ButtonLink>
            {foco ? (
              <ButtonLink icon={<FileText size={18} />} to={toPagina(foco)}>
                Abrir la ficha
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <LoadBlock query={grafo} subject="el grafo">
        {(vecindad) => (
          <CardStack>
            <Leyenda
              vecindad={vecindad}
              ocultas={ocultas}
              onToggle={(clase) => setOcultas((before) => toggle(before, clase))}
            />
            <div className={styles['layout']}>
              <div className={styles['beside']}>
                {isWide ? (
                  <Suspense
                    fallback={
                      <Card flush>
                        <Skeleton label="Cargando el dibujo" rows={8} />
                      </Card>
                    }
                  >
                    <Dibujo
                      vecindad={mostrada ?? vecindad}
                      onFocus={focus}
                      onOpen={(nodo) => void navigate(toPagina(nodo))}
                    />
                  </Suspense>
                ) : null}
                <ListaVecinos
                  vecindad={mostrada ?? vecindad}
                  isLoadingMore={grafo.isFetchingNextPage}
                  onFocus={focus}
                  onMore={() => void grafo.fetchNextPage()}
                />
              </div>
            </div>
          </CardStack>
        )}
      </LoadBlock>
    </>
  );
}

function toggle(ocultas: ReadonlySet<ClaseDibujo>, clase: ClaseDibujo): ReadonlySet<ClaseDibujo> {
  const next = new Set(ocultas);
  if (!next.delete(clase)) next.add(clase);
  return next;
}

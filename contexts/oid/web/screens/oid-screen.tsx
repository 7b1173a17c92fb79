import { Termino } from '@marco/parametros/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, useAddressParams, usePageTitle } from '@marco/web-kit/page';
import { oidPaths } from '../../contract/oid.paths.ts';
import { ArbolOid } from '../nodos/arbol-oid.tsx';
import { NodoPanel } from '../nodos/nodo-panel.tsx';
import { SearchNodos } from '../nodos/search-nodos.tsx';
import styles from '../oid.module.css';

const TITULO = 'Administración OID';

/** 'app/admin/oid': the tree of object identifiers (AREA-11). The address says the chosen node and the search. */
export function OidScreen() {
  usePageTitle(TITULO);
  const { params, change } = useAddressParams();
  const oid = params.get('oid');
  const texto = params.get('texto') ?? '';

  function toQuery(change: Readonly<Record<string, string>>): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  const select = (chosen: string) => change(toQuery({ oid: chosen }), { preventScrollReset: true });

  return (
    <>
      <PageHeading
        title={TITULO}
        lead={
          <>
            <Termino clave="oid">Identificadores de objeto digital</Termino> del lenguaje común: cada uno se
            asigna una vez y para siempre.
          </>
        }
      />
      <CardStack>
        <SearchNodos
          texto={texto}
          onSearch={(wanted) => change(toQuery({ texto: wanted }))}
          toResult={(found) => `${oidPaths.home}?${toQuery({ oid: found })}`}
        />
        <div className={styles['layout']}>
          <ArbolOid oid={oid} onSelect={select} />
          {oid === null ? (
            <Card title="Nodo">
              <EmptyState
                title="Elija un nodo del árbol"
                text="Aquí verá su estructura, lo que identifica y su siguiente arco libre."
              />
            </Card>
          ) : (
            <NodoPanel key={oid} oid={oid} onSelect={select} />
          )}
        </div>
      </CardStack>
    </>
  );
}

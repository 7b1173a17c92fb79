import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Drawer } from '@marco/web-kit/drawer';
import { QueryError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { listParametrosEndpoint, Parametro } from '../../contract/index.ts';
import styles from '../parametrizador/parametrizador.module.css';
import { ParametroForm } from '../parametrizador/parametro-form.tsx';
import { presentValor } from '../parametrizador/present-valor.ts';

const TITULO = 'Parámetros';

/** 'app/admin/parameters': what an administrator changes while the product runs (AREA-10). */
export function ParametrosScreen() {
  usePageTitle(TITULO);
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parametros', 'parametrizador'],
    queryFn: ({ signal }) =>
      api.call<typeof listParametrosEndpoint>({ method: 'GET', path: '/parametrizador' }, {}, { signal }),
  });
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Valores con los que funciona el sistema. Un cambio rige de inmediato, sin reiniciar, y queda en la auditoría."
      />
      {error ? (
        <QueryError title="No fue posible cargar los parámetros" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando parámetros" rows={8} /> : null}
      {data ? <Grupos grupos={data.grupos} /> : null}
    </>
  );
}

interface GruposProps {
  readonly grupos: readonly {
    readonly codigo: string;
    readonly nombre: string;
    readonly parametros: readonly Parametro[];
  }[];
}

function Grupos({ grupos }: GruposProps) {
  const queries = useQueryClient();
  const banners = useBanner();
  const [edited, setEdited] = useState<Parametro | null>(null);
  const close = () => setEdited(null);
  return (
    <div className={styles['groups']}>
      {grupos.map(({ codigo, nombre, parametros }) => (
        <Card key={codigo} title={nombre} flush>
          <ul className={styles['list']}>
            {parametros.map((parametro) => (
              <li key={parametro.clave} className={styles['item']}>
                <div>
                  <h3>{parametro.nombre}</h3>
                  <p className={styles['description']}>{parametro.descripcion}</p>
                </div>
                <span className={styles['value']}>{presentValor(parametro, parametro.valor)}</span>
                <Button
                  variant="neutral"
                  size="small"
                  blocked={parametro.edicion}
                  onClick={() => setEdited(parametro)}
                >
                  Editar <span className="sr">{parametro.nombre}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Drawer
        isOpen={edited !== null}
        onClose={close}
        label={edited?.nombre ?? ''}
        closeLabel="Cerrar sin guardar"
        side="right"
        holds="content"
        guardsTyped
      >
        {edited ? (
          <ParametroForm
            parametro={edited}
            onCancel={close}
            onSaved={({ nombre }) => {
              close();
              banners.success(`Se guardó «${nombre}». Ya rige.`);
              // The texts and settings of every page come from the parameters too.
              void queries.invalidateQueries({ queryKey: ['parametros'] });
            }}
          />
        ) : null}
      </Drawer>
    </div>
  );
}

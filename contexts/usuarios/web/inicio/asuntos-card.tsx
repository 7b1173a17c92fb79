import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { useAddressParams } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { BloqueAsuntos, BloqueNovedades } from '../../contract/index.ts';
import { type ConsultaInicio, formatInicio, parseInicio } from '../../rules/actividades/consulta-inicio.ts';
import { useBloque } from '../widgets/use-bloque.ts';
import styles from './asuntos.module.css';
import { ColasAsuntos } from './colas-asuntos.tsx';
import { FiltroAsuntos } from './filtro-asuntos.tsx';
import { GrupoAsuntos } from './grupo-asuntos.tsx';
import { OtrosAsuntos } from './otros-asuntos.tsx';
import { QuedanAsuntos } from './quedan-asuntos.tsx';
import { SinPendientes } from './sin-pendientes.tsx';
import { useAsuntos } from './use-asuntos.ts';
import { watchRowKeys } from './watch-row-keys.ts';

// It comes with the first kind that is chosen.
const TipoElegido = lazy(async () => ({ default: (await import('./tipo-elegido.tsx')).TipoElegido }));

const TITULO = 'Lo que espera por usted';

/** Everything that waits for the person, of all kinds together, by its last day (AREA-13). */
export function AsuntosCard() {
  const consulta = parseInicio(useAddressParams().params);
  const { data, error, isFetching, refetch } = useAsuntos(consulta);
  // Read here, so that they are asked for together with the list.
  const otros = useBloque<BloqueAsuntos>('otros');
  const novedades = useBloque<BloqueNovedades>('novedades').data ?? null;
  if (!data) {
    return (
      <Card title={TITULO} flush>
        {error ? (
          <QueryError title="No fue posible cargar sus asuntos" query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Cargando sus asuntos" rows={6} />
        )}
      </Card>
    );
  }
  return (
    <>
      {data.conColas && consulta.ambito === 'mio' && data.tipos.length > 0 ? (
        <ColasAsuntos tipos={data.tipos} consulta={consulta} />
      ) : null}
      <Card title={TITULO} flush>
        <FiltroAsuntos bloque={data} consulta={consulta} />
        <div ref={listenToRows}>
          <Lista bloque={data} consulta={consulta} novedades={novedades} />
        </div>
        <QuedanAsuntos key={formatInicio(consulta)} total={countListed(data)} />
        <OtrosAsuntos query={otros} />
      </Card>
    </>
  );
}

const listenToRows = (list: HTMLDivElement) => watchRowKeys(list);

const countListed = ({ grupos }: BloqueAsuntos) => grupos.reduce((sum, { total }) => sum + total, 0);

interface ListaProps {
  readonly bloque: BloqueAsuntos;
  readonly consulta: ConsultaInicio;
  readonly novedades: BloqueNovedades | null;
}

function Lista({ bloque, consulta, novedades }: ListaProps) {
  const { grupos, tipos, finDeSemana, ambito } = bloque;
  const elegido = tipos.find(({ codigo }) => codigo === consulta.tipo);
  const postponed = tipos.filter(({ pospuestaHasta }) => pospuestaHasta !== null);
  return (
    <>
      {elegido && ambito === 'mio' ? (
        <Suspense fallback={null}>
          <TipoElegido key={elegido.codigo} tipo={elegido} />
        </Suspense>
      ) : null}
      {grupos.length === 0 ? (
        <SinPendientes isFiltered={consulta.tipo !== null || consulta.grupo !== null} novedades={novedades} />
      ) : (
        <>
          <p className="sr">Con las teclas J y K pasa de un asunto a otro.</p>
          {grupos.map((grupo, at) => (
            <GrupoAsuntos
              key={grupo.grupo}
              grupo={grupo}
              consulta={consulta}
              finDeSemana={finDeSemana}
              esPrimero={at === 0}
            />
          ))}
        </>
      )}
      {consulta.grupo === null ? null : (
        <p className={styles['more']}>
          <Link to={{ search: formatInicio({ ...consulta, grupo: null }) }}>Volver a todos los asuntos</Link>
        </p>
      )}
      {elegido || postponed.length === 0 ? null : (
        <p className={styles['more']}>
          Pospuestos:{' '}
          {postponed.map(({ codigo, titulo }, at) => (
            <span key={codigo}>
              {at > 0 ? ', ' : null}
              <Link to={{ search: formatInicio({ ...consulta, tipo: codigo }) }}>{titulo}</Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

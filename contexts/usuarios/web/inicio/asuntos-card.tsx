import { Card } from '@marco/web-kit/card';
import { QueryError } from '@marco/web-kit/load-error';
import { useAddressParams } from '@marco/web-kit/page';
import { Skeleton } from '@marco/web-kit/skeleton';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { BloqueAsuntos } from '../../contract/index.ts';
import { type ConsultaInicio, formatInicio, parseInicio } from '../../rules/actividades/consulta-inicio.ts';
import styles from './asuntos.module.css';
import { ColasAsuntos } from './colas-asuntos.tsx';
import { FiltroAsuntos } from './filtro-asuntos.tsx';
import { GrupoAsuntos } from './grupo-asuntos.tsx';
import { OtrosAsuntos } from './otros-asuntos.tsx';
import { useAsuntos } from './use-asuntos.ts';

// It comes with the first kind that is chosen.
const TipoElegido = lazy(async () => ({ default: (await import('./tipo-elegido.tsx')).TipoElegido }));

const TITULO = 'Lo que espera por usted';

/** Everything that waits for the person, of all kinds together, by its last day (AREA-13). */
export function AsuntosCard() {
  const consulta = parseInicio(useAddressParams().params);
  const { data, error, isFetching, refetch } = useAsuntos(consulta);
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
        <Lista bloque={data} consulta={consulta} />
        <OtrosAsuntos />
      </Card>
    </>
  );
}

interface ListaProps {
  readonly bloque: BloqueAsuntos;
  readonly consulta: ConsultaInicio;
}

function Lista({ bloque, consulta }: ListaProps) {
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
        <p className={styles['empty']} role="status">
          {consulta.tipo === null && consulta.grupo === null
            ? 'No tiene pendientes.'
            : 'No hay asuntos con este filtro.'}
        </p>
      ) : (
        grupos.map((grupo, at) => (
          <GrupoAsuntos
            key={grupo.grupo}
            grupo={grupo}
            consulta={consulta}
            finDeSemana={finDeSemana}
            esPrimero={at === 0}
          />
        ))
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
